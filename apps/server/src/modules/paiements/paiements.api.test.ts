import { createHmac } from 'node:crypto'
import { sessionEndpoints } from '@entrelles/contract/modules/session/session.endpoints.ts'
import { paiementsEndpoints as endpoints } from '@entrelles/contract/modules/paiements/paiements.endpoints.ts'
import { adhesionsEndpoints } from '@entrelles/contract/modules/adhesions/adhesions.endpoints.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '#kit/test-app.ts'
import { createAdhesion } from '#modules/adhesions/adhesions.factory.ts'
import { createCompte, createPersona } from '#modules/session/session.factory.ts'
import { readReleveJob } from './paiements.jobs.ts'
import { SECRET, usePayments } from './test-plateforme.ts'

const kit = usePayments({ LIMITS_FACTOR: '1000' })
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let expired: Client
let memberId: string
beforeEach(async () => {
  kit.clock.set('2026-11-14T09:00:00Z')
  await kit.platform.reset()
  for (const table of ['adhesions', 'paiements', 'notifications_paiement', 'releves_paiements'] as const)
    await kit.db.deleteFrom(table).execute()
  await kit.platform.setNotifications({ url: null })
  memberId = (await createPersona(kit.db, kit.clock.now(), 'expiree')).id
  expired = await kit.signIn(memberId)
})

/** A new session: moving the clock may have ended the previous one. */
const again = async (client: Client) => kit.signIn(client.id ?? '')
const isActive = async (client: Client) => {
  const { body } = await (await again(client)).call(sessionEndpoints.getMe, {})
  return body.roles.includes('ROLE_ADHERENTE_ADHESION_ACTIVE')
}
const yearsOf = (compteId: string) =>
  kit.db.selectFrom('adhesions').where('compte_id', '=', compteId).orderBy('debut').selectAll().execute()
const paiementOf = (checkoutId: number) =>
  kit.db
    .selectFrom('paiements')
    .where('checkout_intent_id', '=', checkoutId)
    .selectAll()
    .executeTakeFirstOrThrow()
