import type { Discussion, DiscussionId } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#db/test-transaction.ts'
import { attachTerritoire, createTerritoire } from '#modules/adherentes/adherentes.factory.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { createParticipation } from '#modules/participations/participations.factory.ts'
import { codeOf, useMessagerie, type Membre } from '../test-messagerie.ts'

const calls = useMessagerie()
const { kit, send, write, wroteBy, read, thread, hasDot, memberOf, again, clear } = calls
let coordinatrice: Membre
let membre: Membre
let territoireId: string

const now = () => kit.clock.now()
const enter = (who: Membre, path: string) => send<Discussion>(who, 'POST', `${path}/discussion`)
const endCoordination = (who: Membre) =>
  kit.db.deleteFrom('coordinations').where('compte_id', '=', who.id).execute()
const setAdministratrice = (who: Membre, administratrice: boolean) =>
  kit.db.updateTable('comptes').set({ administratrice }).where('id', '=', who.id).execute()

beforeEach(async () => {
  await clear()
  await kit.db.deleteFrom('evenements').execute()
  territoireId = await createTerritoire(kit.db, 'Cornouaille')
  coordinatrice = await memberOf('Coordinatrice', { coordonne: 'Cornouaille' })
  membre = await memberOf('Membre', { territoire: 'Cornouaille' })
})

/** Expects that she has left: she reads the earlier messages and no later one. */
const expectLeft = async (who: Membre, id: DiscussionId) => {
  await wroteBy(membre, id, 'Entre nous')
  const seen = await again(who)
  expect(codeOf(await write(seen, id))).toEqual([409, 'discussion_close'])
  expect((await read(seen, id)).body).toMatchObject({ quittee: true, droits: { ecrire: false } })
  expect((await thread(seen, id)).body.messages.map(({ contenu }) => contenu)).toEqual(['Avant'])
  expect(await hasDot(seen)).toBe(false)
}

describe('[C2] the discussion of a branch is left', () => {
  let id: DiscussionId
  beforeEach(async () => {
    id = (await enter(coordinatrice, `territoires/${territoireId}`)).body.id
    await enter(membre, `territoires/${territoireId}`)
  })

  test('by a coordinator who is one no longer', async () => {
    await wroteBy(membre, id, 'Avant')
    await endCoordination(coordinatrice)
    await expectLeft(coordinatrice, id)
    expect((await read(membre, id)).body.nbParticipantes).toBe(1)
    expect((await enter(await again(coordinatrice), `territoires/${territoireId}`)).status).toBe(404)
  })

  test('by an administrator who is one no longer', async () => {
    const administratrice = await memberOf('Admin', { compte: { administratrice: true } })
    await enter(administratrice, `territoires/${territoireId}`)
    await wroteBy(membre, id, 'Avant')
    await setAdministratrice(administratrice, false)
    await expectLeft(administratrice, id)
    expect((await read(membre, id)).body.nbParticipantes).toBe(2)
  })

  test('and not by one who keeps another function, or who is of that branch: that one organises no longer', async () => {
    await attachTerritoire(kit.db, now(), coordinatrice.id, territoireId)
    const both = await memberOf('Les deux', {
      coordonne: 'Cornouaille',
      compte: { administratrice: true },
    })
    await enter(both, `territoires/${territoireId}`)
    await endCoordination(coordinatrice)
    await setAdministratrice(both, false)
    await kit.db.updateTable('discussions').set({ nb_participantes: 201 }).where('id', '=', id).execute()
    expect(codeOf(await write(await again(coordinatrice), id))).toEqual([409, 'organisatrices_seules'])
    expect((await write(await again(both), id)).status).toBe(201)
  })

  test('not by one who changes function in one act', async () => {
    const administratrice = await memberOf('Admin', { compte: { administratrice: true } })
    await enter(administratrice, `territoires/${territoireId}`)
    await inTransaction(kit.db, async (tx) => {
      await tx
        .updateTable('comptes')
        .set({ administratrice: false })
        .where('id', '=', administratrice.id)
        .execute()
      await tx
        .insertInto('coordinations')
        .values({ compte_id: administratrice.id, territoire_id: territoireId, depuis: now() })
        .execute()
    })
    expect((await read(await again(administratrice), id)).body.quittee).toBe(false)
  })

  test('by a former coordinator who only follows it', async () => {
    await kit.db
      .insertInto('rattachements')
      .values({
        compte_id: coordinatrice.id,
        territoire_id: territoireId,
        principal: false,
        mode: 'choisi',
        debut: now(),
      })
      .execute()
    await wroteBy(membre, id, 'Avant')
    await endCoordination(coordinatrice)
    await expectLeft(coordinatrice, id)
    expect((await read(membre, id)).body.nbParticipantes).toBe(1)
  })

  test('closes with the branch, and opens again with it', async () => {
    const setStatut = (statut: 'fermee' | 'ouverte') =>
      kit.db.updateTable('territoires').set({ statut }).where('id', '=', territoireId).execute()
    await setStatut('fermee')
    expect(codeOf(await write(membre, id))).toEqual([409, 'discussion_close'])
    await setStatut('ouverte')
    expect((await write(membre, id)).status).toBe(201)
  })
})

