import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import { boEvenementsEndpoints as endpoints } from '@entrelles/contract/modules/bo-evenements/bo-evenements.endpoints.ts'
import { boJournalEndpoints } from '@entrelles/contract/modules/bo-journal/bo-journal.endpoints.ts'
import { evenementsEndpoints } from '@entrelles/contract/modules/evenements/evenements.endpoints.ts'
import type { SerieForm } from '@entrelles/contract/modules/evenements/evenements.forms.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createTerritoire } from '#modules/antennes/antennes.factory.ts'
import { createEvenement, type EvenementFields } from '#modules/evenements/evenements.factory.ts'
import { createIntervenant } from '#modules/intervenants/intervenants.factory.ts'
import { createParticipation } from '#modules/participations/participations.factory.ts'
import { createCompte, createCoordination } from '#modules/session/session.factory.ts'

const kit = useTestApp()
let administratrice: Client

const create = (fields: EvenementFields = {}) => createEvenement(kit.db, kit.clock.now(), fields)
const repeat = (id: EvenementId, body: SerieForm, client = administratrice, headers = {}) =>
  client.call(endpoints.createSerie, { params: { id }, body }, headers)
const get = (id: EvenementId, client = administratrice) =>
  client.call(endpoints.getEvenementBo, { params: { id } })
const nb = async () =>
  (
    await kit.db
      .selectFrom('evenements')
      .select((eb) => eb.fn.countAll<number>().as('nb'))
      .execute()
  )[0]?.nb

beforeEach(async () => {
  await kit.db.deleteFrom('evenements').execute()
  kit.clock.set('2026-11-15T09:00:00.000Z')
  administratrice = await kit.as('administratrice')
})