const notify = (body: unknown, headers: Record<string, string> = {}, secret = SECRET) =>
  kit.visitor.inject({
    method: 'POST',
    url: `/api/webhooks/paiement/${secret}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  })

describe('[R7-5] [R9-1] creating a payment', () => {
  test.each([
    ['a member', 'expiree', false, 8000],
    ['a member entitled to the reduced rate', 'expiree', true, 4000],
    ['a coordinator', 'coordinatrice', false, 6000],
    ['a coordinator who ticks the reduced rate', 'coordinatrice', true, 4000],
  ] as const)('%s is charged her price', async (_who, persona, minima, cents) => {
    const client = await kit.as(persona)
    const { url, checkoutId } = await kit.begin(client, minima)
    const [intent] = await kit.platform.listIntents()
    expect(intent).toMatchObject({ id: checkoutId, totalAmount: cents, itemName: 'Adhésion annuelle' })
    expect(url.startsWith(kit.platform.url)).toBe(true)
    const { id } = await paiementOf(checkoutId)
    expect(intent?.metadata).toEqual({ paiementId: id, v: 1 })
  })

  test.each([{}, { minima: 'oui' }, { minima: false, montant: 100 }, { minima: false, tarif: 'reduit' }])(
    '%j is refused: the browser does not set the price',
    async (body) => {
      const answer = await expired.inject({ method: 'POST', url: '/api/adhesion', payload: body })
      expect(answer.status).toBe(422)
      expect(await kit.platform.listIntents()).toEqual([])
    },
  )

  test('a second click within ten minutes gets the same page, a later one another page', async () => {
    const { url } = await kit.begin(expired)
    kit.clock.advance(9 * MINUTE)
    expect((await kit.begin(expired)).url).toBe(url)
    kit.clock.advance(2 * MINUTE)
    expect((await kit.begin(await again(expired))).url).not.toBe(url)
    expect(await kit.platform.listIntents()).toHaveLength(2)
  })

  test('a click from another tab after the payment creates no second checkout', async () => {
    const { checkoutId } = await kit.begin(expired)
    await kit.platform.pay({ intentId: checkoutId })
    await kit.comeBack(expired, checkoutId)
    kit.clock.advance(12 * MINUTE)
    const { url } = await kit.begin(await again(expired), true)
    expect(url).toContain(`code=succeeded&checkoutIntentId=${checkoutId}`)
    expect(await kit.platform.listIntents()).toHaveLength(1)
  })

  test('another amount gets another page', async () => {
    const { url } = await kit.begin(expired)
    expect((await kit.begin(expired, true)).url).not.toBe(url)
  })

  test('a click just after the payment leads to the confirmation, not to a second charge', async () => {
    const { checkoutId } = await kit.begin(expired)
    await kit.platform.pay({ intentId: checkoutId })
    await kit.comeBack(expired, checkoutId)
    const { url } = await kit.begin(expired)
    expect(url).toMatch(new RegExp(`/adhesion-paiement\\?code=succeeded&checkoutIntentId=${checkoutId}$`))
    expect(await kit.platform.listIntents()).toHaveLength(1)
  })

  test('a two-letter name, which the platform refuses, is not sent to it', async () => {
    const { id } = await createCompte(kit.db, kit.clock.now(), {
      prenom: 'Jo',
      nom: 'Li',
      paye_jusquau: null,
    })
    await kit.begin(await kit.signIn(id))
    const [intent] = await kit.platform.listIntents()
    expect(intent?.payer).not.toHaveProperty('firstName')
  })
})

describe('[R4-8] [P-6] returning from the platform', () => {
  test("a paid checkout opens the year, and the next request has the member's role", async () => {
    const { checkoutId } = await kit.begin(expired)
    expect(await kit.comeBack(expired, checkoutId)).toEqual({ statut: 'en_attente' })
    expect(await isActive(expired)).toBe(false)
    await kit.platform.pay({ intentId: checkoutId })
    expect(await kit.comeBack(expired, checkoutId)).toEqual({ statut: 'paye', premiere: true })
    expect(await isActive(expired)).toBe(true)
    expect(await yearsOf(memberId)).toMatchObject([
      { debut: '2026-11-14', fin: '2027-11-13', tarif: 'plein', montant_cents: 8000, origine: 'en_ligne' },
    ])
    const { body } = await expired.call(adhesionsEndpoints.getMesAdhesions, {})
    expect(body).toMatchObject({
      payeJusquau: '2027-11-13',
      adhesions: [{ statut: 'active', montant: 8000 }],
    })
    expect(body.adhesions[0]?.recuUrl).toContain('http')
    await kit.expectOneYearEach()
  })

  test('[R2.4-3] a later year is no first one, and a failed try at the reduced rate is remembered for a day', async () => {
    await createAdhesion(kit.db, kit.clock.now(), {
      compteId: memberId,
      debut: '2023-02-01',
      payeLe: new Date('2023-02-01T09:00:00Z'),
    })
    const mine = async () => (await expired.call(adhesionsEndpoints.getMesAdhesions, {})).body
    expect((await mine()).minima).toBe(false)
    const { checkoutId } = await kit.begin(expired, true)
    expect((await mine()).minima).toBe(true)
    await kit.platform.pay({ intentId: checkoutId })
    expect(await kit.comeBack(expired, checkoutId)).toEqual({ statut: 'paye' })
    expect((await mine()).minima).toBe(false)
  })

  test('the checkout id is accepted as text, as in the URL', async () => {
    const { checkoutId } = await kit.begin(expired)
    await kit.platform.pay({ intentId: checkoutId })
    const body = { checkoutId: String(checkoutId) }
    expect((await expired.call(endpoints.updateStatutPaiement, { body })).body).toEqual({
      statut: 'paye',
      premiere: true,
    })
  })

  test('an unpaid checkout opens nothing, however often the member returns', async () => {
    const { checkoutId } = await kit.begin(expired)
    await kit.platform.refuse({ intentId: checkoutId })
    for (let time = 0; time < 3; time += 1)
      expect(await kit.comeBack(expired, checkoutId)).toEqual({ statut: 'en_attente' })
    expect(await isActive(expired)).toBe(false)
    expect(await yearsOf(memberId)).toEqual([])
  })

  test("[R7-5] another member's checkout, and an unknown one, answer 404", async () => {
    const { checkoutId } = await kit.begin(expired)
    await kit.platform.pay({ intentId: checkoutId })
    const other = await kit.as('expiree')
    for (const id of [checkoutId, 123_456_789]) {
      const answer = await other.call(endpoints.updateStatutPaiement, { body: { checkoutId: id } })
      expect(answer.status).toBe(404)
    }
    expect(await isActive(other)).toBe(false)
    expect(await isActive(expired)).toBe(false)
  })

  test.each(['', 'abc', '-1', 0, 1.5, '99999999999'])(
    '« %s » is not a valid checkout id',
    async (checkoutId) => {
      const answer = await expired.inject({
        method: 'POST',
        url: '/api/change_statut_paiement',
        payload: { checkoutId },
      })
      expect(answer.status).toBe(422)
    },
  )

  test('a payment that waits for the bank is pending, then opens the year', async () => {
    await kit.platform.setKnob({ on: 'pay', fault: { type: 'state', state: 'WaitingBankValidation' } })
    const { checkoutId } = await kit.begin(expired)
    await kit.platform.pay({ intentId: checkoutId })
    expect(await kit.comeBack(expired, checkoutId)).toEqual({ statut: 'en_attente' })
    await kit.platform.setPaymentState({ intentId: checkoutId, state: 'Authorized', notify: false })
    await kit.pass(2 * MINUTE)
    expect(await isActive(expired)).toBe(true)
    await kit.expectOneYearEach()
  })
})

describe('[R4-8] a mismatch opens no year, and is not lost', () => {
  test.each([
    ['montant', { type: 'amount', cents: 100 }],
    ['reference', { type: 'metadata', value: { paiementId: 'autre' } }],
    ['reference', { type: 'metadata', value: null }],
  ] as const)('a wrong %s is flagged', async (anomalie, fault) => {
    await kit.platform.setKnob({ on: 'pay', fault })
    const { checkoutId } = await kit.begin(expired)
    await kit.platform.pay({ intentId: checkoutId })
    expect(await kit.comeBack(expired, checkoutId)).toEqual({ statut: 'en_attente' })
    expect(await isActive(expired)).toBe(false)
    expect(await paiementOf(checkoutId)).toMatchObject({ etat: 'redirige', anomalie, traite_le: null })
  })

  test('two payments of one member within a day open two years, and the second is flagged', async () => {
    const first = await kit.begin(expired)
    kit.clock.advance(11 * MINUTE)
    const later = await again(expired)
    const second = await kit.begin(later)
    for (const { checkoutId } of [first, second]) {
      await kit.platform.pay({ intentId: checkoutId })
      await kit.comeBack(later, checkoutId)
    }
    expect(await yearsOf(memberId)).toMatchObject([
      { debut: '2026-11-14', fin: '2027-11-13' },
      { debut: '2027-11-14', fin: '2028-11-13' },
    ])
    expect(await paiementOf(second.checkoutId)).toMatchObject({ anomalie: 'double' })
    await kit.expectOneYearEach()
  })
})

describe('[F19] notifications', () => {
  const listen = () =>
    kit.platform.setNotifications({
      url: `http://127.0.0.1:${(kit.app.server.address() as { port: number }).port}/api/webhooks/paiement/${SECRET}`,
    })
  const told = async () => {
    await kit.platform.idle()
    await kit.runJobs()
  }

  test('a notification opens the year of a member who does not return', async () => {
    await listen()
    const { checkoutId } = await kit.begin(expired)
    await kit.platform.pay({ intentId: checkoutId })
    await told()
    expect(await isActive(expired)).toBe(true)
    expect(await paiementOf(checkoutId)).toMatchObject({ etat: 'paye' })
    await kit.expectOneYearEach()
  })

  test.each([
    ['twice', { type: 'duplicate', copies: 3 }],
    ['in the other order', { type: 'reverse' }],
    ['before the return', { type: 'before-return' }],
    ['without its first half', { type: 'drop', event: 'Payment' }],
    ['without its second half', { type: 'drop', event: 'Order' }],
  ] as const)('notifications sent %s, with a return of the member, open one year', async (_how, fault) => {
    await listen()
    await kit.platform.setKnob({ on: 'notify', fault })
    const { checkoutId } = await kit.begin(expired)
    await kit.platform.pay({ intentId: checkoutId })
    await kit.comeBack(expired, checkoutId)
    await told()
    expect(await yearsOf(memberId)).toHaveLength(1)
    await kit.expectOneYearEach()
  })

  test('a notification that arrives hours after the return changes nothing', async () => {
    const { checkoutId } = await kit.begin(expired)
    await kit.platform.pay({ intentId: checkoutId })
    await kit.comeBack(expired, checkoutId)
    kit.clock.advance(5 * 60 * MINUTE)
    await listen()
    await kit.platform.notify({ intentId: checkoutId })
    await told()
    expect(await yearsOf(memberId)).toHaveLength(1)
  })

  test('without any notification, the check after two minutes opens the year', async () => {
    const { checkoutId } = await kit.begin(expired)
    await kit.platform.pay({ intentId: checkoutId })
    await kit.pass(MINUTE)
    expect(await isActive(expired)).toBe(false)
    await kit.pass(MINUTE)
    expect(await isActive(expired)).toBe(true)
    await kit.expectOneYearEach()
  })

  test('a notification finds its payment although its order is stored as an orphan', async () => {
    const { checkoutId } = await kit.begin(expired)
    const { orderId, paymentId } = await kit.platform.pay({ intentId: checkoutId })
    await kit.db
      .insertInto('paiements')
      .values({
        id: crypto.randomUUID(),
        montant_cents: 8000,
        origine: 'en_ligne',
        etat: 'paye',
        anomalie: 'orphelin',
        commande_id: orderId,
        reglement_id: paymentId,
        cree_le: kit.clock.now(),
        paye_le: kit.clock.now(),
      })
      .execute()
    const { id } = await paiementOf(checkoutId)
    await notify({ eventType: 'Payment', data: { id: paymentId }, metadata: { paiementId: id } })
    await kit.runJobs()
    expect(await isActive(expired)).toBe(true)
    await kit.expectOneYearEach()
  })

  test("deleting the account removes the payer's data from the payment", async () => {
    const { checkoutId } = await kit.begin(expired)
    await kit.platform.pay({ intentId: checkoutId })
    await kit.comeBack(expired, checkoutId)
    expect((await paiementOf(checkoutId)).email_payeur).not.toBeNull()
    await kit.db.deleteFrom('comptes').where('id', '=', memberId).execute()
    expect(await paiementOf(checkoutId)).toMatchObject({
      compte_id: null,
      email_payeur: null,
      nom_payeur: null,
      recu_url: null,
      montant_cents: 8000,
    })
  })

  test('forged notifications about unknown or unpaid orders change nothing', async () => {
    const { checkoutId } = await kit.begin(expired)
    for (const body of [
      { eventType: 'Order', data: { id: 99, checkoutIntentId: checkoutId }, metadata: {} },
      { eventType: 'Payment', data: { id: 1, order: { id: 98 }, state: 'Authorized' }, metadata: {} },
      { eventType: 'Form', data: { formSlug: 'loto' } },
      { bizarre: true },
      [],
    ]) {
      expect((await notify(body)).status).toBe(200)
    }
    await kit.runJobs()
    expect(await isActive(expired)).toBe(false)
    const waiting = await kit.db
      .selectFrom('notifications_paiement')
      .where('traitee_le', 'is', null)
      .select('id')
      .execute()
    expect(waiting).toEqual([])
  })

  test('a notification needs the secret URL and a JSON body', async () => {
    expect((await notify({ eventType: 'Order' }, {}, 'un-autre-secret-de-notif')).status).toBe(404)
    expect((await notify('{')).status).toBe(400)
    for (const texte of ['\\u0000', '\\ud800']) expect((await notify(`{"data":"${texte}"}`)).status).toBe(400)
    const probe = (secret: string) =>
      kit.visitor.inject({ method: 'GET', url: `/api/webhooks/paiement/${secret}` })
    expect((await probe(SECRET)).status).toBe(200)
    expect((await probe('autre')).status).toBe(404)
  })
})

