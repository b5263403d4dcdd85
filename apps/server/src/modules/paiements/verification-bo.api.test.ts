import type { ErrorBody } from '@entrelles/contract/kit/errors.ts'
import { boAdhesionsEndpoints as endpoints } from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.endpoints.ts'
import type { CompteId } from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.schema.ts'
import type { PaiementId } from '@entrelles/contract/modules/paiements/paiements.schema.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '#kit/test-app.ts'
import { createPersona } from '#modules/session/session.factory.ts'
import { readReleveJob } from './paiements.jobs.ts'
import { usePayments } from './test-plateforme.ts'

const kit = usePayments({ LIMITS_FACTOR: '1000' })
const UNKNOWN = '019a0000-0000-7000-8000-000000000001'
let administratrice: Client
let member: Client

beforeEach(async () => {
  kit.clock.set('2026-11-14T09:00:00Z')
  await kit.platform.reset()
  await kit.platform.setNotifications({ url: null })
  for (const table of ['adhesions', 'paiements', 'releves_paiements'] as const)
    await kit.db.deleteFrom(table).execute()
  // Members of earlier tests have the same name.
  await kit.db.updateTable('comptes').set({ nom: 'Ailleurs' }).execute()
  administratrice = await kit.as('administratrice')
  const { id } = await createPersona(kit.db, kit.clock.now(), 'expiree', { prenom: 'Inès', nom: 'Morel' })
  member = await kit.signIn(id)
})

const begin = async () => {
  const { checkoutId } = await kit.begin(member)
  const { id } = await kit.db
    .selectFrom('paiements')
    .where('checkout_intent_id', '=', checkoutId)
    .select('id')
    .executeTakeFirstOrThrow()
  return { checkoutId, id: id as PaiementId }
}
const verify = (id: string) =>
  administratrice.call<typeof endpoints.verifyPaiement, { statut: string } & ErrorBody>(
    endpoints.verifyPaiement,
    { params: { id: id as PaiementId } },
  )
const aTraiterOf = async (client: Client) => (await client.call(endpoints.listATraiter, {})).body.aTraiter
const entries = () => kit.db.selectFrom('journal').orderBy('id').selectAll().execute()
const years = () => kit.db.selectFrom('adhesions').selectAll().execute()

describe('[R2.1-24] [R4-8] POST /api/bo/paiements/{id}/verification', () => {
  test('a paid checkout without a response opens its year, and the history names the administrator as the source', async () => {
    const { checkoutId, id } = await begin()
    await kit.platform.pay({ intentId: checkoutId })
    kit.clock.advance(46 * 60_000)
    administratrice = await kit.signIn(administratrice.id ?? '')
    expect(await aTraiterOf(administratrice)).toMatchObject([{ type: 'sans_reponse', id }])
    expect(await verify(id)).toMatchObject({ status: 200, body: { statut: 'paye' } })
    expect(await years()).toMatchObject([{ paiement_id: id }])
    expect(await aTraiterOf(administratrice)).toEqual([])
    const history = await kit.db
      .selectFrom('etats_paiements')
      .where('paiement_id', '=', id)
      .orderBy('rang', 'desc')
      .select(['etat', 'porte'])
      .executeTakeFirst()
    expect(history).toEqual({ etat: 'paye', porte: 'administratrice' })
    expect((await entries()).at(-1)).toMatchObject({
      action: 'adhesions.verifier',
      cible_type: 'paiement',
      cible_id: id,
      cible_nom: 'Inès Morel du 14/11/2026',
      apres: { resultat: 'paye' },
    })
    await kit.expectOneYearEach()
  })

  test('an unpaid checkout opens nothing', async () => {
    const { id } = await begin()
    expect((await verify(id)).body).toEqual({ statut: 'en_attente' })
    expect((await entries()).at(-1)).toMatchObject({ apres: { resultat: 'en_attente' } })
    expect(await years()).toEqual([])
  })

  test('a second verification opens no second year', async () => {
    const { checkoutId, id } = await begin()
    await kit.platform.pay({ intentId: checkoutId })
    for (let time = 0; time < 2; time += 1) expect((await verify(id)).body).toEqual({ statut: 'paye' })
    expect(await years()).toHaveLength(1)
  })

  test.each([
    ['answers 500', { type: 'error', status: 500 }],
    ['closes the connection', { type: 'close' }],
  ] as const)('when the platform %s, the response is a 503, and nothing is written', async (_how, fault) => {
    const { checkoutId, id } = await begin()
    await kit.platform.pay({ intentId: checkoutId })
    await kit.platform.setKnob({ on: 'read', fault })
    const before = await entries()
    expect(await verify(id)).toMatchObject({
      status: 503,
      body: {
        code: 'plateforme_injoignable',
        message: 'La plateforme de paiement ne répond pas. Réessaie dans quelques minutes.',
      },
    })
    expect(await years()).toEqual([])
    expect(await entries()).toEqual(before)
  })

  test('an unknown payment answers 404', async () => {
    expect((await verify(UNKNOWN)).status).toBe(404)
  })
})