describe('POST /api/bo/evenements/:id/series', () => {
  test('[M13] creates copies at the same local hours, published like the event, without registrations', async () => {
    const territoire = await createTerritoire(kit.db, { nom: 'Vallée de la Drôme' })
    const intervenant = await createIntervenant(kit.db, kit.clock.now())
    // Summer time starts in Paris on 28 March 2027.
    const id = await create({
      titre: 'Café du jeudi',
      debut: new Date('2027-03-18T17:30:00.000Z'),
      fin: new Date('2027-03-18T19:30:00.000Z'),
      nombre_places: 12,
      territoireIds: [territoire],
      intervenantIds: [intervenant],
    })
    await createParticipation(kit.db, kit.clock.now(), { evenement_id: id, statut: 'inscrite' })
    const { status, body } = await repeat(id, { regle: 'semaine', nombre: 2 })
    expect(status).toBe(201)
    expect(body.evenements).toMatchObject([
      { dateHeureDebut: '2027-03-25T17:30:00.000Z', isDraft: false },
      { dateHeureDebut: '2027-04-01T16:30:00.000Z', isDraft: false },
    ])
    const last = body.evenements[1]!.id
    expect((await get(last)).body).toMatchObject({
      titre: 'Café du jeudi',
      heureDebut: '18:30',
      heureFin: '20:30',
      isDraft: false,
      nombrePlacesTotal: 12,
      nbInscrites: 0,
      territoires: [{ id: territoire }],
      intervenants: [{ id: intervenant }],
      serie: [{ id }, { id: body.evenements[0]!.id }],
    })
    const { entrees } = (await administratrice.call(boJournalEndpoints.listJournal, { query: {} })).body
    expect(entrees[0]).toMatchObject({
      action: 'evenements.repeter',
      cible: { id, nom: 'Café du jeudi' },
      apres: { regle: 'semaine', nombre: 2 },
    })
  })

  test('[M13] repeating a copy adds to the same series', async () => {
    const id = await create({ debut: new Date('2026-12-17T17:30:00.000Z') })
    const [next] = (await repeat(id, { regle: 'semaine', nombre: 1 })).body.evenements
    await repeat(next!.id, { regle: 'mois', nombre: 1 })
    const dates = (await get(id)).body.serie.map(({ dateHeureDebut }) => dateHeureDebut?.slice(0, 10))
    expect(dates).toEqual(['2026-12-24', '2027-01-28'])
  })

  test('[M13] cancelling or deleting a copy does not change the original', async () => {
    const id = await create({ debut: new Date('2026-12-17T17:30:00.000Z') })
    const [next] = (await repeat(id, { regle: 'quinzaine', nombre: 1 })).body.evenements
    const cible = { params: { id: next!.id }, body: { id: next!.id } }
    await administratrice.call(endpoints.cancelEvenement, { ...cible, query: { cancel: 'true' } })
    expect((await get(id)).body.isAnnule).toBe(false)
    await administratrice.call(endpoints.deleteEvenement, cible)
    expect((await get(id)).body).toMatchObject({ serie: [] })
  })

  test('[M13] a draft is repeated as drafts, hidden from members; members see upcoming, not cancelled dates in order', async () => {
    const call = async (one: EvenementId) =>
      (await kit.as('adherente')).call(evenementsEndpoints.getEvenement, { params: { id: one } })
    const read = async (one: EvenementId) => (await call(one)).body.serie
    const draft = await create({ brouillon: true, debut: new Date('2026-12-17T17:30:00.000Z') })
    const made = (await repeat(draft, { regle: 'semaine', nombre: 2 })).body.evenements
    expect(made.map(({ isDraft }) => isDraft)).toEqual([true, true])
    expect((await call(made[0]!.id)).status).toBe(404)

    const id = await create({ debut: new Date('2026-11-19T17:30:00.000Z') })
    const [first, second, third] = (await repeat(id, { regle: 'semaine', nombre: 3 })).body.evenements
    await kit.db
      .updateTable('evenements')
      .set({ annule_le: kit.clock.now() })
      .where('id', '=', third!.id)
      .execute()
    expect((await read(id)).map((one) => one.id)).toEqual([first!.id, second!.id])
    kit.clock.set('2026-11-27T09:00:00.000Z')
    expect((await read(first!.id)).map((one) => one.id)).toEqual([second!.id])
  })

  test('[M13] [R6-4] a coordinator sees only the dates of the series that she manages', async () => {
    const { id: compteId } = await createCompte(kit.db, kit.clock.now())
    const { id: territoire } = await createCoordination(kit.db, kit.clock.now(), compteId, 'Cornouaille')
    const coordinatrice = await kit.signIn(compteId)
    const id = await create({ debut: new Date('2026-12-17T17:30:00.000Z'), territoireIds: [territoire] })
    const [first, second] = (await repeat(id, { regle: 'semaine', nombre: 2 })).body.evenements
    await kit.db.deleteFrom('evenements_territoires').where('evenement_id', '=', second!.id).execute()
    expect((await get(id, coordinatrice)).body.serie.map((one) => one.id)).toEqual([first!.id])
  })

  test('[M13] a repeated idempotency key creates one series', async () => {
    const id = await create({ debut: new Date('2026-12-17T17:30:00.000Z') })
    const headers = { 'idempotency-key': '7d9f1c2e-5f1d-4b0a-9a55-0d6f0c6f1a11' }
    await repeat(id, { regle: 'semaine', nombre: 2 }, administratrice, headers)
    await repeat(id, { regle: 'semaine', nombre: 2 }, administratrice, headers)
    expect(await nb()).toBe(3)
  })

  test('[M13] an event without a date, cancelled or started is refused, and no copy is created', async () => {
    const refused = async (fields: EvenementFields) =>
      (await repeat(await create(fields), { regle: 'semaine', nombre: 2 })).body
    expect(await refused({ brouillon: true, debut: null, fin: null })).toMatchObject({
      code: 'serie_sans_date',
    })
    expect(await refused({ annule_le: kit.clock.now() })).toMatchObject({ code: 'serie_annulee' })
    expect(await refused({ debut: new Date('2026-11-14T17:30:00.000Z') })).toMatchObject({
      code: 'serie_commencee',
    })
    expect(await nb()).toBe(3)
  })

  test('[P-2] an hour that does not exist on one of the dates refuses the whole series', async () => {
    const id = await create({
      debut: new Date('2027-03-21T01:30:00.000Z'),
      fin: new Date('2027-03-21T03:30:00.000Z'),
    })
    expect(await repeat(id, { regle: 'semaine', nombre: 2 })).toMatchObject({
      status: 422,
      body: { violations: [{ champ: 'regle', message: expect.stringContaining('Le 28\u00a0mars 2027') }] },
    })
    expect(await nb()).toBe(1)
  })

  test.each([0, 13, 1.5])('[M13] %d times is refused', async (nombre) => {
    const id = await create({ debut: new Date('2026-12-17T17:30:00.000Z') })
    expect(await repeat(id, { regle: 'semaine', nombre })).toMatchObject({
      status: 422,
      body: { violations: [{ champ: 'nombre', message: 'Choisis un nombre entre 1 et 12.' }] },
    })
  })
})
