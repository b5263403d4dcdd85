import { createHmac } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { NotifyFault } from './knobs.ts'
import { startSimulator, type Simulator } from './server.ts'
import { CHECKOUT, createPlatformClient, startReceiver, type PlatformClient } from './test-platform.ts'

let simulator: Simulator
let platform: PlatformClient
let site: Awaited<ReturnType<typeof startReceiver>>
beforeAll(async () => {
  site = await startReceiver()
  simulator = await startSimulator({ notifications: { url: site.url, intervalMs: 5 } })
  platform = createPlatformClient(simulator)
})
afterEach(async () => {
  await simulator.reset()
  platform.forget()
  site.clear()
})
afterAll(async () => {
  await simulator.close()
  await site.close()
})

const setFault = (fault: NotifyFault) => simulator.setKnob({ on: 'notify', fault, times: 1 })
const createId = async (): Promise<number> => (await platform.create()).body.id
/** Pays, and waits until nothing is pending. */
const payAndTell = async () => {
  const intentId = await createId()
  const paid = await simulator.pay({ intentId })
  await simulator.idle()
  return { intentId, ...paid }
}
const isSigned = ({ headers, text }: (typeof site.received)[number]): boolean =>
  headers['x-ha-signature'] === createHmac('sha256', simulator.signatureKey).update(text).digest('hex')

describe('[R4-8] notifications of a payment', () => {
  test('are a Payment then an Order, with the metadata at the root, unsigned', async () => {
    const { intentId, orderId, paymentId } = await payAndTell()
    const [payment, order] = site.received
    expect(site.types()).toEqual(['Payment', 'Order'])
    expect(Object.keys(payment!.body)).toEqual(['data', 'eventType', 'metadata'])
    expect(payment!.body).toMatchObject({
      metadata: CHECKOUT.metadata,
      data: {
        id: paymentId,
        amount: 8000,
        state: 'Authorized',
        order: { id: orderId, formType: 'Checkout', organizationSlug: simulator.slug },
        payer: CHECKOUT.payer,
        items: [{ amount: 8000, shareAmount: 8000, name: CHECKOUT.itemName }],
      },
    })
    expect(payment!.body.data).not.toHaveProperty('metadata')
    expect(payment!.body.data.order).not.toHaveProperty('checkoutIntentId')
    expect(order!.body).toMatchObject({
      metadata: CHECKOUT.metadata,
      data: {
        id: orderId,
        checkoutIntentId: intentId,
        amount: { total: 8000 },
        payments: [{ id: paymentId }],
      },
    })
    for (const { headers } of site.received) {
      expect(headers['content-type']).toBe('application/json; charset=utf-8')
      expect(headers['user-agent']).toMatch(/HelloAsso/)
      expect(headers).not.toHaveProperty('x-ha-signature')
    }
    expect(await simulator.listDeliveries()).toMatchObject([
      { eventType: 'Payment', attempt: 1, status: 200 },
      { eventType: 'Order', attempt: 1, status: 200 },
    ])
  })

  test('are signed if the setting says so, unless a fault removes the signature', async () => {
    await simulator.setNotifications({ signature: 'signed' })
    await payAndTell()
    expect(site.received.map(isSigned)).toEqual([true, true])
    await setFault({ type: 'signature', signature: 'unsigned' })
    await payAndTell()
    expect(site.received[2]!.headers).not.toHaveProperty('x-ha-signature')
  })

  test('may have a signature made with another key', async () => {
    await setFault({ type: 'signature', signature: 'bad' })
    await payAndTell()
    for (const one of site.received) {
      expect(one.headers['x-ha-signature']).toMatch(/^[0-9a-f]{64}$/)
      expect(isSigned(one)).toBe(false)
    }
    await setFault({ type: 'signature', signature: 'signed' })
    await payAndTell()
    expect(site.received.slice(2).map(isSigned)).toEqual([true, true])
  })

  test('are not sent for a refusal, nor without a URL', async () => {
    await simulator.refuse({ intentId: await createId() })
    await simulator.setNotifications({ url: null })
    await payAndTell()
    expect(site.received).toEqual([])
    await simulator.setNotifications({ url: site.url })
    await payAndTell()
    expect(site.types()).toEqual(['Payment', 'Order'])
  })

  test('[F21] a later change of state sends a Payment, unless `notify` is false', async () => {
    const { intentId } = await payAndTell()
    await simulator.setPaymentState({ intentId, state: 'Contested' })
    await simulator.idle()
    await simulator.setPaymentState({ intentId, state: 'Refunded', notify: false })
    await simulator.idle()
    expect(site.received.map(({ body }) => [body.eventType, body.data.state])).toEqual([
      ['Payment', 'Authorized'],
      ['Order', undefined],
      ['Payment', 'Contested'],
    ])
  })
})

