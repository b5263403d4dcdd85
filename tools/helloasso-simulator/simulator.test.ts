import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { ApiOperation, CallFault } from './knobs.ts'
import { startSimulator, type Simulator } from './server.ts'
import { PAYMENT_STATES } from './states.ts'
import { CHECKOUT, createPlatformClient, type PlatformClient } from './test-platform.ts'

const MINUTE = 60_000

let simulator: Simulator
let platform: PlatformClient
beforeAll(async () => {
  simulator = await startSimulator()
  platform = createPlatformClient(simulator)
})
afterEach(async () => {
  await simulator.reset()
  platform.forget()
})
afterAll(() => simulator.close())

const setFault = (on: ApiOperation, fault: CallFault, times = 1) => simulator.setKnob({ on, fault, times })
const createId = async (): Promise<number> => (await platform.create()).body.id

describe('tokens', () => {
  test('a wrong secret gives 401 invalid_client', async () => {
    const { status, body } = await platform.login<unknown>('faux')
    expect(status).toBe(401)
    expect(body).toEqual({ error: 'invalid_client', error_description: expect.any(String) })
  })

  test('a JSON request or an unknown grant is refused', async () => {
    const answer = await fetch(`${simulator.url}/oauth2/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ grant_type: 'client_credentials', client_id: simulator.clientId }),
    })
    expect(answer.status).toBe(400)
    const { status, body } = await platform.token<{ error: string }>({ grant_type: 'password' })
    expect([status, body.error]).toEqual([400, 'unsupported_grant_type'])
  })

  test('a refresh token is valid once, and expires after thirty days', async () => {
    const { refresh_token: first } = (await platform.login()).body
    const { refresh_token: second } = (await platform.refresh(first)).body
    const again = await platform.refresh<{ error: string }>(first)
    expect([again.status, again.body.error]).toEqual([400, 'invalid_grant'])
    await simulator.setClock({ offsetMs: 30 * 24 * 60 * MINUTE })
    expect((await platform.refresh(second)).status).toBe(400)
  })

  test('[F20] an access token expires after thirty minutes', async () => {
    const id = await createId()
    await simulator.setClock({ offsetMs: 30 * MINUTE - 1000 })
    expect((await platform.read(id)).status).toBe(200)
    await simulator.setClock({ offsetMs: 30 * MINUTE })
    expect((await platform.read(id)).status).toBe(401)
  })

  test('[F20] a token may expire early, or all tokens may be revoked', async () => {
    await setFault('token', { type: 'short-lived', seconds: 60 })
    const { access_token, expires_in } = (await platform.login()).body
    expect(expires_in).toBe(1800)
    const read = () => platform.call('GET', '/orders/1', { bearer: access_token })
    expect((await read()).status).toBe(403)
    await simulator.setClock({ offsetMs: MINUTE })
    expect((await read()).status).toBe(401)

    const id = await createId()
    await setFault('read', { type: 'revoke-tokens' })
    expect((await platform.read(id)).status).toBe(401)
    platform.forget()
    expect((await platform.read(id)).status).toBe(200)

    const { refresh_token } = (await platform.login()).body
    await simulator.revokeTokens()
    expect((await platform.read(id)).status).toBe(401)
    expect((await platform.refresh(refresh_token)).status).toBe(200)
    const { refresh_token: other } = (await platform.login()).body
    await simulator.revokeTokens({ refresh: true })
    expect((await platform.refresh(other)).status).toBe(400)
  })

  test.each([
    ['POST', '/organizations/x/checkout-intents'],
    ['GET', '/organizations/x/checkout-intents/1'],
    ['GET', '/organizations/x/payments'],
    ['GET', '/payments/1'],
    ['GET', '/orders/1'],
    ['POST', '/payments/1/refund'],
  ])('%s %s gives 401 without a valid token, and 403 for an unknown resource', async (method, path) => {
    expect((await platform.call(method, path, { bearer: 'faux' })).status).toBe(401)
    expect((await platform.call(method, path)).status).toBe(403)
  })
})

describe('intent creation', () => {
  test.each([
    ['totalAmount', 80.5, 'TotalAmount'],
    ['totalAmount', 3_000_000_000, 'TotalAmount'],
    ['initialAmount', undefined, 'InitialAmount'],
    ['itemName', '', 'ItemName'],
    ['itemName', 'x'.repeat(251), 'ItemName'],
    ['backUrl', undefined, 'BackUrl'],
    ['errorUrl', undefined, 'ErrorUrl'],
    ['returnUrl', undefined, 'ReturnUrl'],
    ['containsDonation', undefined, 'ContainsDonation'],
    ['terms', [{ amount: 'x' }], 'Terms'],
    ['payer', { country: 'FR' }, 'Payer.Country'],
    ['payer', { firstName: 'x'.repeat(256) }, 'Payer.FirstName'],
    ['payer', { dateOfBirth: 'hier' }, 'Payer.DateOfBirth'],
    ['metadata', { long: 'x'.repeat(20_000) }, 'Metadata'],
  ])('an invalid shape, %s = %j, is an error of the field %s', async (field, value, named) => {
    const { status, body } = await platform.create({ [field]: value })
    expect(status).toBe(400)
    expect(body).toMatchObject({ title: expect.any(String), status: 400 })
    expect(Object.keys((body as unknown as { errors: object }).errors)).toEqual([named])
  })

  test.each([
    ['http://site.example.org/', 'BackUrl'],
    ['https://localhost/', 'BackUrl'],
    ['https://127.0.0.1/', 'BackUrl'],
    ['https://[::1]/', 'BackUrl'],
    ['ailleurs', 'BackUrl'],
  ])('the return URL %s is refused with a French message', async (backUrl, named) => {
    const { status, body } = await platform.create({ backUrl })
    expect(status).toBe(400)
    expect(body).toEqual({
      errors: [{ code: expect.any(String), message: `Le champ ${named} est invalide` }],
    })
  })

  test('allowLocalUrls accepts local http return URLs, but no other protocol', async () => {
    const local = await startSimulator({ allowLocalUrls: true })
    const create = (backUrl: string) => createPlatformClient(local).create({ backUrl })
    try {
      expect((await create('http://localhost:3000/retour')).status).toBe(200)
      expect((await create('ftp://localhost/retour')).status).toBe(400)
    } finally {
      await local.close()
    }
  })

  test.each([
    ['Jo', 'Martin', 'au moins 3 caractères'],
    ['Zooé', 'Martin', undefined],
    ['Zoooé', 'Martin', '3 caractères répétitifs'],
    ['Zoé1', 'Martin', 'chiffre'],
    ['Brr', 'Martin', 'voyelle'],
    ['Élé', 'Martin', undefined],
    ['test', 'Martin', 'ne peut pas être test'],
    ['Prénom', 'Martin', 'ne peut pas être Prénom'],
    ['Noémie', 'Testud', undefined],
    ['Зоя', 'Martin', 'alphabet latin'],
    ['Anne-Zoé', "D'Arc", undefined],
    ['Anne', 'D’Arc', 'caractères spéciaux'],
    ['Martin', 'martin', 'différent de votre nom'],
  ])('names %s %s: %s', async (firstName, lastName, complaint) => {
    const { status, text } = await platform.create({ payer: { firstName, lastName } })
    expect(status).toBe(complaint === undefined ? 200 : 400)
    expect(text).toContain(complaint ?? 'redirectUrl')
  })

  test('names may be omitted or null', async () => {
    expect((await platform.create({ payer: { firstName: null, lastName: null } })).status).toBe(200)
    expect((await platform.create({ payer: undefined })).status).toBe(200)
  })

  test('a body that is not JSON gives 400', async () => {
    const answer = await fetch(`${simulator.url}/v5/organizations/${simulator.slug}/checkout-intents`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await platform.accessToken()}` },
      body: '{',
    })
    expect(answer.status).toBe(400)
  })
})

