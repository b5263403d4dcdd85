import type { ErrorBody } from '@entrelles/contract/kit/errors.ts'
import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { boEvenementsEndpoints as endpoints } from '@entrelles/contract/modules/bo-evenements/bo-evenements.endpoints.ts'
import { boJournalEndpoints } from '@entrelles/contract/modules/bo-journal/bo-journal.endpoints.ts'
import {
  partsOf,
  valeursOf,
  type PartsEvenement,
} from '@entrelles/contract/modules/evenements/evenement-form.ts'
import { JOURNAL_AUTO_MS } from '@entrelles/contract/modules/evenements/evenements.constants.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createProfil, createTerritoire } from '#modules/adherentes/adherentes.factory.ts'
import { createTerritoire as createAntenne } from '#modules/antennes/antennes.factory.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { createIntervenant } from '#modules/intervenants/intervenants.factory.ts'
import { createParticipation } from '#modules/participations/participations.factory.ts'
import { partsCompletes } from './test-bo-evenements.ts'

const kit = useTestApp()
let administratrice: Client
let coordinatrice: Client
let hers: TerritoireId
let other: TerritoireId

const UNKNOWN = '019a0000-0000-7000-8000-000000000001' as EvenementId
const refusal = (status: number, champ: string, message: string) => ({
  status,
  body: { violations: [{ champ, message }] },
})

const create = (client: Client, parts: object, headers = {}) =>
  client.call(endpoints.createEvenement, { body: parts as PartsEvenement }, headers)
const get = async (id: EvenementId, client = administratrice) =>
  (await client.call(endpoints.getEvenementBo, { params: { id } })).body
/** Sends the form of the current event with some parts changed. */
const update = async (id: EvenementId, parts: object, client = administratrice) => {
  const before = await get(id)
  return client.call<typeof endpoints.updateEvenement, Awaited<ReturnType<typeof get>> & ErrorBody>(
    endpoints.updateEvenement,
    { params: { id }, body: { ...partsOf(valeursOf(before)), id, ...parts } as never },
  )
}
const cancel = (id: EvenementId, value: boolean, client = administratrice, body: { id?: EvenementId } = {}) =>
  client.call(endpoints.cancelEvenement, { params: { id }, query: { cancel: String(value) as 'true' }, body })
const duplicate = (id: EvenementId, client = administratrice, headers = {}) =>
  client.call(endpoints.duplicateEvenement, { params: { id }, body: { id } }, headers)
const remove = (id: EvenementId, client = administratrice) =>
  client.call(endpoints.deleteEvenement, { params: { id }, body: { id } })
const rowOf = (id: string) =>
  kit.db.selectFrom('evenements').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
const latest = async () =>
  (await administratrice.call(boJournalEndpoints.listJournal, { query: {} })).body.entrees[0]
const lines = async () =>
  (await kit.db.selectFrom('journal').where('cible_type', '=', 'evenement').select('action').execute()).length

beforeEach(async () => {
  await kit.db.deleteFrom('evenements').execute()
  await kit.db.deleteFrom('comptes').execute()
  await kit.db.deleteFrom('territoires').execute()
  kit.clock.advance(60_000)
  administratrice = await kit.as('administratrice')
  hers = (await createTerritoire(kit.db, 'Cornouaille')) as TerritoireId
  other = (await createTerritoire(kit.db, 'Trièves')) as TerritoireId
  const { id } = await createProfil(kit.db, kit.clock.now(), { coordonne: 'Cornouaille' })
  coordinatrice = await kit.signIn(id)
})

