import type { ErrorBody } from '@entrelles/contract/kit/errors.ts'
import type { AdhesionId } from '@entrelles/contract/modules/adhesions/adhesions.schema.ts'
import { boAdhesionsEndpoints as endpoints } from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.endpoints.ts'
import type { CompteId } from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.schema.ts'
import { sessionEndpoints } from '@entrelles/contract/modules/session/session.endpoints.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createAdhesion } from '#modules/adhesions/adhesions.factory.ts'
import { createPersona } from '#modules/session/session.factory.ts'
import { clear, latestEntry, nbEntries } from './test-bo.ts'

const kit = useTestApp()
const UNKNOWN = '019a0000-0000-7000-8000-000000000001'
let administratrice: Client
let compteId: CompteId

beforeEach(async () => {
  kit.clock.set('2026-11-14T09:00:00Z')
  await clear(kit)
  administratrice = await kit.as('administratrice')
  const { id } = await createPersona(kit.db, kit.clock.now(), 'expiree', {
    prenom: 'Joséphine',
    nom: 'Mbarga',
  })
  compteId = id as CompteId
})

const isActive = async (id: string) => {
  const { body } = await (await kit.signIn(id)).call(sessionEndpoints.getMe, {})
  return body.roles.includes('ROLE_ADHERENTE_ADHESION_ACTIVE')
}
const yearsOf = (id: string) =>
  kit.db.selectFrom('adhesions').where('compte_id', '=', id).orderBy('debut').selectAll().execute()
const form = { tarif: 'plein', origine: 'cheque', datePaiement: '2026-11-12' } as const
type Saisie = Partial<Parameters<typeof administratrice.call<typeof endpoints.createAdhesion>>[1]['body']>
const enter = (fields: Saisie = {}, headers: Record<string, string> = {}) =>
  administratrice.call<typeof endpoints.createAdhesion, { id: AdhesionId } & ErrorBody>(
    endpoints.createAdhesion,
    { body: { compteId, ...form, ...fields } },
    headers,
  )

