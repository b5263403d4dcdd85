import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startSimulator, type Simulator } from '../../../../../tools/helloasso-simulator/server.ts'
import { createHelloAsso, type HelloAssoSettings } from './helloasso.ts'
import { PaymentRefused, PaymentUnavailable, type NewCheckout, type PaymentGateway } from './payment.ts'

let platform: Simulator
let gateway: PaymentGateway
const settings = (): HelloAssoSettings => ({
  url: platform.url,
  organisation: platform.slug,
  clientId: platform.clientId,
  clientSecret: platform.clientSecret,
  hosts: ['helloasso.com'],
})
beforeAll(async () => {
  platform = await startSimulator({ allowLocalUrls: true })
})
afterAll(() => platform.close())
beforeEach(async () => {
  await platform.reset()
  gateway = createHelloAsso(settings())
})
afterEach(() => gateway.close())

const CHECKOUT: NewCheckout = {
  paiementId: '0190f3c2-0000-7000-8000-000000000000',
  montantCents: 8000,
  libelle: 'Adhésion annuelle',
  retourUrl: 'https://reseau.exemple.fr/adhesion-paiement',
  payer: { prenom: 'Zoé', nom: 'Martin', email: 'zoe@exemple.fr' },
}
const callsOf = async (operation: string) =>
  (await platform.listCalls()).filter((call) => call.operation === operation).length

describe('the tokens', () => {
  test('are requested once by concurrent calls, then cached', async () => {
    await Promise.all(Array.from({ length: 10 }, () => gateway.createCheckout(CHECKOUT)))
    await gateway.createCheckout(CHECKOUT)
    expect(await callsOf('token')).toBe(1)
  })

  test('refused by the platform are renewed, and the call is retried once', async () => {
    await gateway.createCheckout(CHECKOUT)
    await platform.revokeTokens()
    await gateway.createCheckout(CHECKOUT)
    expect(await callsOf('token')).toBe(2)
  })

  test('are requested with the keys when the refresh token has expired', async () => {
    await gateway.createCheckout(CHECKOUT)
    await platform.revokeTokens({ refresh: true })
    await gateway.createCheckout(CHECKOUT)
    expect(await callsOf('token')).toBe(3)
  })

  test('are refused for wrong keys, and no checkout is then requested', async () => {
    const wrong = createHelloAsso({ ...settings(), clientSecret: 'faux' })
    await expect(wrong.createCheckout(CHECKOUT)).rejects.toThrow(PaymentUnavailable)
    expect(await callsOf('create')).toBe(0)
    await wrong.close()
  })
})