describe('POST /api/bo/evenements', () => {
  test('[R4-11] [R7-8] a draft needs only a title, defaults to « Interne » and belongs to its author', async () => {
    const { status, body } = await create(coordinatrice, { titre: 'Lire un bilan', adherenteId: 'ignorée' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      titre: 'Lire un bilan',
      isDraft: true,
      isEnLigne: null,
      inscriptionType: 'Interne',
      dateHeureDebut: null,
      fuseau: 'Europe/Paris',
      version: 1,
      droits: { supprimer: true, depublier: false },
    })
    expect(await rowOf(body.id)).toMatchObject({ auteure_id: coordinatrice.id, publie_le: null })
    expect(await latest()).toMatchObject({
      action: 'evenements.creer',
      cible: { id: body.id, nom: 'Lire un bilan' },
    })
    expect((await get(body.id, coordinatrice)).titre).toBe('Lire un bilan')
  })

  test('[R5-16] a published event needs the other fields; each missing one has a violation', async () => {
    const { status, body } = await create(administratrice, await partsCompletes(kit.db))
    expect(status).toBe(201)
    expect(body).toMatchObject({
      isDraft: false,
      heureDebut: '18:30',
      heureFin: '20:30',
      nombrePlacesTotal: 20,
    })
    expect(await rowOf(body.id)).toMatchObject({
      publie_le: expect.any(String),
      ville_nom: 'Quimper',
      sequence: 0,
    })
    const refused = await create(administratrice, { titre: 'Presque', isDraft: false, nombrePlacesTotal: 0 })
    expect(refused.status).toBe(422)
    const { violations } = refused.body as unknown as ErrorBody
    expect(violations?.map(({ champ }) => champ)).toEqual([
      'thematiqueId',
      'type',
      'isEnLigne',
      'nombrePlacesTotal',
      'dateHeureDebut',
      'dateHeureFin',
      'description',
    ])
  })

  test('[R5-16] the postal code is one of the commune, even if it is missing or wrong', async () => {
    for (const codePostal of ['29000', '', '75001']) {
      const { body } = await create(administratrice, await partsCompletes(kit.db, { codePostal }))
      expect(body.ville).toEqual({ id: '29232', nom: 'Quimper', codePostal: '29000' })
    }
  })

  test('[R7-8] the description keeps allowed tags and loses scripts and handlers', async () => {
    const description = '<p onclick="x()">Deux <strong>heures</strong><script>alert(1)</script></p>'
    const { body } = await create(administratrice, { titre: 'Essai', description })
    expect(body.description).toBe('<p>Deux <strong>heures</strong></p>')
  })

  test('[R7-8] choices outside the lists are refused at their fields', async () => {
    const fermee = await createAntenne(kit.db, { fermee: true })
    const archivee = await createIntervenant(kit.db, kit.clock.now(), { statut: 'archive' })
    const refused = await create(administratrice, {
      titre: 'Essai',
      thematiqueId: UNKNOWN,
      type: UNKNOWN,
      villeId: '99999',
      territoireIds: [hers, fermee],
      intervenantIds: [archivee],
    })
    expect(refused).toMatchObject({
      status: 422,
      body: {
        violations: [
          { champ: 'thematiqueId', message: 'Sélectionne une thématique dans la liste.' },
          { champ: 'type', message: 'Sélectionne un type dans la liste.' },
          { champ: 'villeId', message: 'Sélectionne une commune dans la liste.' },
          { champ: 'territoireIds', message: 'Sélectionne des antennes ouvertes dans la liste.' },
          { champ: 'intervenantIds', message: 'Sélectionne des intervenantes dans la liste.' },
        ],
      },
    })
  })

  test('[R7-7] the theme and the type may be given by their labels', async () => {
    const parts = await partsCompletes(kit.db)
    const named = await create(administratrice, { ...parts, thematiqueId: 'numérique', type: 'Webinaire' })
    expect(named.body).toMatchObject({
      theme: { libelle: 'Numérique' },
      evenementType: { libelle: 'Webinaire' },
    })
    const unknown = await create(administratrice, { ...parts, thematiqueId: 'Webinaire', type: 'Numérique' })
    expect((unknown.body as unknown as ErrorBody).violations?.map(({ champ }) => champ)).toEqual([
      'thematiqueId',
      'type',
    ])
  })

  test('[R7-8] a repeated idempotency key creates one event and one journal line', async () => {
    const headers = { 'idempotency-key': 'essai-evenement-1' }
    const before = await lines()
    const [one, two] = [
      await create(coordinatrice, { titre: 'Une fois' }, headers),
      await create(coordinatrice, { titre: 'Une fois' }, headers),
    ]
    expect(two.body.id).toBe(one.body.id)
    expect((await lines()) - before).toBe(1)
  })
})

