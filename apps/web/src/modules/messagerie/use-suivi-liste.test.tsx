// @vitest-environment jsdom
import { QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query'
import { act, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from '#kit/call.ts'
import { setFluxOpen, tellIndice } from '#kit/indices.ts'
import { queryClient } from '#kit/query-client.ts'
import { discussionsQuery } from './messagerie.api.ts'
import { DISCUSSION, discussion, page } from './test-messages.ts'
import { useFil } from './use-fil.ts'
import { useSuiviListe } from './use-suivi-liste.ts'

vi.mock('#kit/call.ts')
vi.mock('#kit/session.ts', () => ({ useSession: () => ({}) }))

const groupe = discussion({ type: 'groupe', titre: 'Le marché' })
const answers: Readonly<Record<string, object>> = {
  '/api/discussions': { discussions: [], nbdiscussions: 0, limit: 20 },
  '/api/discussions/:id': groupe,
  '/api/discussions/:id/messages': page([1]),
  '/api/discussions/:id/changements': { ...page([]), revision: 1, plus: false },
}

const Ecran = () => {
  useInfiniteQuery(discussionsQuery('toutes'))
  useSuiviListe()
  useFil(groupe, undefined)
  return null
}

const root = createRoot(document.createElement('div'))
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** How often the list, and the changes of the thread, were asked for since. */
const asked = () => {
  const paths = vi.mocked(call).mock.calls.map(([{ path }]) => path as string)
  vi.mocked(call).mockClear()
  return ['/api/discussions', '/api/discussions/:id/changements'].map(
    (path) => paths.filter((one) => one === path).length,
  )
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  vi.mocked(call).mockImplementation(async ({ path }) => answers[path] as never)
  setFluxOpen(true)
  await act(async () =>
    root.render(
      <MemoryRouter>
        <QueryClientProvider client={queryClient}>
          <Suspense>
            <Ecran />
          </Suspense>
        </QueryClientProvider>
      </MemoryRouter>,
    ),
  )
  await later(2000)
  asked()
})
afterEach(async () => {
  await act(async () => root.render(null))
  queryClient.clear()
  vi.useRealTimers()
  vi.resetAllMocks()
})

test('[M3] the readings of others are asked for by the open thread, and not by the inbox', async () => {
  tellIndice({ discussion: DISCUSSION, revision: 1, lecture: true })
  await later(2000)
  expect(asked()).toEqual([0, 1])
})

test('[C3-3] a change, and a reading on another device of hers, are asked for by both', async () => {
  tellIndice({ discussion: DISCUSSION, revision: 1 })
  await later(2000)
  expect(asked()).toEqual([1, 1])
})
