// @vitest-environment jsdom
import { suggestionsRecherche } from '@entrelles/contract/modules/recherche/recherche.schema.ts'
import type { Me } from '@entrelles/contract/modules/session/session.schema.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { Link, MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#kit/query-client.ts'
import { closeSession, loadUser } from '#kit/session.ts'
import { AnchorContext, type AnchorProps } from '#ui/Anchor.tsx'
import { suggestionsQuery } from '../recherche.api.ts'
import { SuggestionsPanel } from './SuggestionsPanel.tsx'

const ME = {
  roles: ['ROLE_ADHERENTE', 'ROLE_ADHERENTE_ACTIVE'],
  adherente: { id: '019a0000-0000-7000-8000-000000000001' },
  etapeInscription: 'termine',
} as unknown as Me
const FAQ = [
  { id: '019a0000-0000-7000-8000-000000000002', question: 'Comment payer ?', categorie: 'Adhésion' },
]

const RIEN = {
  adherentes: [],
  nbadherentes: 0,
  evenements: [],
  nbevenements: 0,
  coupsdepouce: [],
  nbcoupsdepouce: 0,
  ressources: [],
  nbressources: 0,
}

const page = document.createElement('div')
const root = createRoot(page)
const drawLink = (props: AnchorProps) => <Link {...props} />
const tout = () => page.querySelector('[href^="/recherche"]')
const client = createQueryClient()
const network = vi.fn<typeof fetch>()

const type = (texte: string) =>
  act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <AnchorContext value={drawLink}>
            <SuggestionsPanel
              ref={null}
              texte={texte}
              listId="liste"
              active={undefined}
              isSheet={false}
              onSuggested={() => {}}
              onLeave={() => {}}
              onEmptied={() => {}}
            />
          </AnchorContext>
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
/** Typing pauses: the server is asked. */
const pause = () => act(async () => void (await vi.advanceTimersByTimeAsync(200)))
const answer = (termes: string, nbTotalResultats: number) =>
  act(async () => {
    const faq = nbTotalResultats === 0 ? [] : FAQ
    const found = suggestionsRecherche.parse({ ...RIEN, faq, nbTotalResultats })
    client.setQueryData(suggestionsQuery(termes).queryKey, found)
    await vi.advanceTimersByTimeAsync(0)
  })

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', network)
  network.mockResolvedValueOnce(Response.json(ME))
  document.body.append(page)
  await loadUser()
  // The server is slow: each test says when it answers, and what.
  network.mockReturnValue(new Promise(() => {}))
  vi.useFakeTimers()
})
afterEach(async () => {
  await act(async () => root.render(null))
  closeSession()
  client.clear()
  page.remove()
  vi.useRealTimers()
  vi.resetAllMocks()
  vi.unstubAllGlobals()
})

test('[M16] the way to all the results does not say the number of the words before, while the suggestions stay', async () => {
  await type('paie')
  expect(tout()?.textContent).toBe('Voir tous les résultats')
  await pause()
  await answer('paie', 3)
  expect(tout()?.textContent).toBe('Tout voir\u00a0: 3 résultats')

  await type('paiement')
  const unknown = () => [
    tout()?.textContent,
    tout()?.getAttribute('href'),
    page.querySelectorAll('[role=option]').length,
  ]
  expect(unknown()).toEqual(['Voir tous les résultats', '/recherche?termes=paiement', 1])
  await pause()
  expect(unknown()).toEqual(['Voir tous les résultats', '/recherche?termes=paiement', 1])
  await answer('paiement', 1)
  expect(tout()?.textContent).toBe('Tout voir\u00a0: 1 résultat')
})

test('[M16] « Aucune suggestion. » is said of the words that are typed, not of those before', async () => {
  await type('zzz')
  await pause()
  await answer('zzz', 0)
  expect(page.textContent).toContain('Aucune suggestion.')
  await type('paie')
  await pause()
  expect(page.textContent).toContain('Recherche en cours…')
})