describe('POST /api/bo/evenements/{id}', () => {
  test('[R4-11] publishes a draft, changes it and returns it to draft; the journal names publication and change', async () => {
    const { body } = await create(administratrice, { titre: 'Lire un bilan' })
    const published = await update(body.id, await partsCompletes(kit.db))
    expect(published).toMatchObject({
      status: 200,
      body: { isDraft: false, version: 2, droits: { depublier: true } },
    })
    expect(await latest()).toMatchObject({
      action: 'evenements.publier',
      avant: { isDraft: true },
      apres: { isDraft: false },
    })
    kit.clock.advance(1000)
    await update(body.id, { titre: 'Lire un bilan sans migraine' })
    expect(await latest()).toMatchObject({
      action: 'evenements.modifier',
      avant: { titre: 'Fixer ses prix sans s’excuser' },
      apres: { titre: 'Lire un bilan sans migraine' },
    })
    expect(await update(body.id, { isDraft: true })).toMatchObject({ status: 200, body: { isDraft: true } })
  })

  test('[R7-8] an old version is refused and writes nothing; without a version the last save wins', async () => {
    const id = await createEvenement(kit.db, kit.clock.now())
    expect((await update(id, { version: 1, titre: 'Un' })).status).toBe(200)
    expect(await update(id, { version: 1, titre: 'Deux' })).toMatchObject({
      status: 409,
      body: { code: 'version_depassee' },
    })
    expect((await get(id)).titre).toBe('Un')
    expect(await update(id, { titre: 'Trois' })).toMatchObject({
      status: 200,
      body: { titre: 'Trois', version: 3 },
    })
  })

  test('[R7-8] a form whose id differs from the URL is a 404', async () => {
    const id = await createEvenement(kit.db, kit.clock.now())
    expect((await update(id, { id: UNKNOWN })).status).toBe(404)
  })

  test('[R4-11] an autosave writes only drafts and cannot publish', async () => {
    const { body } = await create(coordinatrice, { titre: 'Brouillon' })
    const saved = await update(
      body.id,
      { titre: 'Brouillon bis', enregistrementAuto: true, version: 1 },
      coordinatrice,
    )
    expect(saved).toMatchObject({ status: 200, body: { titre: 'Brouillon bis', version: 2 } })
    const refused = { status: 409, body: { code: 'enregistrement_auto_refuse' } }
    const complete = { ...(await partsCompletes(kit.db)), territoireIds: [hers] }
    expect(await update(body.id, { ...complete, enregistrementAuto: true }, coordinatrice)).toMatchObject(
      refused,
    )
    expect((await get(body.id)).isDraft).toBe(true)
    await update(body.id, complete, coordinatrice)
    expect(await update(body.id, { titre: 'Non', enregistrementAuto: true }, coordinatrice)).toMatchObject(
      refused,
    )
    expect(await update(body.id, { isDraft: true, enregistrementAuto: true }, coordinatrice)).toMatchObject(
      refused,
    )
  })

  test('[R4-11] the journal records the autosaves of a draft at most once an hour', async () => {
    const { body } = await create(coordinatrice, { titre: 'Brouillon' })
    const before = await lines()
    const save = (titre: string) => update(body.id, { titre, enregistrementAuto: true }, coordinatrice)
    for (const titre of ['B', 'Br', 'Bro']) await save(titre)
    expect((await lines()) - before).toBe(1)
    expect(await latest()).toMatchObject({ action: 'evenements.enregistrer_brouillon' })
    // Access tokens expire within an hour, so both sign in again.
    const later = async (ms: number) => {
      kit.clock.advance(ms)
      administratrice = await kit.signIn(administratrice.id ?? '')
      coordinatrice = await kit.signIn(coordinatrice.id ?? '')
    }
    await later(JOURNAL_AUTO_MS - 1)
    await save('Brou')
    expect((await lines()) - before).toBe(1)
    await later(1)
    await save('Broui')
    expect((await lines()) - before).toBe(2)
    await update(body.id, { titre: 'Enregistré' }, coordinatrice)
    expect((await lines()) - before).toBe(3)
  })

  test('[R6-4] a coordinator changes events that she created or of her branches; others are a 404', async () => {
    const theirs = await createEvenement(kit.db, kit.clock.now(), { territoireIds: [other] })
    const network = await createEvenement(kit.db, kit.clock.now())
    for (const id of [theirs, network, UNKNOWN]) {
      const missing = { status: 404, body: { code: 'introuvable' } }
      expect(await coordinatrice.call(endpoints.getEvenementBo, { params: { id } })).toMatchObject(missing)
      const body = { ...(await partsCompletes(kit.db)), id }
      expect(await coordinatrice.call(endpoints.updateEvenement, { params: { id }, body })).toMatchObject(
        missing,
      )
      expect(await cancel(id, true, coordinatrice)).toMatchObject(missing)
      expect(await duplicate(id, coordinatrice)).toMatchObject(missing)
      expect(await remove(id, coordinatrice)).toMatchObject(missing)
    }
    const own = await createEvenement(kit.db, kit.clock.now(), { auteure_id: coordinatrice.id ?? null })
    expect((await update(own, { territoireIds: [hers] }, coordinatrice)).status).toBe(200)
    const shared = await createEvenement(kit.db, kit.clock.now(), { territoireIds: [hers, other] })
    expect(await update(shared, { territoireIds: [other] }, coordinatrice)).toMatchObject(
      refusal(422, 'territoireIds', 'Choisis au moins une de tes antennes.'),
    )
    expect((await update(shared, { territoireIds: [hers] }, coordinatrice)).status).toBe(200)
  })

  test('[R7-8] saved choices stay valid when they are no longer offered', async () => {
    const fermee = await createAntenne(kit.db, { fermee: true })
    const archivee = await createIntervenant(kit.db, kit.clock.now(), { statut: 'archive' })
    const id = await createEvenement(kit.db, kit.clock.now(), {
      territoireIds: [fermee],
      intervenantIds: [archivee],
    })
    expect(await update(id, { titre: 'Autre' })).toMatchObject({
      status: 200,
      body: { titre: 'Autre', territoires: [{ id: fermee }], intervenants: [{ id: archivee }] },
    })
  })

  test('[I2] the number of seats cannot be below the taken and offered ones', async () => {
    const id = await createEvenement(kit.db, kit.clock.now(), { nombre_places: 5 })
    for (const statut of ['inscrite', 'inscrite', 'proposee'])
      await createParticipation(kit.db, kit.clock.now(), { evenement_id: id, statut })
    expect(await update(id, { nombrePlacesTotal: 2 })).toMatchObject(
      refusal(422, 'nombrePlacesTotal', 'Il faut au moins 3 places\u202f: elles sont prises ou proposées.'),
    )
    expect(await update(id, { nombrePlacesTotal: 3 })).toMatchObject({
      status: 200,
      body: { nbPlacesRestantes: 0 },
    })
  })

  test('[P-4] additional seats are offered at once to waiting members', async () => {
    const id = await createEvenement(kit.db, kit.clock.now(), { nombre_places: 1 })
    await createParticipation(kit.db, kit.clock.now(), { evenement_id: id })
    for (let n = 0; n < 3; n += 1)
      await createParticipation(kit.db, kit.clock.now(), { evenement_id: id, statut: 'en_attente' })
    expect(await update(id, { nombrePlacesTotal: 3 })).toMatchObject({
      status: 200,
      body: { nbInscrites: 1, nbProposees: 2, nbEnAttente: 1, nbPlacesRestantes: 0 },
    })
  })

  test('[R4-11] an event with a waiting member or a started attendance sheet cannot return to draft', async () => {
    const id = await createEvenement(kit.db, kit.clock.now(), { nombre_places: null })
    await createParticipation(kit.db, kit.clock.now(), { evenement_id: id, statut: 'en_attente' })
    expect(await update(id, { isDraft: true })).toMatchObject({
      status: 409,
      body: { code: 'depublication_refusee' },
    })
    expect((await get(id)).droits).toEqual({ supprimer: false, depublier: false })
    const emarge = await createEvenement(kit.db, kit.clock.now(), { emargee_le: kit.clock.now() })
    expect(await update(emarge, { isDraft: true })).toMatchObject({ body: { code: 'depublication_refusee' } })
  })

  test('[P-3] the calendar sequence increases with a new date or place, not with a new text or for a draft', async () => {
    const id = await createEvenement(kit.db, kit.clock.now(), { debut: '2026-12-03T17:30:00Z' })
    const sequence = async () => (await rowOf(id)).sequence
    await update(id, { titre: 'Autre titre', description: '<p>Autre</p>' })
    expect(await sequence()).toBe(0)
    await update(id, { dateHeureDebut: '2026-12-01 10:00', dateHeureFin: '2026-12-01 12:00' })
    expect(await sequence()).toBe(1)
    await update(id, { adresse: '1 place Saint-Corentin' })
    expect(await sequence()).toBe(2)
    const draft = await createEvenement(kit.db, kit.clock.now(), { brouillon: true })
    await update(draft, { adresse: 'Ailleurs' })
    expect((await rowOf(draft)).sequence).toBe(0)
  })
})