describe('[R4-8] reading a payment', () => {
  const SEVEN_DIGITS = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{7}[+-]\d\d:\d\d$/

  test('the intent has its order, with amount, payment, payer and metadata', async () => {
    const id = await createId()
    const { orderId, paymentId } = await simulator.pay({ intentId: id })
    const { body } = await platform.read<{ order: Record<string, unknown> }>(id)
    expect(body).toMatchObject({
      id,
      metadata: CHECKOUT.metadata,
      order: {
        id: orderId,
        checkoutIntentId: id,
        organizationSlug: simulator.slug,
        formType: 'Checkout',
        payer: CHECKOUT.payer,
        amount: { total: 8000, vat: 0, discount: 0 },
        items: [{ amount: 8000, state: 'Processed', name: CHECKOUT.itemName, payments: [{ id: paymentId }] }],
        payments: [{ id: paymentId, amount: 8000, state: 'Authorized', refundOperations: [] }],
      },
    })
    expect(body.order.date).toMatch(SEVEN_DIGITS)
    expect((await platform.call('GET', `/orders/${orderId}`)).body).toEqual(body.order)
    expect((await platform.call('GET', `/payments/${paymentId}`)).body).toMatchObject({
      id: paymentId,
      order: { id: orderId, checkoutIntentId: id },
      items: [{ amount: 8000, shareAmount: 8000 }],
    })
  })

  test('dates are in Paris time, in winter and in summer', async () => {
    for (const [at, offset] of [
      ['2026-01-15T12:00:00.123Z', /^2026-01-15T13:00:00\.123\d{4}\+01:00$/],
      ['2026-07-15T12:00:00.123Z', /^2026-07-15T14:00:00\.123\d{4}\+02:00$/],
    ] as const) {
      const seasonal = await startSimulator({ clock: () => new Date(at) })
      try {
        const { id } = (await createPlatformClient(seasonal).create()).body
        await seasonal.pay({ intentId: id })
        const [order] = await seasonal.listOrders()
        expect(order?.date).toMatch(offset)
      } finally {
        await seasonal.close()
      }
    }
  })

  test('after a refusal there is no order', async () => {
    const id = await createId()
    const { url } = await simulator.refuse({ intentId: id })
    expect(url).toBe(`${CHECKOUT.returnUrl}?checkoutIntentId=${id}&code=refused`)
    expect((await platform.read(id)).body.order).toBeUndefined()
    expect(await simulator.listOrders()).toEqual([])
  })

  test('an intent is paid only once, and not after fifteen minutes', async () => {
    const paid = await createId()
    await simulator.pay({ intentId: paid })
    await expect(simulator.pay({ intentId: paid })).rejects.toThrow('paid')
    const late = await createId()
    await simulator.setClock({ offsetMs: 15 * MINUTE - 1000 })
    expect((await simulator.listIntents()).at(-1)).toMatchObject({ id: late, state: 'open' })
    await simulator.setClock({ offsetMs: 15 * MINUTE })
    await expect(simulator.pay({ intentId: late })).rejects.toThrow('expired')
    await expect(simulator.refuse({ intentId: late })).rejects.toThrow('expired')
    expect(await simulator.listOrders()).toHaveLength(1)
  })

  test('a refund is always refused: an API key has no second factor', async () => {
    const { paymentId } = await simulator.pay({ intentId: await createId() })
    const { status, body } = await platform.call('POST', `/payments/${paymentId}/refund`)
    expect(status).toBe(409)
    expect(body.errors).toMatchObject([{ code: 'AuthorizationErrors.MFA.AccessTokenRequired' }])
  })
})

