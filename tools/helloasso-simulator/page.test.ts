import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startSimulator, type Simulator } from './server.ts'
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

const show = async (url: string) => {
  const answer = await fetch(url)
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}

const press = async (url: string, action: string, fields: Record<string, string> = {}) => {
  const body = new URLSearchParams({ ...fields, action })
  const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' })
  return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() }
}

const URLS = {
  returnUrl: 'https://site.example.org/retour?panier=1',
  backUrl: 'https://site.example.org/arriere?panier=1',
  errorUrl: 'https://site.example.org/erreur?panier=1',
}

describe('[R4-8] payment page', () => {
  test('shows the amount, the item, the payer and four buttons, and refuses to be framed', async () => {
    const { redirectUrl } = (await platform.create()).body
    const { status, text, headers } = await show(redirectUrl)
    expect(status).toBe(200)
    expect(text).toContain('<html lang="fr">')
    expect(text).toContain('<h1>Simulateur de paiement</h1>')
    expect(text).toMatch(/<dd>80,00\s€<\/dd>/)
    expect(text).toContain(CHECKOUT.itemName)
    expect(text).toContain('Zoé Martin, zoe@example.org')
    const buttons = [...text.matchAll(/<button[^>]*>([^<]*)</g)].map(([, label]) => label)
    expect(buttons).toEqual(['Payer', 'Refuser', 'Revenir', 'Erreur'])
    expect(text).not.toContain('<input')
    expect(headers.get('x-frame-options')).toBe('DENY')
  })

  test('escapes the item name', async () => {
    const { redirectUrl } = (await platform.create({ itemName: '<script>x</script>"' })).body
    const { text } = await show(redirectUrl)
    expect(text).not.toContain('<script')
    expect(text).toContain('&lt;script&gt;')
  })

  test('« Payer » pays and redirects to returnUrl, with the order id after its own parameters', async () => {
    const { id, redirectUrl } = (await platform.create(URLS)).body
    const { status, location } = await press(redirectUrl, 'payer')
    const [order] = await simulator.listOrders()
    expect(status).toBe(303)
    expect(location).toBe(`${URLS.returnUrl}&checkoutIntentId=${id}&code=succeeded&orderId=${order?.id}`)
    expect(order).toMatchObject({ checkoutIntentId: id, payments: [{ state: 'Authorized' }] })
  })

  test('« Refuser », « Revenir » and « Erreur » pay nothing and redirect to their URLs', async () => {
    const { id, redirectUrl } = (await platform.create(URLS)).body
    expect(await press(redirectUrl, 'refuser')).toMatchObject({
      status: 303,
      location: `${URLS.returnUrl}&checkoutIntentId=${id}&code=refused`,
    })
    expect(await press(redirectUrl, 'revenir')).toMatchObject({ status: 303, location: URLS.backUrl })
    expect(await press(redirectUrl, 'erreur')).toMatchObject({
      status: 303,
      location: `${URLS.errorUrl}&checkoutIntentId=${id}&error=technical_error`,
    })
    expect(await simulator.listOrders()).toEqual([])
    expect((await press(redirectUrl, 'payer')).location).toContain('code=succeeded')
  })

  test('a parameter of returnUrl is kept next to one of the same name', async () => {
    const { redirectUrl } = (await platform.create({ returnUrl: 'https://site.example.org/?code=moi' })).body
    const { location } = await press(redirectUrl, 'payer')
    expect(new URL(location ?? '').searchParams.getAll('code')).toEqual(['moi', 'succeeded'])
  })

  test('asks for missing names and refuses invalid ones', async () => {
    const { redirectUrl } = (await platform.create({ payer: { email: 'jo@example.org' } })).body
    const { text } = await show(redirectUrl)
    expect(text).toContain('<label for="firstName">Prénom</label>')
    expect(text).toContain('<label for="lastName">Nom</label>')
    const wrong = await press(redirectUrl, 'payer', { firstName: 'Jo1', lastName: '"Li' })
    expect(wrong.status).toBe(422)
    expect(wrong.text).toContain('Votre prénom ne doit pas contenir de chiffre')
    expect(wrong.text).toContain('aria-describedby="firstName-error"')
    expect(wrong.text).toContain('value="&quot;Li"')
    expect((await press(redirectUrl, 'payer')).status).toBe(422)
    expect(await simulator.listOrders()).toEqual([])

    expect((await press(redirectUrl, 'payer', { firstName: 'Jo', lastName: 'Li' })).status).toBe(303)
    const [order] = await simulator.listOrders()
    expect(order?.payer).toMatchObject({ firstName: 'Jo', lastName: 'Li', email: 'jo@example.org' })
  })

  test('a name given by the site is not replaced by the payer', async () => {
    const first = (await platform.create()).body
    await press(first.redirectUrl, 'payer', { firstName: 'Autre' })
    const second = (await platform.create()).body
    await simulator.pay({ intentId: second.id, firstName: 'Autre' })
    const orders = await simulator.listOrders()
    expect(orders.map(({ payer }) => payer.firstName)).toEqual(['Zoé', 'Zoé'])
  })

  test('[F18] twenty clicks on « Payer » make one payment; the page then says that it is done', async () => {
    const { redirectUrl } = (await platform.create()).body
    const presses = await Promise.all(Array.from({ length: 20 }, () => press(redirectUrl, 'payer')))
    expect(presses.filter(({ status }) => status === 303)).toHaveLength(1)
    expect(presses.filter(({ status }) => status === 409)).toHaveLength(19)
    expect(await simulator.listOrders()).toHaveLength(1)
    const { text } = await show(redirectUrl)
    expect(text).toContain('déjà fait')
    expect(text).toContain('code=succeeded')
    expect(text).not.toContain('<button')
    expect((await press(redirectUrl, 'refuser')).status).toBe(409)
  })

  test('after fifteen minutes the page says that it has expired, and nothing can be paid', async () => {
    const { redirectUrl } = (await platform.create()).body
    await simulator.setClock({ offsetMs: 15 * MINUTE - 1000 })
    expect((await show(redirectUrl)).text).toContain('Payer</button>')
    await simulator.setClock({ offsetMs: 15 * MINUTE })
    const { text } = await show(redirectUrl)
    expect(text).toContain('a expiré')
    expect(text).not.toContain('<button')
    expect((await press(redirectUrl, 'payer')).status).toBe(409)
    expect(await simulator.listOrders()).toEqual([])
  })

  test('an unknown token or association gives 404', async () => {
    expect((await show(`${simulator.url}/associations/${simulator.slug}/checkout/inconnu`)).status).toBe(404)
    const { redirectUrl } = (await platform.create()).body
    expect((await show(redirectUrl.replace(simulator.slug, 'autre'))).status).toBe(404)
    expect((await press(redirectUrl.replace(simulator.slug, 'autre'), 'payer')).status).toBe(404)
  })

  test('[F20] a fault makes the page fail too', async () => {
    const { redirectUrl } = (await platform.create()).body
    await simulator.setKnob({ on: 'page', fault: { type: 'error', status: 502, shape: 'html' }, times: 1 })
    expect((await show(redirectUrl)).status).toBe(502)
    expect((await show(redirectUrl)).status).toBe(200)
  })
})