describe('POST /api/bo/evenements/{id}/cancel', () => {
  test('[R4-11] [R7-8] cancels and restores by a flag; a repeated cancellation changes nothing', async () => {
    const id = await createEvenement(kit.db, kit.clock.now(), { territoireIds: [hers] })
    expect(await cancel(id, true, coordinatrice)).toMatchObject({ status: 200, body: { isAnnule: true } })
    expect(await latest()).toMatchObject({ action: 'evenements.annuler' })
    const { annule_le, sequence } = await rowOf(id)
    expect(sequence).toBe(1)
    kit.clock.advance(1000)
    expect((await cancel(id, true, coordinatrice)).status).toBe(200)
    expect(await rowOf(id)).toMatchObject({ annule_le, sequence: 1 })
    expect(await cancel(id, false)).toMatchObject({ status: 200, body: { isAnnule: false } })
    expect(await rowOf(id)).toMatchObject({ annule_le: null, sequence: 2 })
    expect(await latest()).toMatchObject({ action: 'evenements.retablir' })
  })

  test('[R4-11] refuses a draft, and an id that differs from the URL', async () => {
    const id = await createEvenement(kit.db, kit.clock.now(), { brouillon: true })
    expect(await cancel(id, true)).toMatchObject({ status: 409, body: { code: 'annulation_brouillon' } })
    expect((await cancel(id, true, administratrice, { id: UNKNOWN })).status).toBe(404)
  })
})