describe('[C2] the discussion of an event is left', () => {
  let evenementId: string
  let id: DiscussionId
  beforeEach(async () => {
    const leon = await createTerritoire(kit.db, 'Léon')
    evenementId = await createEvenement(kit.db, now(), { territoireIds: [territoireId, leon] })
    await createParticipation(kit.db, now(), { evenement_id: evenementId, compte_id: membre.id })
    id = (await enter(coordinatrice, `evenements/${evenementId}`)).body.id
  })

  test('by a coordinator who is one no longer, unless she is registered', async () => {
    const registered = await memberOf('Inscrite', { coordonne: 'Léon' })
    await createParticipation(kit.db, now(), { evenement_id: evenementId, compte_id: registered.id })
    await enter(registered, `evenements/${evenementId}`)
    await wroteBy(membre, id, 'Avant')
    await endCoordination(coordinatrice)
    await endCoordination(registered)
    await expectLeft(coordinatrice, id)
    expect((await write(await again(registered), id)).status).toBe(201)
    await kit.db
      .updateTable('participations')
      .set({ statut: 'annulee', statut_le: now() })
      .where('compte_id', '=', registered.id)
      .execute()
    expect(codeOf(await write(await again(registered), id))).toEqual([409, 'discussion_close'])
  })

  test('by those who organised it for a branch that it is no longer of', async () => {
    const other = await memberOf('Autre', { coordonne: 'Léon' })
    await enter(other, `evenements/${evenementId}`)
    await wroteBy(membre, id, 'Avant')
    await kit.db.deleteFrom('evenements_territoires').where('territoire_id', '=', territoireId).execute()
    expect((await write(other, id)).status).toBe(201)
    await expectLeft(coordinatrice, id)
  })

  test('not by the coordinator of both branches between which it moves', async () => {
    const both = await memberOf('Les deux', { coordonne: 'Cornouaille' })
    const tregor = await createTerritoire(kit.db, 'Trégor')
    await kit.db
      .insertInto('coordinations')
      .values({ compte_id: both.id, territoire_id: tregor, depuis: now() })
      .execute()
    await enter(both, `evenements/${evenementId}`)
    await inTransaction(kit.db, async (tx) => {
      await tx.deleteFrom('evenements_territoires').where('evenement_id', '=', evenementId).execute()
      await tx
        .insertInto('evenements_territoires')
        .values({ evenement_id: evenementId, territoire_id: tregor })
        .execute()
    })
    expect((await read(both, id)).body.quittee).toBe(false)
    expect((await read(coordinatrice, id)).body.quittee).toBe(true)
  })

  test('by the coordinator who created it, once she is one no longer', async () => {
    await kit.db
      .updateTable('evenements')
      .set({ auteure_id: coordinatrice.id })
      .where('id', '=', evenementId)
      .execute()
    await wroteBy(membre, id, 'Avant')
    // She still coordinates a branch: the event that she created is hers wherever it is.
    await kit.db.deleteFrom('evenements_territoires').where('territoire_id', '=', territoireId).execute()
    expect((await read(coordinatrice, id)).body.quittee).toBe(false)
    await endCoordination(coordinatrice)
    await expectLeft(coordinatrice, id)
    expect((await enter(await again(coordinatrice), `evenements/${evenementId}`)).status).toBe(404)
  })
})