describe('[F19] timed checks', () => {
  test('checks run after 2, 5, 15 and 45 minutes, then daily, and end after 45 days', async () => {
    const { checkoutId } = await kit.begin(expired)
    const asked = async () =>
      (await kit.platform.listCalls()).filter(
        ({ operation, status }) => operation === 'read' && status === 200,
      ).length
    const counts: number[] = []
    for (const minutes of [1, 1, 3, 10, 30]) {
      await kit.pass(minutes * MINUTE)
      counts.push(await asked())
    }
    expect(counts).toEqual([0, 1, 2, 3, 4])
    expect(await paiementOf(checkoutId)).toMatchObject({ etat: 'abandonne' })
    await kit.pass(DAY - 45 * MINUTE)
    expect(await asked()).toBe(5)
    await kit.pass(60 * DAY)
    const { prochaine_verification } = await paiementOf(checkoutId)
    expect(prochaine_verification).toBeNull()
    const last = await asked()
    await kit.pass(DAY)
    expect(await asked()).toBe(last)
  })

  test('while the platform fails, a payment is not abandoned and is checked again every 15 minutes', async () => {
    const { checkoutId } = await kit.begin(expired)
    await kit.platform.pay({ intentId: checkoutId })
    await kit.platform.setKnob({ on: 'read', fault: { type: 'error', status: 500 } })
    for (const minutes of [2, 3, 10, 30]) await kit.pass(minutes * MINUTE)
    expect(await paiementOf(checkoutId)).toMatchObject({ etat: 'redirige' })
    await kit.platform.clearKnobs()
    await kit.pass(15 * MINUTE)
    expect(await paiementOf(checkoutId)).toMatchObject({ etat: 'paye' })
    await kit.expectOneYearEach()
  })

  test('a payment that waits for the bank is not abandoned', async () => {
    await kit.platform.setKnob({ on: 'pay', fault: { type: 'state', state: 'WaitingBankValidation' } })
    const { checkoutId } = await kit.begin(expired)
    await kit.platform.pay({ intentId: checkoutId })
    for (const minutes of [2, 3, 10, 30]) await kit.pass(minutes * MINUTE)
    expect(await paiementOf(checkoutId)).toMatchObject({ etat: 'redirige' })
  })

  test('a payment that the platform cannot confirm for 50 minutes opens its year later, from the day of the payment', async () => {
    const { checkoutId } = await kit.begin(expired)
    await kit.platform.pay({ intentId: checkoutId })
    await kit.platform.setKnob({ on: 'read', fault: { type: 'error', status: 500 } })
    await kit.pass(50 * MINUTE)
    expect(await isActive(expired)).toBe(false)
    await kit.platform.clearKnobs()
    await kit.pass(DAY)
    expect(await isActive(expired)).toBe(true)
    expect(await yearsOf(memberId)).toMatchObject([{ debut: '2026-11-14' }])
  })
})

