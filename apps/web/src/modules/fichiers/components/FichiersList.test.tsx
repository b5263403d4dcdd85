// @vitest-environment jsdom
import type { Fichier } from '@entrelles/contract/modules/fichiers/fichiers.schema.ts'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setSessionHandler } from '#kit/call.ts'
import { createQueryClient } from '#kit/query-client.ts'
import { closeToast, shownToasts } from '#ui/toast.ts'
import { FichiersList } from './FichiersList.tsx'

const idOf = (n: number) => `019a0000-0000-7000-8000-00000000000${n}` as Fichier['id']
const BILAN: Fichier = { id: idOf(1), nom: 'bilan.pdf', type: 'pdf', taille: 245_760 }
const PLAN: Fichier = { id: idOf(2), nom: 'plan.jpg', type: 'jpg', taille: 1_258_291 }

const page = document.createElement('div')
const root = createRoot(page)
const network = vi.fn<typeof fetch>()
const clicked: HTMLAnchorElement[] = []
let client: QueryClient
let calls = 0

const show = async (...fichiers: Fichier[]) => {
  client = createQueryClient()
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <FichiersList fichiers={fichiers} />
      </QueryClientProvider>,
    ),
  )
}
const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))))

beforeEach(() => {
  calls = 0
  clicked.length = 0
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', network)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this)
  })
  network.mockImplementation(async (url) => {
    calls += 1
    const { pathname } = new URL(url as string)
    return Response.json({ url: `${pathname}/contenu?jeton=${calls}`, expireLe: new Date().toISOString() })
  })
  setSessionHandler(() => {})
  document.body.append(page)
})
afterEach(async () => {
  await act(async () => root.render(null))
  for (const { id } of shownToasts()) closeToast(id)
  vi.restoreAllMocks()
  vi.resetAllMocks()
  vi.unstubAllGlobals()
})

test('[M1] a document is saved under its name, by an address asked for at the press', async () => {
  await show(BILAN)
  expect(network).not.toHaveBeenCalled()
  const button = page.querySelector('button')
  expect(button?.textContent).toBe('bilan.pdf240\u00a0Ko · télécharger')
  await act(async () => button?.click())
  await settle()
  expect(clicked.map(({ href, download }) => [new URL(href).pathname, download])).toEqual([
    [`/api/fichiers/${BILAN.id}/contenu`, 'bilan.pdf'],
  ])
})

test('[M1] a document that is gone says so, and nothing is saved', async () => {
  network.mockResolvedValue(
    Response.json(
      { code: 'fichier_introuvable', message: 'Ce fichier n’est plus disponible.' },
      { status: 404 },
    ),
  )
  await show(BILAN)
  await act(async () => page.querySelector('button')?.click())
  await settle()
  expect(clicked).toEqual([])
  expect(shownToasts().map(({ message }) => message)).toEqual(['Ce fichier n’est plus disponible.'])
})

test('[M1] a picture is shown in small, opens in a new window, and is not loaded again by a write of the page', async () => {
  await show(PLAN)
  await settle()
  const link = page.querySelector('a')
  expect(link?.textContent).toBe('plan.jpg1,2\u00a0MoNouvelle fenêtre')
  expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener noreferrer'])
  const address = `/api/fichiers/${PLAN.id}/contenu?jeton=1`
  expect(link?.getAttribute('href')).toBe(address)
  expect(page.querySelector('img')?.getAttribute('src')).toBe(address)
  await act(async () => client.invalidateQueries())
  await settle()
  expect(calls).toBe(1)
  expect(page.querySelector('img')?.getAttribute('src')).toBe(address)
})

test('[M1] a picture that cannot be read keeps its place, without a link', async () => {
  network.mockResolvedValue(Response.json({ code: 'fichier_introuvable', message: 'Non.' }, { status: 404 }))
  await show(PLAN)
  await settle()
  expect(page.textContent).toContain('Indisponible pour le moment')
  expect(page.querySelector('a')?.hasAttribute('href')).toBe(false)
  expect(page.querySelector('img')).toBeNull()
})