describe('POST /api/bo/evenements/{id}/duplicate', () => {
  test('[R2.4-12] [R7-8] creates a draft copy that belongs to the caller, without date or registrations', async () => {
    const intervenant = await createIntervenant(kit.db, kit.clock.now())
    const id = await createEvenement(kit.db, kit.clock.now(), {
      territoireIds: [hers],
      intervenantIds: [intervenant],
      intervenantes: [{ rang: 2, prenom: 'Awa', nom: 'Diallo', email: 'awa@exemple.fr' }],
      annule_le: kit.clock.now(),
      emargee_le: kit.clock.now(),
      sequence: 4,
    })
    await createParticipation(kit.db, kit.clock.now(), { evenement_id: id })
    const { status, body } = await duplicate(id, coordinatrice)
    expect(status).toBe(201)
    const { isDraft, isAnnule, dateHeureDebut, nbInscrites, version } = body
    expect({ isDraft, isAnnule, dateHeureDebut, nbInscrites, version }).toEqual({
      isDraft: true,
      isAnnule: false,
      dateHeureDebut: null,
      nbInscrites: 0,
      version: 1,
    })
    const first = await get(id)
    const same = ({
      titre,
      theme,
      ville,
      adresse,
      description,
      nombrePlacesTotal,
      territoires,
      intervenants,
    }: typeof first) => ({
      titre,
      theme,
      ville,
      adresse,
      description,
      nombrePlacesTotal,
      territoires,
      intervenants,
    })
    expect(same(body)).toEqual(same(first))
    expect(body).toMatchObject({
      intervenante2Prenom: 'Awa',
      intervenante2Email: 'awa@exemple.fr',
      intervenantePrenom: null,
    })
    expect(await rowOf(body.id)).toMatchObject({
      auteure_id: coordinatrice.id,
      sequence: 0,
      emargee_le: null,
      publie_le: null,
    })
    expect(await latest()).toMatchObject({ action: 'evenements.dupliquer', cible: { id: body.id } })
    expect((await get(id)).nbInscrites).toBe(1)
  })

  test('[R7-8] a repeated idempotency key creates one copy', async () => {
    const id = await createEvenement(kit.db, kit.clock.now())
    const headers = { 'idempotency-key': 'essai-copie-1' }
    const [one, two] = [
      await duplicate(id, administratrice, headers),
      await duplicate(id, administratrice, headers),
    ]
    expect(two.body.id).toBe(one.body.id)
  })
})

describe('DELETE /api/bo/evenements/{id}', () => {
  test('[R2.4-12] [R7-8] deletes an event without registrations, or a cancelled one once its mails are sent', async () => {
    const free = await createEvenement(kit.db, kit.clock.now(), { territoireIds: [hers] })
    expect((await remove(free, coordinatrice)).status).toBe(204)
    expect(await latest()).toMatchObject({ action: 'evenements.supprimer', cible: { id: free } })
    expect((await administratrice.call(endpoints.getEvenementBo, { params: { id: free } })).status).toBe(404)
    const busy = await createEvenement(kit.db, kit.clock.now())
    await createParticipation(kit.db, kit.clock.now(), { evenement_id: busy })
    expect(await remove(busy)).toMatchObject({ status: 409, body: { code: 'suppression_inscrites' } })
    await cancel(busy, true)
    expect((await get(busy)).droits.supprimer).toBe(true)
    // The cancellation mails need the event, so deletion waits until they are sent.
    expect(await remove(busy)).toMatchObject({ status: 409, body: { code: 'suppression_avis_en_cours' } })
    await kit.runJobs()
    expect((await remove(busy)).status).toBe(204)
  })

  test('[M13] refuses an event whose attendance sheet is started', async () => {
    const id = await createEvenement(kit.db, kit.clock.now(), {
      annule_le: kit.clock.now(),
      emargee_le: kit.clock.now(),
    })
    expect(await remove(id)).toMatchObject({ status: 409, body: { code: 'suppression_emargee' } })
  })
})
