// @vitest-environment jsdom
import { defineEndpoints, noContent } from '@entrelles/contract/kit/endpoint.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call, setSessionHandler } from './call.ts'
import type { CallError } from './errors.ts'
import { sendWithProgress } from './send-with-progress.ts'
import { FakeXhr } from './test-xhr.ts'
import { storeTokens } from './tokens.ts'

const { send } = defineEndpoints({
  send: {
    method: 'POST',
    path: '/api/envoi',
    access: 'active',
    summary: '',
    body: z.strictObject({ fichier: z.file() }),
    encoding: 'form',
    answers: { 201: z.object({ nom: z.string() }), 204: noContent },
  },
})

const tokenOf = (name: string): string =>
  `${name}.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 600 }))}.s`
const [OLD, NEXT] = [tokenOf('ancien'), tokenOf('suivant')]
const onProgress = vi.fn()
const network = vi.fn<typeof fetch>()
const upload = (signal?: AbortSignal) =>
  call(send, { body: { fichier: new File(['abc'], 'a.pdf') } }, signal, sendWithProgress(onProgress))
const sentAt = async (index: number): Promise<FakeXhr> => vi.waitUntil(() => FakeXhr.sent[index])
const failureOf = (promise: Promise<unknown>): Promise<CallError> =>
  promise.then(
    () => expect.fail('the call succeeded'),
    (error: CallError) => error,
  )

beforeEach(() => {
  FakeXhr.sent = []
  vi.stubGlobal('XMLHttpRequest', FakeXhr)
  vi.stubGlobal('fetch', network)
  setSessionHandler(() => {})
})
afterEach(() => {
  localStorage.clear()
  vi.resetAllMocks()
  vi.unstubAllGlobals()
})

test('sends the same request as fetch, and reports what has left', async () => {
  storeTokens({ token: OLD, refresh_token: 'r' })
  const answered = upload()
  const request = await sentAt(0)
  expect([request.method, request.url]).toEqual(['POST', `${location.origin}/api/envoi`])
  expect(request.headers.get('authorization')).toBe(`Bearer ${OLD}`)
  expect(request.headers.get('x-requested-with')).toBe('XMLHttpRequest')
  expect(request.headers.has('content-type')).toBe(false)
  expect((request.body as FormData).get('fichier')).toHaveProperty('name', 'a.pdf')
  request.leave(31, 50)
  request.leave(50, 50)
  request.answer(201, { nom: 'a.pdf' })
  expect(await answered).toEqual({ nom: 'a.pdf' })
  expect(onProgress.mock.calls).toEqual([[0.62], [1]])
  expect(network).not.toHaveBeenCalled()
})

test('a response without a body, a refusal and no response end as those of fetch do', async () => {
  const empty = upload()
  ;(await sentAt(0)).answer(204)
  expect(await empty).toBeUndefined()
  const refused = failureOf(upload())
  ;(await sentAt(1)).answer(409, { code: 'quota_depasse', message: 'Plus de place.' })
  expect(await refused).toMatchObject({ status: 409, code: 'quota_depasse', message: 'Plus de place.' })
  const lost = failureOf(upload())
  ;(await sentAt(2)).fail()
  expect(await lost).toMatchObject({ status: 0, message: 'Une erreur est survenue.' })
})

test('[R4-4] a refused token is renewed, and the body sent again', async () => {
  storeTokens({ token: OLD, refresh_token: 'r' })
  network.mockResolvedValue(Response.json({ token: NEXT, refresh_token: 'r2' }))
  const answered = upload()
  ;(await sentAt(0)).answer(401, {})
  const again = await sentAt(1)
  expect(again.headers.get('authorization')).toBe(`Bearer ${NEXT}`)
  again.answer(201, { nom: 'a.pdf' })
  expect(await answered).toEqual({ nom: 'a.pdf' })
})

test('an abort ends the request, and is not a failure of the call', async () => {
  const controller = new AbortController()
  const aborted = failureOf(upload(controller.signal))
  await sentAt(0)
  controller.abort()
  expect(await aborted).toHaveProperty('name', 'AbortError')
})
