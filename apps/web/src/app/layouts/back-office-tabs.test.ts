// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { routes } from '../modules.ts'
import { tabsOf } from './back-office-tabs.ts'

test('the current section comes out of « Plus » and becomes a tab', () => {
  const { tabs, more, current } = tabsOf('/administratrice/faq')
  expect(tabs).toHaveLength(9)
  expect(tabs.at(-1)?.label).toBe('FAQ')
  expect(more.map(({ label }) => label)).not.toContain('FAQ')
  expect(current).toBe('/administratrice/faq')
  expect(tabsOf('/administratrice/evenement/12/edition').tabs).toHaveLength(8)
})

test('[R2.1-18] the administrator’s entry is the list of events', () => {
  expect(tabsOf('/administratrice').current).toBe('/administratrice/evenement')
})

test('every back-office page belongs to one tab, and every tab has a route', () => {
  const paths = routes.filter(({ layout }) => layout === 'backOffice').map(({ path }) => path)
  expect(paths.filter((path) => tabsOf(path).current === '')).toEqual([])
  for (const section of ['/administratrice', '/coordinatrice']) {
    const { tabs, more } = tabsOf(section)
    for (const { to } of [...tabs, ...more]) expect(paths).toContain(to)
  }
})