describe('[F21] refunds and disputes', () => {
  test.each([
    ['Refunded', 'rembourse'],
    ['Contested', 'conteste'],
  ] as const)('%s: the payment is flagged, its history is kept, and the year stays', async (state, etat) => {
    const { checkoutId } = await kit.begin(expired)
    await kit.platform.pay({ intentId: checkoutId })
    await kit.comeBack(expired, checkoutId)
    kit.clock.advance(3 * DAY)
    await kit.platform.setPaymentState({ intentId: checkoutId, state, notify: false })
    await kit.services.queue.enqueueIn(kit.db)(readReleveJob, {})
    await kit.runJobs()
    const paiement = await paiementOf(checkoutId)
    expect(paiement).toMatchObject({ etat, anomalie: etat, traite_le: null })
    const history = await kit.db
      .selectFrom('etats_paiements')
      .where('paiement_id', '=', paiement.id)
      .orderBy('rang')
      .select(['etat', 'porte'])
      .execute()
    expect(history).toEqual([
      { etat: 'cree', porte: null },
      { etat: 'redirige', porte: null },
      { etat: 'paye', porte: 'retour' },
      { etat, porte: 'releve' },
    ])
    expect(await isActive(expired)).toBe(true)
    await kit.expectOneYearEach()
  })

  test('a disputed payment that becomes valid again opens the year', async () => {
    const { checkoutId } = await kit.begin(expired)
    await kit.platform.pay({ intentId: checkoutId })
    await kit.platform.setPaymentState({ intentId: checkoutId, state: 'Contested', notify: false })
    expect(await kit.comeBack(expired, checkoutId)).toEqual({ statut: 'refuse' })
    expect(await yearsOf(memberId)).toEqual([])
    await kit.platform.setPaymentState({ intentId: checkoutId, state: 'Authorized', notify: false })
    expect(await kit.comeBack(expired, checkoutId)).toEqual({ statut: 'paye', premiere: true })
    expect(await paiementOf(checkoutId)).toMatchObject({ etat: 'paye', anomalie: null })
    await kit.expectOneYearEach()
  })
})

