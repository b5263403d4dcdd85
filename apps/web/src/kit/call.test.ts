// @vitest-environment jsdom
import { defineEndpoints, file, noContent } from '@entrelles/contract/kit/endpoint.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { call, setSessionHandler } from './call.ts'
import { CallError, isUnconfirmed } from './errors.ts'
import {
  answerReauthentication,
  isReauthenticationAsked,
  subscribeToReauthentication,
} from './reauthentication.ts'
import { storeTokens } from './tokens.ts'

const id = z.strictObject({ id: z.string() })
const endpoints = defineEndpoints({
  get: {
    method: 'GET',
    path: '/api/choses/:id',
    access: 'active',
    summary: '',
    params: id,
    query: z.strictObject({ termes: z.string().optional(), page: z.number().optional() }),
    answers: { 200: z.object({ nom: z.string() }) },
  },
  create: {
    method: 'POST',
    path: '/api/choses',
    access: 'active',
    summary: '',
    body: z.strictObject({ nom: z.string() }),
    answers: { 201: z.object({ nom: z.string() }) },
    creates: true,
  },
  send: {
    method: 'POST',
    path: '/api/envoi',
    access: 'active',
    summary: '',
    body: z.strictObject({ noms: z.array(z.string()), reste: z.string().nullable() }),
    encoding: 'form',
    answers: { 204: noContent },
  },
  export: {
    method: 'GET',
    path: '/api/export',
    access: 'active',
    summary: '',
    answers: { 200: file('text/csv') },
  },
  suspend: {
    method: 'POST',
    path: '/api/choses/:id/suspension',
    access: 'active',
    summary: '',
    params: id,
    body: z.strictObject({ motif: z.string() }),
    answers: { 204: noContent },
    confirmation: true,
  },
  exportConfirmed: {
    method: 'GET',
    path: '/api/export.csv',
    access: 'active',
    summary: '',
    answers: { 200: file('text/csv') },
    confirmation: true,
  },
})

const network = vi.fn<typeof fetch>()
const answer = (status: number, body: unknown = { nom: 'Awa' }) =>
  network.mockImplementation(
    async () => new Response(status === 204 ? null : JSON.stringify(body), { status }),
  )
const sent = (index = 0) => {
  const [url, init] = network.mock.calls[index] ?? []
  return { url: String(url), init: init ?? {}, headers: new Headers(init?.headers) }
}
const refusal = (promise: Promise<unknown>): Promise<CallError> =>
  promise.then(
    () => expect.fail('the call succeeded'),
    (error: CallError) => error,
  )

const sessionHandler = vi.fn()

beforeEach(() => {
  vi.stubGlobal('fetch', network)
  setSessionHandler(sessionHandler)
})

afterEach(() => {
  localStorage.clear()
  vi.resetAllMocks()
  vi.unstubAllGlobals()
})

