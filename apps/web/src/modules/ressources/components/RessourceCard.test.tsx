// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setSessionHandler } from '#kit/call.ts'
import { createQueryClient } from '#kit/query-client.ts'
import { closeToast, shownToasts } from '#ui/toast.ts'
import { FAVORI, fichierDe, lienDe, ressourceDe } from '../test-ressource.ts'
import { RessourceCard } from './RessourceCard.tsx'

const page = document.createElement('div')
const root = createRoot(page)
const network = vi.fn<typeof fetch>()

const show = (ressource = ressourceDe(), at = '/ressource?type=lien') =>
  act(async () =>
    root.render(
      <MemoryRouter initialEntries={[at]}>
        <QueryClientProvider client={createQueryClient()}>
          <RessourceCard ressource={ressource} />
        </QueryClientProvider>
      </MemoryRouter>,
    ),
  )
const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))))
const press = async (element: HTMLElement | null | undefined) => {
  await act(async () => element?.click())
  await settle()
}
const titleLink = () => page.querySelector<HTMLElement>('h3 > *')!
const buttonNamed = (name: RegExp) =>
  Array.from(page.querySelectorAll('button')).find((one) =>
    name.test(one.getAttribute('aria-label') ?? one.textContent),
  )
const sent = () => network.mock.calls.map(([url, init]) => [init?.method, new URL(url as string).pathname])

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', network)
  network.mockImplementation(async () => new Response(null, { status: 204 }))
  setSessionHandler(() => {})
  document.body.append(page)
  // jsdom does not follow links.
  page.addEventListener('click', (event) => event.preventDefault())
})
afterEach(async () => {
  await act(async () => root.render(null))
  for (const { id } of shownToasts()) closeToast(id)
  vi.resetAllMocks()
  vi.unstubAllGlobals()
})

test('[R2.1-13] an article leads to its page, which tells the view itself', async () => {
  await show()
  expect(titleLink().getAttribute('href')).toBe(`/ressource/article/${ressourceDe().id}`)
  expect(page.textContent).not.toContain('Détails')
  await press(titleLink())
  expect(sent()).toEqual([])
})

test('[R2.1-13] a link opens a new window that knows nothing of this one, and counts as a view', async () => {
  const { id, url } = lienDe()
  await show(lienDe())
  const link = titleLink()
  expect(link.getAttribute('href')).toBe(url)
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toContain('noopener')
  expect(link.textContent).toContain('(nouvelle fenêtre)')
  await press(link)
  expect(sent()).toEqual([['POST', `/api/ressources/${id}/vue`]])
})

test('[R2.1-13] its details open over the list as it is filtered, or from another page', async () => {
  const { id } = lienDe()
  const details = () => page.querySelector('a[href*=ouverte]')?.getAttribute('href')
  await show(lienDe())
  expect(details()).toBe(`/ressource?type=lien&ouverte=${id}`)
  await act(async () => root.render(null))
  await show(lienDe(), '/antenne/1')
  expect(details()).toBe(`/ressource?ouverte=${id}`)
})

test('[R2.1-13] a file is saved by the signed address that is asked for at the press', async () => {
  const { id, fichier } = fichierDe()
  const saved = vi.fn<(event: Event) => void>()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved({ href: this.href, download: this.download } as never)
  })
  network.mockImplementation(async (url) =>
    (url as string).includes('/api/fichiers/')
      ? Response.json({ url: 'https://entrelles.test/f?jeton=1', expireLe: '2026-11-14T10:00:00.000Z' })
      : new Response(null, { status: 204 }),
  )
  await show(fichierDe())
  expect(titleLink().textContent).toContain('(télécharger)')
  await press(titleLink())
  expect(saved).toHaveBeenCalledWith({ href: 'https://entrelles.test/f?jeton=1', download: 'bail.pdf' })
  expect(sent()).toEqual(
    expect.arrayContaining([
      ['GET', `/api/fichiers/${fichier?.id}`],
      ['POST', `/api/ressources/${id}/vue`],
    ]),
  )
})

test('[R2.1-13] « utile » is shown before the server answers, and taken back when it refuses', async () => {
  let answer: (response: Response) => void = () => {}
  network.mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  await show()
  const utile = buttonNamed(/^Utile/)!
  expect([utile.textContent, utile.getAttribute('aria-pressed')]).toEqual([
    `Utile, 48\u00a0: ${ressourceDe().titre}`,
    'false',
  ])
  await press(utile)
  expect(sent()).toEqual([['PUT', `/api/ressources/${ressourceDe().id}/utile`]])
  expect([utile.textContent?.slice(0, 9), utile.getAttribute('aria-pressed')]).toEqual(['Utile, 49', 'true'])
  await act(async () =>
    answer(Response.json({ code: 'introuvable', message: 'Elle est partie.' }, { status: 404 })),
  )
  await settle()
  expect([utile.textContent?.slice(0, 9), utile.getAttribute('aria-pressed')]).toEqual(['Utile, 48', 'false'])
  expect(shownToasts().map(({ message }) => message)).toEqual(['Elle est partie.'])
})

test('[R2.1-13] a favourite is added by the resource, and removed by the favourite', async () => {
  network.mockImplementation(async () => Response.json({ id: FAVORI }, { status: 201 }))
  await show()
  await press(buttonNamed(/^Ajouter aux favoris/))
  expect(sent()).toEqual([['POST', '/api/favoris/']])
  network.mockClear()
  network.mockImplementation(async () => new Response(null, { status: 204 }))
  await show(ressourceDe({ enFavori: true, favoriId: FAVORI }))
  await press(buttonNamed(/^Retirer des favoris/))
  expect(sent()).toEqual([['DELETE', `/api/favoris/${FAVORI}`]])
})

test('[R2.1-13] what is to be verified says so on its card', async () => {
  await show(lienDe({ statut: 'a_verifier', etatLien: { etat: 'brise', date: '2026-11-04T08:00:00.000Z' } }))
  expect(page.textContent).toContain('Lien brisé')
  await show(lienDe())
  expect(page.textContent).not.toContain('Lien brisé')
})