describe("[R2.1-24] [R4-8] an orphan found in the platform's list", () => {
  test('an orphan attached to a member, then refunded, is flagged again and opens no second year', async () => {
    const { checkoutId, id: lost } = await begin()
    await kit.platform.pay({ intentId: checkoutId })
    await kit.db.deleteFrom('paiements').where('id', '=', lost).execute()
    const read = async () => {
      await kit.services.queue.enqueueIn(kit.db)(readReleveJob, {})
      await kit.runJobs()
      kit.clock.advance(60_000)
    }
    await read()
    const [orphan] = await aTraiterOf(administratrice)
    expect(orphan).toMatchObject({
      type: 'paiement',
      anomalie: 'orphelin',
      payeur: { nom: 'Inès Morel' },
      suggestions: [{ adherente: { nom: 'Morel' }, raisons: expect.arrayContaining(['meme_nom']) }],
    })
    const { status } = await administratrice.call(endpoints.attachPaiement, {
      params: { id: orphan?.id as PaiementId },
      body: { compteId: member.id as CompteId },
    })
    expect(status).toBe(200)
    await read()
    expect(await years()).toHaveLength(1)
    expect(await aTraiterOf(administratrice)).toEqual([])
    await kit.platform.setPaymentState({ intentId: checkoutId, state: 'Refunded', notify: false })
    await read()
    expect(await aTraiterOf(administratrice)).toMatchObject([{ anomalie: 'rembourse' }])
    expect(await years()).toHaveLength(1)
  })
})

describe('[R2.1-24] [R4-8] POST /api/bo/paiements/{id}/acceptation', () => {
  const accept = (id: string) =>
    administratrice.call(endpoints.acceptPaiement, {
      params: { id: id as PaiementId },
      body: { note: 'La différence lui est offerte.' },
    })

  test('a payment of another amount opens its year when the administrator accepts it, with the paid amount', async () => {
    await kit.platform.setKnob({ on: 'pay', fault: { type: 'amount', cents: 5000 } })
    const { checkoutId, id } = await begin()
    await kit.platform.pay({ intentId: checkoutId })
    expect(await kit.comeBack(member, checkoutId)).toEqual({ statut: 'en_attente' })
    expect(await aTraiterOf(administratrice)).toMatchObject([{ id, anomalie: 'montant' }])
    expect((await accept(id)).status).toBe(204)
    expect(await years()).toMatchObject([{ paiement_id: id, montant_cents: 5000, debut: '2026-11-14' }])
    expect(await aTraiterOf(administratrice)).toEqual([])
    expect((await entries()).at(-1)).toMatchObject({
      action: 'adhesions.accepter',
      apres: { note: 'La différence lui est offerte.' },
    })
    expect((await accept(id)).status).toBe(409)
    expect(await years()).toHaveLength(1)
  })

  test('a payment without its reference opens its year when the administrator accepts it', async () => {
    await kit.platform.setKnob({ on: 'pay', fault: { type: 'metadata', value: null } })
    const { checkoutId, id } = await begin()
    await kit.platform.pay({ intentId: checkoutId })
    await kit.comeBack(member, checkoutId)
    expect((await accept(id)).status).toBe(204)
    await kit.expectOneYearEach()
  })

  test('an unknown payment, an unpaid one, and one that is not flagged, are refused', async () => {
    const { checkoutId, id } = await begin()
    expect((await accept(UNKNOWN)).status).toBe(404)
    expect(await accept(id)).toMatchObject({ status: 409, body: { code: 'paiement_non_paye' } })
    await kit.platform.pay({ intentId: checkoutId })
    expect(await accept(id)).toMatchObject({ status: 409, body: { code: 'paiement_deja_traite' } })
    expect(await years()).toEqual([])
  })

  test('a failing platform answers 503', async () => {
    const { id } = await begin()
    await kit.platform.setKnob({ on: 'read', fault: { type: 'error', status: 500 } })
    expect((await accept(id)).status).toBe(503)
  })
})