describe('[R2.1-24] POST /api/bo/adhesions', () => {
  test('records a cheque: her year starts on the day of the payment, and she is mailed', async () => {
    expect(await isActive(compteId)).toBe(false)
    const { status, body } = await enter({ reference: 'Chèque 0048812' })
    expect(status).toBe(201)
    expect(await isActive(compteId)).toBe(true)
    expect(await yearsOf(compteId)).toMatchObject([
      {
        id: body.id,
        debut: '2026-11-12',
        fin: '2027-11-11',
        tarif: 'plein',
        montant_cents: 8000,
        origine: 'cheque',
      },
    ])
    const paiement = await kit.db.selectFrom('paiements').selectAll().executeTakeFirstOrThrow()
    expect(paiement).toMatchObject({
      compte_id: compteId,
      etat: 'paye',
      reference: 'Chèque 0048812',
      paye_le: '2026-11-12T11:00:00.000Z',
      anomalie: null,
    })
    const history = await kit.db.selectFrom('etats_paiements').select(['etat', 'porte']).execute()
    expect(history).toEqual([{ etat: 'paye', porte: 'administratrice' }])
    expect(await kit.db.selectFrom('encaissements').selectAll().execute()).toEqual([
      { mois: '2026-11-01', montant_cents: 8000, nombre: 1 },
    ])
    await kit.runJobs()
    expect(kit.mail.sent).toHaveLength(1)
  })

  test('writes a journal line with the form, but not the rate', async () => {
    const { body } = await enter({ tarif: 'reduit' })
    const entry = await latestEntry(kit)
    expect(entry).toMatchObject({
      auteureId: administratrice.id,
      action: 'adhesions.saisir',
      cible: {
        type: 'adhesion',
        id: body.id,
        nom: expect.stringMatching(/^2026-\d{4,} de Joséphine Mbarga$/),
      },
      avant: null,
      apres: {
        adherente: 'Joséphine Mbarga',
        origine: 'cheque',
        datePaiement: '2026-11-12',
        dateFin: '2027-11-11',
      },
    })
    expect(JSON.stringify(entry)).not.toMatch(/reduit|4000/)
  })

  test('starts after the current year', async () => {
    await createAdhesion(kit.db, kit.clock.now(), { compteId, debut: '2026-01-10', fin: '2027-01-09' })
    await enter()
    expect(await yearsOf(compteId)).toMatchObject([{}, { debut: '2027-01-10', fin: '2028-01-09' }])
  })

  test.each([
    ['virement', 'reduit', 4000],
    ['especes', 'plein', 8000],
    ['offerte', 'plein', 0],
  ] as const)('%s at the rate %s is worth %i cents', async (origine, tarif, cents) => {
    await enter({ origine, tarif })
    expect(await yearsOf(compteId)).toMatchObject([{ origine, tarif, montant_cents: cents }])
  })

  test('[R9-1] refuses the coordinator rate for a member who does not coordinate', async () => {
    const before = await nbEntries(kit)
    const refused = await enter({ tarif: 'coordinatrice' })
    expect(refused).toMatchObject({
      status: 422,
      body: { violations: [{ champ: 'tarif', message: 'Ce tarif est réservé aux coordinatrices.' }] },
    })
    expect(await yearsOf(compteId)).toEqual([])
    expect(await nbEntries(kit)).toBe(before)
    const { id } = await createPersona(kit.db, kit.clock.now(), 'coordinatrice')
    expect((await enter({ compteId: id as CompteId, tarif: 'coordinatrice' })).status).toBe(201)
    expect(await yearsOf(id)).toMatchObject([{ tarif: 'coordinatrice', montant_cents: 6000 }])
  })

  test.each([
    ['2026-11-15', 'La date du paiement est à venir.'],
    ['2025-11-13', 'La date du paiement remonte à plus d’un an.'],
  ])('refuses a payment dated %s', async (datePaiement, message) => {
    expect(await enter({ datePaiement })).toMatchObject({
      status: 422,
      body: { violations: [{ champ: 'datePaiement', message }] },
    })
    expect(await yearsOf(compteId)).toEqual([])
  })

  test.each([{ origine: 'en_ligne' }, { tarif: 'gratuit' }, { datePaiement: '14/11/2026' }, { montant: 1 }])(
    'refuses %j',
    async (fields) => {
      expect((await enter(fields as Saisie)).status).toBe(422)
      expect(await yearsOf(compteId)).toEqual([])
    },
  )

  test('answers 404 for an unknown member or an unfinished sign-up', async () => {
    const { id } = await createPersona(kit.db, kit.clock.now(), 'inscription')
    for (const wrong of [id, UNKNOWN] as CompteId[])
      expect(await enter({ compteId: wrong })).toMatchObject({
        status: 404,
        body: { code: 'adherente_introuvable' },
      })
  })

  test('sent twice with one key creates one year', async () => {
    const headers = { 'idempotency-key': 'la-meme-cle' }
    const answers = await Promise.all([enter({}, headers), enter({}, headers)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(await yearsOf(compteId)).toHaveLength(1)
  })
})

describe('[R2.1-24] POST /api/bo/adhesions/{id}/annulation', () => {
  const cancel = (id: string, motif = 'Chèque sans provision') =>
    administratrice.call<typeof endpoints.cancelAdhesion, ErrorBody>(endpoints.cancelAdhesion, {
      params: { id: id as AdhesionId },
      body: { motif },
    })

  test('cancels the year with its reason: she loses access, and its reminders are dropped', async () => {
    const { body } = await enter()
    expect((await cancel(body.id)).status).toBe(204)
    expect(await isActive(compteId)).toBe(false)
    const { body: seen } = await administratrice.call(endpoints.getAdhesionBo, { params: { id: body.id } })
    expect(seen).toMatchObject({ statut: 'annulee', annulation: { motif: 'Chèque sans provision' } })
    expect(seen.rappels.every(({ statut }) => statut === 'ignore')).toBe(true)
    expect(await latestEntry(kit)).toMatchObject({
      action: 'adhesions.annuler',
      cible: { type: 'adhesion', id: body.id },
      apres: { motif: 'Chèque sans provision' },
    })
  })

  test('refuses a year that another one follows, and changes nothing', async () => {
    const { body: first } = await enter()
    const { body: second } = await enter()
    expect(await cancel(first.id)).toMatchObject({ status: 409, body: { code: 'periode_suivie' } })
    const { body: seen } = await administratrice.call(endpoints.getAdhesionBo, { params: { id: first.id } })
    expect(seen).toMatchObject({ annulation: null })
    expect((await cancel(second.id)).status).toBe(204)
    expect((await cancel(first.id)).status).toBe(204)
  })

  test('also resolves the anomaly of its payment', async () => {
    const { id, paiementId } = await createAdhesion(kit.db, kit.clock.now(), { compteId })
    await kit.db
      .updateTable('paiements')
      .set({ etat: 'rembourse', anomalie: 'rembourse' })
      .where('id', '=', paiementId)
      .execute()
    await cancel(id)
    const { body } = await administratrice.call(endpoints.listATraiter, {})
    expect(body.aTraiter).toEqual([])
  })

  test('refuses a second time, an unknown year or an empty reason', async () => {
    const { body } = await enter()
    expect((await cancel(body.id, ' ')).status).toBe(422)
    await cancel(body.id)
    const before = await nbEntries(kit)
    expect(await cancel(body.id)).toMatchObject({ status: 409, body: { code: 'periode_deja_annulee' } })
    expect(await cancel(UNKNOWN)).toMatchObject({ status: 404, body: { code: 'adhesion_introuvable' } })
    expect(await nbEntries(kit)).toBe(before)
  })
})
