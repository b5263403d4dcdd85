// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followRouter } from '#kit/address.ts'
import { useList } from '#kit/list/use-list.ts'
import { AnchorContext, type AnchorProps } from '#ui/Anchor.tsx'
import { liste } from '../liste.ts'
import { FilActiveFilters, FilPanel } from './FilFilters.tsx'

const page = document.createElement('div')
const root = createRoot(page)
const onRemove = vi.fn<() => void>()

const drawLink = (props: AnchorProps) => <Link {...props} />
const Fil = () => (
  <AnchorContext value={drawLink}>
    <FilPanel />
    <FilActiveFilters filtres={useList(liste, undefined).filters} onRemove={onRemove} />
  </AnchorContext>
)

/** Opens the feed at this URL; returns where the filters lead. */
const open = async (address: string) => {
  const router = createMemoryRouter([{ path: '/actu', element: <Fil /> }], { initialEntries: [address] })
  followRouter(router)
  await act(async () => root.render(<RouterProvider key={address} router={router} />))
  return () => `${router.state.location.pathname}${router.state.location.search}`
}
const texts = (selector: string) => [...page.querySelectorAll(selector)].map((one) => one.textContent)
const choose = (label: string, option: string) =>
  act(async () => {
    const select = [...page.querySelectorAll('select')].find(
      ({ labels }) => labels[0]?.textContent === label,
    )!
    select.value = [...select.options].find(({ text }) => text === option)!.value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
const press = (name: string) =>
  act(async () =>
    [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name)!.click(),
  )
const filter = () => act(async () => page.querySelector('form')!.requestSubmit())

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.append(page)
})
afterEach(async () => {
  await act(async () => root.render(null))
  page.remove()
  vi.resetAllMocks()
  vi.unstubAllGlobals()
})

test('[M2] a type of post, and what is pinned, are chosen in any feed, and stay in the URL with its words', async () => {
  const whereOf = await open('/actu?fil=antenne&termes=noël')
  expect(texts('option')).toEqual(['Tout', 'Publications', 'Actualités', 'Annonces', 'Toutes', 'Épinglées'])
  await choose('Afficher', 'Annonces')
  await choose('Épingle', 'Épinglées')
  expect(new URLSearchParams(whereOf().split('?')[1]).get('type')).toBeNull()
  await filter()
  expect(Object.fromEntries(new URLSearchParams(whereOf().split('?')[1]))).toEqual({
    fil: 'antenne',
    type: 'annonce',
    epinglees: 'oui',
    termes: 'noël',
  })
})

test('[M2] each active filter has a link that removes it, and one button removes them all', async () => {
  const whereOf = await open('/actu?type=actualite&epinglees=oui')
  expect(texts('li')).toEqual(['Actualités, retirer ce filtre', 'Épinglées, retirer ce filtre'])
  await act(async () => page.querySelector<HTMLElement>('li a')!.click())
  expect(whereOf()).toBe('/actu?epinglees=oui')
  expect(onRemove).toHaveBeenCalledOnce()
  await press('Effacer')
  expect(whereOf()).toBe('/actu')
  expect(texts('li')).toEqual([])
})

test('[C2] saved help requests have no filter of posts', async () => {
  await open('/actu?fil=enregistrees&quoi=coups-de-pouce')
  expect(page.querySelector('form')).toBeNull()
})