describe('requests', () => {
  test('[R7-13] a call carries the stored token, or none when none is stored', async () => {
    answer(200)
    await call(endpoints.get, { params: { id: '1' }, query: {} })
    expect(sent(0).headers.has('authorization')).toBe(false)

    storeTokens({ token: 'jeton', refresh_token: 'r' })
    await call(endpoints.get, { params: { id: '1' }, query: {} })
    expect(sent(1).headers.get('authorization')).toBe('Bearer jeton')
  })

  test('[R7-9] a call carries the header x-requested-with, which a link opened from an email lacks', async () => {
    answer(200)
    await call(endpoints.get, { params: { id: '1' }, query: {} })
    expect(sent().headers.get('x-requested-with')).toBe('XMLHttpRequest')
  })

  test.each(['//pirate.example/', 'https://pirate.example', '\\\\pirate.example', '1/../../..'])(
    '[R7-13] whatever the parameter %s holds, the call stays on its origin and endpoint',
    async (value) => {
      answer(200)
      await call(endpoints.get, { params: { id: value }, query: {} })
      const url = new URL(sent().url)
      expect(url.origin).toBe(location.origin)
      expect(url.pathname).toMatch(/^\/api\/choses\/[^/]+$/)
    },
  )

  test.each(['..', '.', ''])('the parameter « %s » fails with 404, and no request is sent', async (value) => {
    const error = await refusal(call(endpoints.get, { params: { id: value }, query: {} }))
    expect(error.status).toBe(404)
    expect(network).not.toHaveBeenCalled()
  })

  test('undefined filters are left out of the URL', async () => {
    answer(200)
    await call(endpoints.get, { params: { id: 'é 1' }, query: { termes: undefined, page: 2 } })
    expect(sent().url).toBe(`${location.origin}/api/choses/%C3%A9%201?page=2`)
  })

  test('a body is sent as JSON, or as form data where the contract says so', async () => {
    answer(201)
    await call(endpoints.create, { body: { nom: 'Awa' } })
    expect(sent(0).headers.get('content-type')).toBe('application/json')
    expect(sent(0).init.body).toBe('{"nom":"Awa"}')

    answer(204)
    await call(endpoints.send, { body: { noms: ['a', 'b'], reste: null } })
    expect(sent(1).headers.has('content-type')).toBe(false)
    expect([...(sent(1).init.body as FormData)]).toEqual([
      ['noms[]', 'a'],
      ['noms[]', 'b'],
      ['reste', ''],
    ])
  })

  test('a creation keeps its idempotency key after a network failure or a 503; once it succeeds, the next one gets a new key', async () => {
    network.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await refusal(call(endpoints.create, { body: { nom: 'Awa' } }))
    answer(503)
    await refusal(call(endpoints.create, { body: { nom: 'Awa' } }))
    answer(201)
    await call(endpoints.create, { body: { nom: 'Awa' } })
    await call(endpoints.create, { body: { nom: 'Awa' } })
    await call(endpoints.create, { body: { nom: 'Soizic' } })

    const keys = [0, 1, 2, 3, 4].map((index) => sent(index).headers.get('idempotency-key'))
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).toBe(keys[0])
    expect(new Set(keys).size).toBe(3)
  })

  test('a call that creates nothing carries no idempotency key', async () => {
    answer(204)
    await call(endpoints.send, { body: { noms: [], reste: '' } })
    expect(sent().headers.has('idempotency-key')).toBe(false)
  })
})

describe('responses', () => {
  test('[R7-15] 204 returns undefined', async () => {
    answer(204)
    expect(await call(endpoints.send, { body: { noms: [], reste: '' } })).toBeUndefined()
  })

  test('a file is returned as a blob', async () => {
    network.mockResolvedValue(new Response('a;b', { status: 200 }))
    expect(await call(endpoints.export, {})).toHaveProperty('size', 3)
  })

  test('[R7-15] a 422 carries the response text and its violations, and does not invoke the session handler', async () => {
    const body = {
      code: 'formulaire_invalide',
      message: 'Ce formulaire comprend 1 erreur(s) :',
      violations: [{ champ: 'nom', message: 'Ce champ est obligatoire.' }],
    }
    answer(422, body)
    const error = await refusal(call(endpoints.create, { body: { nom: '' } }))
    expect(error.status).toBe(422)
    expect(error.text).toBe(JSON.stringify(body))
    expect(error.violations).toEqual(body.violations)
    expect(sessionHandler).not.toHaveBeenCalled()
  })

  test.each([400, 401, 403, 404, 409, 429, 500, 503])(
    '[R7-16] %d raises an error with that status and invokes the session handler',
    async (status) => {
      answer(status, { code: 'un_code', message: 'Une phrase.' })
      const error = await refusal(call(endpoints.get, { params: { id: '1' }, query: {} }))
      expect(error).toBeInstanceOf(CallError)
      expect([error.status, error.code, error.message]).toEqual([status, 'un_code', 'Une phrase.'])
      expect(sessionHandler).toHaveBeenCalledExactlyOnceWith(error, endpoints.get)
    },
  )

  test('[R8-1] a malformed response, or none, gives « Une erreur est survenue. »', async () => {
    network.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }))
    const gateway = await refusal(call(endpoints.get, { params: { id: '1' }, query: {} }))
    expect([gateway.status, gateway.message]).toEqual([502, 'Une erreur est survenue.'])

    sessionHandler.mockClear()
    network.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const cut = await refusal(call(endpoints.get, { params: { id: '1' }, query: {} }))
    expect([cut.status, cut.message]).toEqual([0, 'Une erreur est survenue.'])
    expect(sessionHandler).not.toHaveBeenCalled()
  })
})

