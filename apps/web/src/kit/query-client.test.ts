// @vitest-environment jsdom
import { defineEndpoints, noContent } from '@entrelles/contract/kit/endpoint.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeToast, shownToasts } from '#ui/toast.ts'
import { createQueryClient } from './query-client.ts'
import { actOf, mutationOf, queryOf } from './query.ts'

const endpoints = defineEndpoints({
  get: {
    method: 'GET',
    path: '/api/choses',
    access: 'active',
    summary: '',
    query: z.strictObject({ page: z.number() }),
    answers: { 200: z.object({ n: z.number() }) },
  },
  update: { method: 'PUT', path: '/api/choses', access: 'active', summary: '', answers: { 204: noContent } },
})
const page = (n: number) => queryOf(endpoints.get, { query: { page: n } })

const network = vi.fn<typeof fetch>()
let client = createQueryClient()

beforeEach(() => {
  client = createQueryClient()
  vi.useFakeTimers()
  vi.stubGlobal('fetch', network)
  network.mockImplementation(async (_, init) =>
    init?.method === 'PUT' ? new Response(null, { status: 204 }) : Response.json({ n: 1 }),
  )
})

afterEach(() => {
  client.clear()
  for (const { id } of shownToasts()) closeToast(id)
  vi.resetAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('[R7-14] identical concurrent GETs share one request; different ones do not', async () => {
  await Promise.all([client.fetchQuery(page(1)), client.fetchQuery(page(1)), client.fetchQuery(page(2))])
  expect(network).toHaveBeenCalledTimes(2)
})

test('[R7-14] [R9-2] a GET is answered from the cache for one second', async () => {
  await client.fetchQuery(page(1))
  vi.advanceTimersByTime(999)
  await client.fetchQuery(page(1))
  expect(network).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  await client.fetchQuery(page(1))
  expect(network).toHaveBeenCalledTimes(2)
})

test('[R7-14] after a write the cache is stale, and mounted queries are refetched', async () => {
  const stop = new QueryObserver(client, page(1)).subscribe(() => {})
  await client.fetchQuery(page(2))
  await vi.waitFor(() => expect(client.getQueryData(page(1).queryKey)).toEqual({ n: 1 }), { timeout: 30_000 })

  await new MutationObserver(client, mutationOf(endpoints.update)).mutate({})
  expect(network.mock.calls.map(([, init]) => init?.method)).toEqual(['GET', 'GET', 'PUT', 'GET'])
  await client.fetchQuery(page(2))
  expect(network).toHaveBeenCalledTimes(5)
  stop()
})

test('an act shows its success toast even if its button has unmounted', async () => {
  const observer = new MutationObserver(client, actOf(endpoints.update, 'C’est fait.'))
  const stopPressed = observer.subscribe(() => {})
  const told = vi.fn<() => void>()
  const done = observer.mutate({}, { onSuccess: told })
  stopPressed()
  await done
  expect(shownToasts()).toMatchObject([{ tone: 'success', message: 'C’est fait.' }])
  expect(told).not.toHaveBeenCalled()
})

test('an act shows the message given at the click, after the refetch of mounted queries', async () => {
  const stop = new QueryObserver(client, page(1)).subscribe(() => {})
  const observer = new MutationObserver(client, actOf(endpoints.update, 'Publiée.'))
  const stopPressed = observer.subscribe(() => {})
  network.mockImplementation(async (_, init) => {
    if (init?.method === 'PUT') return new Response(null, { status: 204 })
    // The refetch changes what is shown, and the message of the act with it.
    observer.setOptions(actOf(endpoints.update, 'Dépubliée.'))
    expect(shownToasts()).toEqual([])
    return Response.json({ n: 2 })
  })
  await observer.mutate({})
  expect(client.getQueryData(page(1).queryKey)).toEqual({ n: 2 })
  expect(shownToasts()).toMatchObject([{ message: 'Publiée.' }])
  stopPressed()
  stop()
})

test('a failed act shows the error message and no success message', async () => {
  network.mockImplementation(async () => Response.json({ code: 'x', message: 'Non.' }, { status: 409 }))
  const said = vi.fn<() => string>()
  await new MutationObserver(client, actOf(endpoints.update, said)).mutate({}).catch(() => undefined)
  expect(shownToasts()).toMatchObject([{ tone: 'danger', message: 'Non.' }])
  expect(said).not.toHaveBeenCalled()
})

test('a refusal is not retried, a server failure is retried twice', async () => {
  network.mockImplementation(async () => Response.json({ code: 'x', message: 'Non.' }, { status: 404 }))
  await expect(client.fetchQuery(page(1))).rejects.toThrow('Non.')
  expect(network).toHaveBeenCalledTimes(1)

  network.mockImplementation(async () => Response.json({ code: 'x', message: 'Panne.' }, { status: 503 }))
  const outcome = client.fetchQuery(page(2)).catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  expect(await outcome).toMatchObject({ status: 503, message: 'Panne.' })
  expect(network).toHaveBeenCalledTimes(4)
})