describe('[F20] platform failures', () => {
  test.each([
    ['answers 429', { type: 'error', status: 429, retryAfter: 30 }],
    ['answers 500', { type: 'error', status: 500 }],
    ['answers half a JSON', { type: 'malformed' }],
    ['closes the connection', { type: 'close' }],
  ] as const)(
    'when the platform %s, the payment is pending, and the year opens later',
    async (_how, fault) => {
      const { checkoutId } = await kit.begin(expired)
      await kit.platform.pay({ intentId: checkoutId })
      await kit.platform.setKnob({ on: 'read', fault })
      expect(await kit.comeBack(expired, checkoutId)).toEqual({ statut: 'en_attente' })
      await kit.platform.clearKnobs()
      await kit.pass(2 * MINUTE)
      expect(await isActive(expired)).toBe(true)
      await kit.expectOneYearEach()
    },
  )

  test('when the platform refuses the payment page, the click says so, and the next click works', async () => {
    await kit.platform.setKnob({ on: 'create', fault: { type: 'error', status: 400 } })
    const click = () => expired.inject({ method: 'POST', url: '/api/adhesion', payload: { minima: false } })
    expect(await click()).toMatchObject({
      status: 422,
      body: { code: 'paiement_refuse_par_la_plateforme' },
    })
    await kit.platform.clearKnobs()
    const { checkoutId } = await kit.begin(expired)
    await kit.platform.pay({ intentId: checkoutId })
    expect(await kit.comeBack(expired, checkoutId)).toEqual({ statut: 'paye', premiere: true })
  })

  test('new tokens are requested when the old ones are revoked', async () => {
    const { checkoutId } = await kit.begin(expired)
    await kit.platform.pay({ intentId: checkoutId })
    await kit.platform.revokeTokens({ refresh: true })
    expect(await kit.comeBack(expired, checkoutId)).toEqual({ statut: 'paye', premiere: true })
  })

  test.each([
    ['answers 500', { type: 'error', status: 500 }],
    ['makes the page and loses its answer', { type: 'close-after' }],
  ] as const)(
    '[F17] when the platform %s, the click gets the R8-1 error, and the next click works',
    async (_how, fault) => {
      await kit.platform.setKnob({ on: 'create', times: 1, fault })
      const answer = await expired.inject({
        method: 'POST',
        url: '/api/adhesion',
        payload: { minima: false },
      })
      expect(answer).toMatchObject({ status: 503, body: { message: 'Une erreur est survenue.' } })
      const { checkoutId } = await kit.begin(expired)
      await kit.platform.pay({ intentId: checkoutId })
      expect(await kit.comeBack(expired, checkoutId)).toEqual({ statut: 'paye', premiere: true })
      await kit.expectOneYearEach()
    },
  )
})

