import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import { boParticipationsEndpoints as endpoints } from '@entrelles/contract/modules/bo-participations/bo-participations.endpoints.ts'
import type { ParticipationId } from '@entrelles/contract/modules/participations/participations.schema.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createEvenement, type EvenementFields } from '#modules/evenements/evenements.factory.ts'
import { createParticipation } from '#modules/participations/participations.factory.ts'
import { comptesOf, statutOf } from '#modules/participations/test-participations.ts'
import { createCompte, createCoordination } from '#modules/session/session.factory.ts'

const kit = useTestApp()
const HOUR = 3_600_000
let administratrice: Client
let id: EvenementId

const evenement = (fields: EvenementFields = {}) => createEvenement(kit.db, kit.clock.now(), fields)
const compte = async (prenom: string, nom = 'Sarr') =>
  (await createCompte(kit.db, kit.clock.now(), { prenom, nom, ville_id: '29232' })).id
const add = (fields = {}, of = id) =>
  createParticipation(kit.db, kit.clock.now(), { evenement_id: of, ...fields })
const waits = async (prenom: string) => add({ compte_id: await compte(prenom), statut: 'en_attente' })

beforeEach(async () => {
  await kit.runJobs()
  administratrice = await kit.as('administratrice')
  id = await evenement({ nombre_places: 2 })
})

const list = (who = administratrice, of = id, page = 1) =>
  who.call(endpoints.listParticipationsBo, { params: { id: of }, query: { page } })
const queue = (who = administratrice, of = id) =>
  who.call(endpoints.listQueue, { params: { id: of }, query: {} })
const on = (participationId: ParticipationId) => ({
  params: { id, participationId },
  body: { motif: 'Une place pour elle' },
})
const promote = (line: ParticipationId, who = administratrice) =>
  who.call(endpoints.promoteParticipation, on(line))
const takeBack = (line: ParticipationId, who = administratrice) => who.call(endpoints.cancelOffre, on(line))
const remove = (line: ParticipationId, who = administratrice) =>
  who.call(endpoints.deleteParticipationBo, on(line))
const latest = () =>
  kit.db
    .selectFrom('journal')
    .where('cible_id', '=', id)
    .orderBy('id', 'desc')
    .select(['action', 'avant', 'apres', 'cible_nom'])
    .executeTakeFirst()
const mails = async () => {
  kit.mail.sent.length = 0
  await kit.runJobs()
  return kit.mail.sent
}

describe('[R2.1-19] list of participants', () => {
  test('participants are listed in registration order, with their needs and their event', async () => {
    const besoins = { covoiturage: true, gardeEnfants: false, accessibilite: null, regime: 'Végétarien' }
    await add({ compte_id: await compte('Awa'), besoins: JSON.stringify(besoins) })
    await add({ compte_id: await compte('Inès') })
    await add({
      compte_id: null,
      origine: 'sans_inscription',
      prenom: 'Lou',
      nom: 'Le Bras',
      presence: 'presente',
    })
    await waits('Mai')
    const { status, body } = await list()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      evenement: {
        titre: 'Fixer ses prix sans s’excuser',
        evenementType: 'Atelier',
        ville: 'Quimper',
        nombrePlacesTotal: 2,
        nbInscrites: 2,
        nbEnAttente: 1,
      },
      nbparticipations: 3,
      limit: 20,
    })
    expect(body.participations.map(({ adherente }) => adherente?.prenom)).toEqual(['Awa', 'Inès', 'Lou'])
    expect(body.participations[0]).toMatchObject({
      besoins,
      adherente: { ville: { nom: 'Quimper', departement: '29' } },
      presence: 'inconnue',
    })
    expect(body.participations[2]).toMatchObject({ adherente: { id: null }, presence: 'presente' })
    expect((await list(administratrice, id, 2)).body).toMatchObject({
      participations: [],
      nbparticipations: 3,
    })
  })

  test('a participant who was present and deleted her account stays in the list without a name', async () => {
    const compteId = await compte('Awa')
    await add({ compte_id: compteId, presence: 'presente' })
    await kit.db.deleteFrom('comptes').where('id', '=', compteId).execute()
    expect((await list()).body.participations).toMatchObject([{ adherente: null, presence: 'presente' }])
  })
})

