import type { Me } from '@entrelles/contract/modules/session/session.schema.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { afterEach, beforeEach, vi } from 'vitest'
import { createQueryClient } from '#kit/query-client.ts'
import { closeSession, loadUser } from '#kit/session.ts'
import { AnchorContext, type AnchorProps } from '#ui/Anchor.tsx'

const ME = {
  roles: ['ROLE_ADHERENTE', 'ROLE_ADHERENTE_ACTIVE'],
  adherente: { id: '019a0000-0000-7000-8000-000000000001' },
  etapeInscription: 'termine',
} as unknown as Me

/** A search that found nothing. */
export const RIEN = {
  adherentes: [],
  nbadherentes: 0,
  coupsdepouce: [],
  nbcoupsdepouce: 0,
  evenements: [],
  nbevenements: 0,
  publications: [],
  nbpublications: 0,
  territoires: [],
  nbterritoires: 0,
  ressources: [],
  nbressources: 0,
  nbTotalResultats: 0,
  limit: 4,
  faq: [],
  suggestion: null,
}

export const ressource = (n: number) => ({
  id: `019a0000-0000-7000-8000-00000000000${n}`,
  type: 'article',
  titre: `Vendre son miel, partie ${n}`,
  resume: null,
  thematique: null,
  dureeLecture: 6,
  datePublication: '2026-11-02T11:30:00.000Z',
  fichier: null,
})

/** Nothing has a size in jsdom. */
class NoResize {
  readonly observe = () => {}
  readonly disconnect = () => {}
}

const drawLink = (props: AnchorProps) => <Link {...props} />

/** The answer to the request of that address, refused (400) without one; a test may keep it waiting. */
type Answer = (url: URL) => unknown

/** Waits until the page is as the test expects. */
export const settle = (check: () => void): Promise<void> =>
  vi.waitFor(async () => {
    await act(async () => undefined)
    check()
  })

/** Shows a screen of the search at its address, with the answers of the test. Needs jsdom. */
export const setUpEcran = () => {
  const page = document.createElement('div')
  const root = createRoot(page)
  const answer = vi.fn<Answer>()

  beforeEach(async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    vi.stubGlobal('CSS', {})
    vi.stubGlobal('ResizeObserver', NoResize)
    vi.stubGlobal('fetch', async (request: string | URL | Request) => {
      const url = new URL(request instanceof Request ? request.url : request, location.origin)
      const body = url.pathname === '/api/users/me' ? ME : await answer(url)
      return body === undefined ? Response.json({}, { status: 400 }) : Response.json(body)
    })
    document.body.append(page)
    await loadUser()
  })
  afterEach(async () => {
    await act(async () => root.render(null))
    closeSession()
    page.remove()
    vi.resetAllMocks()
    vi.unstubAllGlobals()
  })

  /** Opens the screen; returns how to go to another address of it. */
  const open = async (Screen: ComponentType, address: string) => {
    const router = createMemoryRouter([{ path: '*', element: <Screen /> }], { initialEntries: [address] })
    await act(async () =>
      root.render(
        <QueryClientProvider client={createQueryClient()}>
          <AnchorContext value={drawLink}>
            <RouterProvider router={router} />
          </AnchorContext>
        </QueryClientProvider>,
      ),
    )
    return (to: string) => act(async () => router.navigate(to))
  }
  return { page, answer, open }
}
