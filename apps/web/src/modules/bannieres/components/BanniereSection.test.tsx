// @vitest-environment jsdom
import type { Banniere } from '@entrelles/contract/modules/bannieres/bannieres.schema.ts'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { Link, MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AnchorContext, type AnchorProps } from '#ui/Anchor.tsx'
import { getBanniere, startBanniere } from '../banniere-en-cours.ts'
import { BanniereSection } from './BanniereSection.tsx'

const BANNIERE = {
  id: '019a0000-0000-7000-8000-000000000001',
  texteLigne1: 'L’agenda se synchronise',
  texteLigne2: 'En un geste.',
  texteBouton: 'Découvrir l’agenda',
  lienBouton: '/evenement',
} as Banniere

const page = document.createElement('div')
const root = createRoot(page)
const section = () => page.querySelector('section')
const drawLink = (props: AnchorProps) => <Link {...props} />

const network = vi.fn<typeof fetch>()
const answer = (status: number, body?: unknown) =>
  network.mockImplementation(async () => new Response(body ? JSON.stringify(body) : null, { status }))

const open = () =>
  act(() =>
    root.render(
      <MemoryRouter>
        <AnchorContext value={drawLink}>
          <BanniereSection />
          <Link to="/faq">FAQ</Link>
          <h1 tabIndex={-1} data-page-title="">
            Accueil
          </h1>
        </AnchorContext>
      </MemoryRouter>,
    ),
  )
const press = (selector: string) => act(() => page.querySelector<HTMLElement>(selector)?.click())

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', network)
  document.body.append(page)
})
afterEach(async () => {
  act(() => root.render(null))
  const { closeSession } = await import('#kit/session.ts')
  closeSession()
  vi.resetAllMocks()
  vi.unstubAllGlobals()
})

test('[R2.4-9] a banner is a labelled region with two lines, a link and « Ne plus voir ce message »', async () => {
  answer(200, BANNIERE)
  await startBanniere()
  open()
  expect(section()?.getAttribute('aria-label')).toBe('Nouveauté')
  expect(section()?.querySelector('p')?.textContent).toBe('L’agenda se synchronise En un geste.')
  expect(section()?.querySelector('a')?.getAttribute('href')).toBe('/evenement')
  expect(section()?.querySelector('a')?.hasAttribute('target')).toBe(false)
  expect(section()?.querySelector('button')?.textContent).toBe('Ne plus voir ce message')
})

test('a link to another site opens a new window and says so', async () => {
  answer(200, { ...BANNIERE, lienBouton: 'https://www.helloasso.com' })
  await startBanniere()
  open()
  const link = section()?.querySelector('a')
  expect(link?.target).toBe('_blank')
  expect(link?.textContent).toContain('nouvelle fenêtre')
})

test('a banner that comes after the page is shown with the next page', async () => {
  answer(200, BANNIERE)
  open()
  await startBanniere()
  expect(getBanniere()).toEqual(BANNIERE)
  expect(section()).toBeNull()
  press('a')
  expect(section()).not.toBeNull()
})

test('[R4-9] dismissing hides it at once, and moves the focus to the title of the page', async () => {
  answer(200, BANNIERE)
  await startBanniere()
  open()
  answer(204)
  press('button')
  expect(section()).toBeNull()
  expect(document.activeElement?.textContent).toBe('Accueil')
  press('a')
  expect(section()).toBeNull()
})