describe('[R2.1-19] [P-4] waiting list', () => {
  test('members with an offer come first, then those who wait, each with her rank', async () => {
    await waits('Fatou')
    await add({ compte_id: await compte('Maëlle'), statut: 'proposee' })
    await waits('Inès')
    const { body } = await queue()
    expect(
      body.participations.map(({ adherente, statut, rang }) => [adherente?.prenom, statut, rang]),
    ).toEqual([
      ['Maëlle', 'proposee', 1],
      ['Fatou', 'en_attente', 2],
      ['Inès', 'en_attente', 3],
    ])
    expect(body).toMatchObject({ nbparticipations: 3, evenement: { nbProposees: 1, nbEnAttente: 2 } })
  })

  test('promoting a member out of turn requires a reason, and adds a seat when none is free', async () => {
    await add()
    await add()
    await waits('Fatou')
    const line = await waits('Inès')
    expect(await promote(line)).toMatchObject({
      status: 200,
      body: { statut: 'proposee', rang: 1, adherente: { prenom: 'Inès' } },
    })
    expect(await comptesOf(kit.db, id)).toEqual({ prises: 2, proposees: 1, enAttente: 1 })
    expect(await latest()).toMatchObject({
      action: 'participations.promouvoir',
      cible_nom: 'Fixer ses prix sans s’excuser',
      avant: { places: 2 },
      apres: { places: 3, participante: 'Inès Sarr', motif: 'Une place pour elle' },
    })
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Une place t’est proposée/),
    ])
    expect(await promote(line)).toMatchObject({ status: 409, body: { code: 'pas_en_attente' } })
  })

  test('promoting a member uses a free seat first', async () => {
    await add()
    const line = await waits('Inès')
    await promote(line)
    const { nombre_places } = await kit.db
      .selectFrom('evenements')
      .where('id', '=', id)
      .select('nombre_places')
      .executeTakeFirstOrThrow()
    expect(nombre_places).toBe(2)
  })

  test('a promotion is refused without a reason, for a cancelled event, and after the start', async () => {
    const line = await waits('Inès')
    const empty = { params: { id, participationId: line }, body: { motif: ' ' } }
    expect((await administratrice.call(endpoints.promoteParticipation, empty)).status).toBe(422)
    await kit.db.updateTable('evenements').set({ annule_le: kit.clock.now() }).where('id', '=', id).execute()
    expect(await promote(line)).toMatchObject({ status: 409, body: { code: 'annule' } })
    await kit.db.updateTable('evenements').set({ annule_le: null }).where('id', '=', id).execute()
    kit.clock.advance(120 * HOUR)
    administratrice = await kit.as('administratrice')
    expect(await promote(line)).toMatchObject({ status: 409, body: { code: 'evenement_commence' } })
  })

  test('an offer is withdrawn: the member learns the reason, and the next one gets the offer', async () => {
    await add()
    const line = await add({ compte_id: await compte('Maëlle'), statut: 'proposee' })
    const next = await waits('Fatou')
    expect(await takeBack(next)).toMatchObject({ status: 409, body: { code: 'pas_d_offre' } })
    expect((await takeBack(line)).status).toBe(204)
    expect(await statutOf(kit.db, line)).toMatchObject({ statut: 'expiree', motif: 'Une place pour elle' })
    expect(await statutOf(kit.db, next)).toMatchObject({ statut: 'proposee' })
    expect(await latest()).toMatchObject({
      action: 'participations.reprendre',
      apres: { participante: expect.stringContaining('Maëlle'), motif: 'Une place pour elle' },
    })
    const sent = await mails()
    expect(sent.find(({ subject }) => subject.startsWith('La place ne t’est plus'))?.text).toContain(
      'Une place pour elle',
    )
    expect(sent).toHaveLength(2)
  })

  test('a removed participant receives the reason and a calendar cancellation, and the next member gets an offer', async () => {
    const line = await add({ compte_id: await compte('Maëlle') })
    await add()
    const next = await waits('Fatou')
    expect((await remove(line)).status).toBe(204)
    expect((await remove(line)).status).toBe(404)
    expect(await statutOf(kit.db, next)).toMatchObject({ statut: 'proposee' })
    expect(await comptesOf(kit.db, id)).toEqual({ prises: 1, proposees: 1, enAttente: 0 })
    const told = (await mails()).find(({ subject }) => subject.startsWith('Tu n’es plus inscrite'))
    expect(told?.text).toContain('Une place pour elle')
    expect(told?.calendar?.method).toBe('CANCEL')
    const there = await add({ presence: 'presente', origine: 'sans_inscription' })
    expect(await remove(there)).toMatchObject({ status: 409, body: { code: 'deja_pointee' } })
  })
})

describe('[R6-4] [P-13] access by branch', () => {
  test('a coordinator manages the events that she created or of her branches; any other event answers 404', async () => {
    const coordinatrice = await kit.confirm(await kit.as('coordinatrice'))
    const [territoire] = await kit.db
      .selectFrom('coordinations')
      .where('compte_id', '=', String(coordinatrice.id))
      .select('territoire_id')
      .execute()
    const elsewhere = await createCoordination(kit.db, kit.clock.now(), await compte('Léa'), 'Ailleurs')
    const hers = await evenement({ territoireIds: [String(territoire?.territoire_id)] })
    const made = await evenement({ auteure_id: coordinatrice.id ?? null })
    const foreign = await evenement({ territoireIds: [elsewhere.id] })
    for (const of of [hers, made]) {
      expect((await list(coordinatrice, of)).status).toBe(200)
      expect((await queue(coordinatrice, of)).status).toBe(200)
    }
    const body = { contenu: 'Bonjour', cibles: 'toutes' } as const
    // `id` belongs to the whole network, `foreign` to another branch.
    for (const of of [id, foreign]) {
      const line = await add({ statut: 'en_attente' }, of)
      const there = { params: { id: of, participationId: line }, body: { motif: 'x' } }
      const calls = [
        list(coordinatrice, of),
        queue(coordinatrice, of),
        coordinatrice.call(endpoints.promoteParticipation, there),
        coordinatrice.call(endpoints.cancelOffre, there),
        coordinatrice.call(endpoints.deleteParticipationBo, there),
        coordinatrice.call(endpoints.createAnnonce, { params: { id: of }, body }),
        coordinatrice.call(endpoints.exportParticipationsCsv, { params: { id: of }, query: {} }),
        coordinatrice.call(endpoints.exportParticipationsXlsx, { params: { id: of }, query: {} }),
      ]
      expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(8).fill(404))
      expect(await statutOf(kit.db, line)).toMatchObject({ statut: 'en_attente' })
    }
  })

  test('a participation of another event answers 404', async () => {
    const other = await evenement()
    const line = await add({ statut: 'en_attente' }, other)
    expect((await promote(line)).status).toBe(404)
    expect((await remove(line)).status).toBe(404)
  })
})