describe('faults of notifications', () => {
  test('[F19] none is sent', async () => {
    await setFault({ type: 'drop' })
    await payAndTell()
    expect(site.received).toEqual([])
    expect(await simulator.listDeliveries()).toEqual([])
  })

  test('[F19] one of the two is not sent', async () => {
    await setFault({ type: 'drop', event: 'Payment' })
    await payAndTell()
    expect(site.types()).toEqual(['Order'])
  })

  test('[F19] the Order is sent before the Payment', async () => {
    await setFault({ type: 'reverse' })
    await payAndTell()
    expect(site.types()).toEqual(['Order', 'Payment'])
  })

  test('[F18] each is sent several times with identical bytes', async () => {
    await setFault({ type: 'duplicate', copies: 3 })
    await payAndTell()
    expect(site.types()).toEqual(['Payment', 'Order', 'Payment', 'Order', 'Payment', 'Order'])
    expect(new Set(site.received.map(({ text }) => text)).size).toBe(2)
  })

  test('[F18] twenty copies of each are sent in parallel', async () => {
    await setFault({ type: 'duplicate', copies: 20, parallel: true })
    await payAndTell()
    expect(site.received).toHaveLength(40)
  })

  test('[F19] both arrive before the browser is redirected', async () => {
    await setFault({ type: 'before-return' })
    const { redirectUrl } = (await platform.create()).body
    const answer = await fetch(redirectUrl, {
      method: 'POST',
      body: new URLSearchParams({ action: 'payer' }),
      redirect: 'manual',
    })
    expect(answer.status).toBe(303)
    expect(site.types()).toEqual(['Payment', 'Order'])
  })

  test('[F19] both arrive after a delay, once the browser has been redirected', async () => {
    await setFault({ type: 'delay', ms: 100 })
    await simulator.pay({ intentId: await createId() })
    expect(site.received).toEqual([])
    await site.whenReceived(2)
    expect(site.types()).toEqual(['Payment', 'Order'])
  })

  test('[F19] hours later: dropped notifications are sent again after the clock has moved', async () => {
    await setFault({ type: 'drop' })
    const { intentId } = await payAndTell()
    await simulator.setClock({ offsetMs: 5 * 3_600_000 })
    await simulator.notify({ intentId })
    await simulator.notify({ intentId, events: ['Order'] })
    expect(site.types()).toEqual(['Payment', 'Order', 'Order'])
    platform.forget()
    await expect(simulator.notify({ intentId: await createId() })).rejects.toThrow('no order')
  })

  test('a notification is retried until the response is 200', async () => {
    site.answerWith(500, 204, 503)
    await payAndTell()
    const deliveries = await simulator.listDeliveries()
    expect(
      deliveries
        .filter(({ status }) => status === 200)
        .map(({ eventType }) => eventType)
        .toSorted(),
    ).toEqual(['Order', 'Payment'])
    expect(deliveries.map(({ status = 0 }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 204, 500, 503,
    ])
    expect(new Set(site.received.map(({ text }) => text)).size).toBe(2)
  })

  test('retries stop at the limit', async () => {
    await simulator.setNotifications({ retries: 2 })
    site.answerWith(...Array.from({ length: 10 }, () => 500))
    await payAndTell()
    expect(site.received).toHaveLength(6)
    const payments = (await simulator.listDeliveries()).filter(({ eventType }) => eventType === 'Payment')
    expect(payments.map(({ attempt }) => attempt)).toEqual([1, 2, 3])
  })

  test('an unreachable site is recorded as a delivery error', async () => {
    await simulator.setNotifications({ url: 'http://127.0.0.1:1/', retries: 0 })
    await payAndTell()
    expect(await simulator.listDeliveries()).toMatchObject([
      { eventType: 'Payment', error: expect.stringContaining('ECONNREFUSED') },
      { eventType: 'Order', error: expect.stringContaining('ECONNREFUSED') },
    ])
  })

  test('a reset cancels pending notifications', async () => {
    await setFault({ type: 'delay', ms: 3_600_000 })
    await simulator.pay({ intentId: await createId() })
    await simulator.reset()
    await simulator.idle()
    expect(site.received).toEqual([])
  })
})
