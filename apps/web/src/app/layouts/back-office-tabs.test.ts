// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { RouteDefinition } from '#kit/route.ts'
import { routes } from '../modules.ts'
import { tabsOf } from './back-office-tabs.ts'

const SECTIONS = ['/administratrice', '/coordinatrice']
/** Every section built. */
const built = routes.map((route) => ({ ...route, soon: undefined }) as unknown as RouteDefinition)

test('the current section comes out of « Plus » and becomes a tab', () => {
  const { tabs, more, current } = tabsOf('/administratrice/faq', built)
  expect(tabs).toHaveLength(9)
  expect(tabs.at(-1)?.label).toBe('FAQ')
  expect(more.map(({ label }) => label)).not.toContain('FAQ')
  expect(current).toBe('/administratrice/faq')
  expect(tabsOf('/administratrice/evenement/12/edition', built).tabs).toHaveLength(8)
})

test('[R2.1-18] the administrator’s entry is the list of events', () => {
  expect(tabsOf('/administratrice', routes).current).toBe('/administratrice/evenement')
})

test('every back-office page belongs to one tab, and every tab has a route', () => {
  const paths = routes.filter(({ layout }) => layout === 'backOffice').map(({ path }) => path)
  expect(paths.filter((path) => tabsOf(path, routes).current === '')).toEqual([])
  for (const section of SECTIONS) {
    const { tabs, more } = tabsOf(section, built)
    for (const { to } of [...tabs, ...more]) expect(paths).toContain(to)
  }
})

test('a section that is not built yet has no tab, except on its own page', () => {
  const soon = routes.filter((route) => route.soon).map(({ path }) => String(path))
  for (const section of SECTIONS) {
    const { tabs, more } = tabsOf(section, routes)
    expect([...tabs, ...more].filter(({ to }) => soon.includes(to))).toEqual([])
    expect(tabs.length).toBeGreaterThan(2)
  }
  const invented: RouteDefinition[] = [
    {
      path: '/administratrice/export',
      access: 'administratrice',
      title: '',
      layout: 'backOffice',
      soon: true,
    },
  ]
  const { tabs, current } = tabsOf('/administratrice/export', invented)
  expect(tabs.at(-1)?.label).toBe('Exports')
  expect(current).toBe('/administratrice/export')
  expect(tabsOf('/administratrice', invented).more.map(({ label }) => label)).not.toContain('Exports')
})