describe("[R4-8] list of the platform's payments", () => {
  test('a payment without an owner is stored once as an orphan, and opens no year', async () => {
    const { checkoutId } = await kit.begin(expired)
    await kit.platform.pay({ intentId: checkoutId })
    await kit.db.deleteFrom('paiements').where('checkout_intent_id', '=', checkoutId).execute()
    for (let time = 0; time < 2; time += 1) {
      await kit.services.queue.enqueueIn(kit.db)(readReleveJob, {})
      await kit.runJobs()
      kit.clock.advance(MINUTE)
    }
    const [order] = await kit.platform.listOrders()
    const orphans = await kit.db
      .selectFrom('paiements')
      .where('commande_id', '=', order?.id ?? 0)
      .select(['compte_id', 'anomalie', 'etat', 'montant_cents'])
      .execute()
    expect(orphans).toEqual([{ compte_id: null, anomalie: 'orphelin', etat: 'paye', montant_cents: 8000 }])
    expect(await isActive(expired)).toBe(false)
  })
})

describe('signed notifications', () => {
  const CLE = 'cle-de-signature'
  const signed = usePayments({ HELLOASSO_CLE_SIGNATURE: CLE, HELLOASSO_ADRESSES: '127.0.0.1' })
  const send = (payload: string, signature?: string, remoteAddress = '127.0.0.1') =>
    signed.visitor.inject({
      method: 'POST',
      url: `/api/webhooks/paiement/${SECRET}`,
      remoteAddress,
      headers: { 'content-type': 'application/json', ...(signature && { 'x-ha-signature': signature }) },
      payload,
    })

  test('a notification needs a valid signature of its exact bytes, from an allowed address', async () => {
    const body = '{"eventType": "Form",  "data": {}}'
    const right = createHmac('sha256', CLE).update(body).digest('hex')
    expect((await send(body, right)).status).toBe(200)
    expect((await send(body)).status).toBe(403)
    expect(
      (
        await send(
          body,
          right.replace(/^./, (first) => (first === '0' ? '1' : '0')),
        )
      ).status,
    ).toBe(403)
    expect((await send(body.replace('  ', ' '), right)).status).toBe(403)
    expect((await send(body, right, '203.0.113.9')).status).toBe(403)
  })
})