describe('list of payments', () => {
  type List = { data: { id: number }[]; pagination: Record<string, unknown> & { continuationToken: string } }
  const list = (query = '') => platform.call<List>('GET', `/organizations/${simulator.slug}/payments${query}`)
  const ids = async (query: string) => (await list(query)).body.data.map(({ id }) => id)

  const payThree = async () => {
    const made = []
    for (const offsetMs of [0, MINUTE, 2 * MINUTE]) {
      await simulator.setClock({ offsetMs })
      const intentId = await createId()
      made.push({ intentId, ...(await simulator.pay({ intentId })) })
    }
    return made
  }

  test('is read to its end with the continuation token: totals are -1, an empty page is the end', async () => {
    const expected = (await payThree()).map(({ paymentId }) => paymentId).toReversed()
    const found: number[] = []
    let token = ''
    for (let pages = 0; pages < 5; pages += 1) {
      const { body } = await list(`?pageSize=2${token && `&continuationToken=${token}`}`)
      if (body.data.length === 0) break
      expect(body.pagination).toMatchObject({ pageSize: 2, totalCount: -1, pageIndex: 1, totalPages: -1 })
      found.push(...body.data.map(({ id }) => id))
      token = body.pagination.continuationToken
    }
    expect(found).toEqual(expected)
    expect(await ids('?pageSize=2&pageIndex=2')).toEqual(expected.slice(2))
  })

  test('[F21] is sorted by update date and filtered by states on request', async () => {
    const [first, second, third] = await payThree()
    await simulator.setClock({ offsetMs: 3 * MINUTE })
    await simulator.setPaymentState({ intentId: first!.intentId, state: 'Refunded' })
    expect(await ids('?sortField=UpdateDate')).toEqual([first, third, second].map((one) => one!.paymentId))
    expect(await ids('?sortOrder=Asc')).toEqual([first, second, third].map((one) => one!.paymentId))
    expect(await ids('?states=Refunded&states=Contested')).toEqual([first!.paymentId])
    expect(await ids('?states=Contested')).toEqual([])
  })

  test('is filtered by dates, the end excluded; invalid parameters are refused', async () => {
    const [, second, third] = await payThree()
    // Without the four decimals that the platform adds to the milliseconds.
    const [, from, to] = (await simulator.listPayments()).map(({ date }) =>
      encodeURIComponent(date.replace(/\d{4}(?=\+)/, '')),
    )
    expect(await ids(`?from=${from}`)).toEqual([third!.paymentId, second!.paymentId])
    expect(await ids(`?from=${from}&to=${to}`)).toEqual([second!.paymentId])
    expect((await list('?from=hier')).status).toBe(400)
    expect((await list('?sortField=Humeur')).status).toBe(400)
    expect((await list('?pageSize=101')).status).toBe(400)
  })
})