describe('a checkout', () => {
  test('carries the amount, our reference and the payer, and returns its page', async () => {
    const { id, url } = await gateway.createCheckout(CHECKOUT)
    const [intent] = await platform.listIntents()
    expect(intent).toMatchObject({
      id,
      redirectUrl: url,
      totalAmount: 8000,
      payer: { firstName: 'Zoé', lastName: 'Martin', email: 'zoe@exemple.fr', country: 'FRA' },
      metadata: { paiementId: CHECKOUT.paiementId, v: 1 },
    })
  })

  test('whose names are refused is requested once more without them', async () => {
    await gateway.createCheckout({ ...CHECKOUT, payer: { ...CHECKOUT.payer, prenom: 'Jo', nom: 'Li' } })
    expect(await callsOf('create')).toBe(2)
    const [intent] = await platform.listIntents()
    expect(intent?.payer).not.toHaveProperty('firstName')
  })

  test('still refused without names throws PaymentRefused', async () => {
    await expect(gateway.createCheckout({ ...CHECKOUT, retourUrl: '' })).rejects.toThrow(PaymentRefused)
    expect(await callsOf('create')).toBe(2)
  })

  test('whose page is on another site is refused', async () => {
    for (const publicUrl of [
      'https://pirate.example',
      'https://helloasso.com.pirate.example',
      'https://helloasso.com@pirate.example',
      'http://www.helloasso.com',
    ]) {
      const hostile = await startSimulator({ allowLocalUrls: true, publicUrl })
      const tricked = createHelloAsso({ ...settings(), url: hostile.url })
      await expect(tricked.createCheckout(CHECKOUT)).rejects.toThrow(PaymentUnavailable)
      await tricked.close()
      await hostile.close()
    }
  })

  test('whose page is on the platform is accepted', async () => {
    const real = await startSimulator({ allowLocalUrls: true, publicUrl: 'https://www.helloasso.com' })
    const honest = createHelloAsso({ ...settings(), url: real.url })
    expect((await honest.createCheckout(CHECKOUT)).url).toMatch(/^https:\/\/www\.helloasso\.com\//)
    await honest.close()
    await real.close()
  })

  test('is read with its order and its payment, including dates with seven decimals', async () => {
    const { id } = await gateway.createCheckout(CHECKOUT)
    expect(await gateway.readCheckout(id, 'return')).toMatchObject({ id, commande: null })
    const { orderId, paymentId } = await platform.pay({ intentId: id })
    const state = await gateway.readCheckout(id, 'return')
    expect(state?.commande).toMatchObject({
      id: orderId,
      organisation: platform.slug,
      montantCents: 8000,
      payeur: { email: 'zoe@exemple.fr', nom: 'Zoé Martin' },
      reglements: [{ id: paymentId, state: 'Authorized', montantCents: 8000 }],
    })
    expect(state?.commande?.date.getTime()).toBeGreaterThan(0)
    expect(await gateway.readCommande(orderId)).toMatchObject({ id: orderId, checkoutIntentId: id })
  })

  test('that does not exist is undefined, and so is an unknown order', async () => {
    expect(await gateway.readCheckout(1, 'job')).toBeUndefined()
    expect(await gateway.readCommande(1)).toBeUndefined()
  })

  test.each([
    ['429', { type: 'error', status: 429, retryAfter: 1 }],
    ['500', { type: 'error', status: 500 }],
    ['half a JSON', { type: 'malformed' }],
    ['no answer', { type: 'close' }],
  ] as const)('read with %s throws PaymentUnavailable, without an immediate retry', async (_what, fault) => {
    const { id } = await gateway.createCheckout(CHECKOUT)
    await platform.setKnob({ on: 'read', fault })
    await expect(gateway.readCheckout(id, 'return')).rejects.toThrow(PaymentUnavailable)
    expect(await callsOf('read')).toBe(1)
  })
})

test('the list of payments is read page after page to its end, and filtered by state', async () => {
  const paid: number[] = []
  for (let n = 0; n < 3; n += 1) {
    const { id } = await gateway.createCheckout(CHECKOUT)
    paid.push((await platform.pay({ intentId: id })).paymentId)
    if (n === 0) await platform.setPaymentState({ intentId: id, state: 'Refunded', notify: false })
  }
  const list = async (states?: readonly string[]) => {
    const ids: number[] = []
    for await (const page of gateway.listReglements(new Date(Date.now() - 3_600_000), states))
      ids.push(...page.map(({ id }) => id))
    return ids.sort((one, other) => one - other)
  }
  expect(await list()).toEqual(paid)
  expect(await list(['Refunded', 'Contested'])).toEqual(paid.slice(0, 1))
})

test('[F16] an operation has one deadline, which includes a token renewal', async () => {
  const { id } = await gateway.createCheckout(CHECKOUT)
  await platform.revokeTokens()
  await platform.setKnob({ on: 'token', fault: { type: 'latency', ms: 4000 } })
  await platform.setKnob({ on: 'read', times: 2, fault: { type: 'latency', ms: 5000 } })
  const begun = performance.now()
  await expect(gateway.readCheckout(id, 'return')).rejects.toThrow(PaymentUnavailable)
  expect(performance.now() - begun).toBeLessThan(7500)
})