describe('a call that requires the password', () => {
  const UNCONFIRMED = { code: 'confirmation_requise', message: 'Confirme ton mot de passe pour continuer.' }
  const refuseOnce = () =>
    network.mockResolvedValueOnce(new Response(JSON.stringify(UNCONFIRMED), { status: 403 }))
  const suspension = { params: { id: '1' }, body: { motif: 'demande' } }
  let unsubscribe: () => void

  beforeEach(() => {
    unsubscribe = subscribeToReauthentication(() => {})
  })
  afterEach(() => unsubscribe())
  const asked = () => vi.waitUntil(isReauthenticationAsked)

  test('waits for it, then is sent again unchanged', async () => {
    refuseOnce()
    const suspended = call(endpoints.suspend, suspension)
    await asked()
    expect(network).toHaveBeenCalledOnce()
    answer(204)
    answerReauthentication(true)
    expect(await suspended).toBeUndefined()
    expect(isReauthenticationAsked()).toBe(false)
    const [first, second] = [sent(0), sent(1)]
    expect([second.url, second.init.method, second.init.body]).toEqual([
      first.url,
      first.init.method,
      first.init.body,
    ])
  })

  test('that is a download returns its file', async () => {
    refuseOnce()
    const exported = call(endpoints.exportConfirmed, {})
    await asked()
    network.mockResolvedValueOnce(new Response('a;b', { status: 200 }))
    answerReauthentication(true)
    expect(await exported).toHaveProperty('size', 3)
  })

  test('fails when the user gives up, and is not sent again', async () => {
    refuseOnce()
    const suspended = refusal(call(endpoints.suspend, suspension))
    await asked()
    answerReauthentication(false)
    expect(isUnconfirmed(await suspended)).toBe(true)
    expect(network).toHaveBeenCalledOnce()
  })

  test('asks once: a second refusal is the caller’s', async () => {
    answer(403, UNCONFIRMED)
    const suspended = refusal(call(endpoints.suspend, suspension))
    await asked()
    answerReauthentication(true)
    expect(isUnconfirmed(await suspended)).toBe(true)
    expect(network).toHaveBeenCalledTimes(2)
    expect(isReauthenticationAsked()).toBe(false)
  })

  test('shares its question with another one that waits', async () => {
    refuseOnce()
    refuseOnce()
    const both = [call(endpoints.suspend, suspension), call(endpoints.suspend, suspension)]
    await expect.poll(() => network.mock.calls.length).toBe(2)
    await asked()
    answer(204)
    answerReauthentication(true)
    expect(await Promise.all(both)).toEqual([undefined, undefined])
    expect(isReauthenticationAsked()).toBe(false)
  })

  test('fails at once where no dialog can ask', async () => {
    unsubscribe()
    refuseOnce()
    expect(isUnconfirmed(await refusal(call(endpoints.suspend, suspension)))).toBe(true)
  })

  test.each([
    ['another refusal', endpoints.suspend, suspension, { code: 'acces_refuse', message: 'Non.' }],
    ['an endpoint that does not declare it', endpoints.create, { body: { nom: 'Awa' } }, UNCONFIRMED],
  ])('is not asked for: %s', async (_case, endpoint, input, body) => {
    answer(403, body)
    expect((await refusal(call(endpoint, input as never))).status).toBe(403)
    expect(isReauthenticationAsked()).toBe(false)
  })
})