describe('faults of a call', () => {
  test('[F16] a creation that hangs creates nothing, and ends when its client disconnects', async () => {
    await setFault('create', { type: 'hang' })
    const left = new AbortController()
    const call = platform.create({}, left.signal)
    await simulator.waitHeld({ operation: 'create', count: 1 })
    expect(await simulator.listIntents()).toEqual([])
    left.abort()
    await expect(call).rejects.toThrow('aborted')
    await simulator.waitHeld({ count: 0 })
    expect(await simulator.listIntents()).toEqual([])
    expect(await createId()).toBeGreaterThan(0)
  })

  test('[F2] [F17] a creation is executed and its response held until released', async () => {
    await setFault('create', { type: 'hang-after' })
    const call = platform.create()
    await simulator.waitHeld({ operation: 'create', count: 1 })
    const [intent] = await simulator.listIntents()
    expect(await simulator.listHeld()).toEqual(['create'])
    expect(await simulator.release()).toEqual({ released: 1 })
    expect((await call).body.id).toBe(intent?.id)
  })

  test('[F17] a creation is executed and its connection closed', async () => {
    await setFault('create', { type: 'close-after' })
    await expect(platform.create()).rejects.toThrow('fetch failed')
    expect(await simulator.listIntents()).toHaveLength(1)
    const [, create] = await simulator.listCalls()
    expect(create).toMatchObject({ operation: 'create', method: 'POST' })
    expect(create).not.toHaveProperty('status')
  })

  test('a connection is closed before the call is executed', async () => {
    await setFault('create', { type: 'close' })
    await expect(platform.create()).rejects.toThrow('fetch failed')
    expect(await simulator.listIntents()).toEqual([])
  })

  test('a response is delayed', async () => {
    const id = await createId()
    await setFault('read', { type: 'latency', ms: 150 })
    const start = performance.now()
    expect((await platform.read(id)).status).toBe(200)
    expect(performance.now() - start).toBeGreaterThanOrEqual(149)
  })

  test('[F20] 429 with Retry-After, on a call and on the token', async () => {
    const id = await createId()
    for (const on of ['read', 'token'] as const)
      await setFault(on, { type: 'error', status: 429, retryAfter: 7 })
    const read = await platform.read(id)
    expect([read.status, read.headers.get('retry-after')]).toEqual([429, '7'])
    expect((await platform.login()).status).toBe(429)
    expect((await platform.read(id)).status).toBe(200)
  })

  test.each([
    ['list', /"errors":\[\{"code"/],
    ['problem', /"title":.*"errors":\{/],
    ['oauth', /"error_description"/],
    ['html', /^<html>/],
  ] as const)('[F20] a 500 in the shape %s', async (shape, expected) => {
    await setFault('create', { type: 'error', status: 500, shape, message: 'Panne' })
    const { status, text, headers } = await platform.create()
    expect(status).toBe(500)
    expect(text).toMatch(expected)
    expect(text).toContain('Panne')
    expect(headers.get('content-type')).toContain(shape === 'html' ? 'text/html' : 'json')
    expect(await simulator.listIntents()).toEqual([])
  })

  test('[F20] a response with truncated JSON', async () => {
    const id = await createId()
    await setFault('read', { type: 'malformed' })
    const { status, text } = await platform.read(id)
    expect(status).toBe(200)
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError)
  })

  test('two outcomes apply to successive calls, a latency to each', async () => {
    const id = await createId()
    await setFault('read', { type: 'malformed' })
    await setFault('read', { type: 'error', status: 502 })
    await setFault('read', { type: 'latency', ms: 1 }, 2)
    const replies = []
    for (let calls = 0; calls < 3; calls += 1) replies.push(await platform.read<object | undefined>(id))
    expect(replies.map(({ status, body }) => [status, body !== undefined])).toEqual([
      [200, false],
      [502, true],
      [200, true],
    ])
    expect(await simulator.listKnobs()).toEqual([])
  })

  test('a fault without a number of times lasts until it is cleared; on « api » it applies to every call', async () => {
    const id = await createId()
    const knob = await simulator.setKnob({ on: 'api', fault: { type: 'error', status: 503 } })
    for (let calls = 0; calls < 3; calls += 1) expect((await platform.read(id)).status).toBe(503)
    expect((await platform.login()).status).toBe(503)
    await simulator.clearKnobs({ ids: [knob.id] })
    expect((await platform.read(id)).status).toBe(200)
  })

  test.each([
    {},
    { on: 'lecture', fault: { type: 'hang' } },
    { on: 'read', fault: { type: 'sulk' } },
    { on: 'read', fault: { type: 'drop' } },
    { on: 'read', fault: { type: 'latency' } },
    { on: 'read', fault: { type: 'hang', ms: 3 } },
    { on: 'read', fault: { type: 'hang' }, times: 0 },
  ])('an invalid knob is refused: %j', async (knob) => {
    await expect(simulator.setKnob(knob as never)).rejects.toThrow('Not a knob')
  })
})

describe('faults of a payment', () => {
  const payWith = async (fault: Parameters<Simulator['setKnob']>[0]) => {
    await simulator.setKnob(fault)
    const intentId = await createId()
    await simulator.pay({ intentId })
    return { intentId, ...(await platform.read<Record<string, never>>(intentId)) }
  }

  test('[R4-8] the order has another amount than requested', async () => {
    const { body } = await payWith({ on: 'pay', fault: { type: 'amount', cents: 100 }, times: 1 })
    expect(body.order).toMatchObject({
      amount: { total: 100 },
      items: [{ amount: 100 }],
      payments: [{ amount: 100 }],
    })
  })

  test('[R4-8] the intent has other metadata than given', async () => {
    const { body } = await payWith({ on: 'pay', fault: { type: 'metadata', value: { v: 2 } }, times: 1 })
    expect(body.metadata).toEqual({ v: 2 })
  })

  test("[R4-8] the bank's validation is pending, then the payment is authorised", async () => {
    const { body, intentId } = await payWith({
      on: 'pay',
      fault: { type: 'state', state: 'WaitingBankValidation' },
      times: 1,
    })
    expect(body.order).toMatchObject({
      items: [{ state: 'Waiting' }],
      payments: [{ state: 'WaitingBankValidation', paymentMeans: 'Sepa' }],
    })
    await simulator.setPaymentState({ intentId, state: 'Authorized' })
    expect((await platform.read(intentId)).body.order).toMatchObject({ payments: [{ state: 'Authorized' }] })
  })

  test('[F21] a payment is refunded, or contested, later', async () => {
    const intentId = await createId()
    const { paymentId } = await simulator.pay({ intentId })
    const read = async () => (await platform.call('GET', `/payments/${paymentId}`)).body
    await simulator.setPaymentState({ intentId, state: 'Refunded' })
    expect(await read()).toMatchObject({
      state: 'Refunded',
      cashOutState: 'Refunded',
      refundOperations: [{ amount: 8000, status: 'Processed' }],
    })
    await simulator.setPaymentState({ intentId, state: 'Contested' })
    expect(await read()).toMatchObject({
      state: 'Contested',
      cashOutState: 'Contested',
      refundOperations: [],
    })
  })

  test.each([...PAYMENT_STATES, 'JamaisVu'])('a payment may have the state %s', async (state) => {
    const intentId = await createId()
    await simulator.pay({ intentId })
    await simulator.setPaymentState({ intentId, state })
    expect((await platform.read(intentId)).body.order).toMatchObject({ payments: [{ state }] })
  })

  test('an unpaid or unknown intent has no state to change', async () => {
    const intentId = await createId()
    await expect(simulator.setPaymentState({ intentId, state: 'Refunded' })).rejects.toThrow('no order')
    await expect(simulator.setPaymentState({ intentId: 1, state: 'Refunded' })).rejects.toThrow('no intent')
  })
})

test('ids are below 2³¹, and not reused after a reset', async () => {
  const before = await createId()
  await simulator.reset()
  platform.forget()
  const after = await createId()
  expect(after).toBeGreaterThan(before)
  expect(after).toBeLessThan(2 ** 31)
})

test('an unknown path gives 404', async () => {
  expect((await fetch(`${simulator.url}/v5/formulaires`)).status).toBe(404)
})
