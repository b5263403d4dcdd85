import type { Discussion } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#db/test-transaction.ts'
import { jobCtxOf } from '#kit/job-ctx.ts'
import { attachTerritoire, createTerritoire } from '#modules/adherentes/adherentes.factory.ts'
import { createBlocage } from '#modules/blocages/blocages.factory.ts'
import { createDemande, createReponse } from '#modules/coups-de-pouce/coups-de-pouce.factory.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { createParticipation } from '#modules/participations/participations.factory.ts'
import { createCompte } from '#modules/session/session.factory.ts'
import { closeDiscussionsJob } from '../messagerie.jobs.ts'
import { codeOf, messageOf, UNKNOWN, useMessagerie, type Membre } from '../test-messagerie.ts'

const calls = useMessagerie()
const { kit, send, open, write, wroteBy, read, thread, listOf, hasDot, memberOf, again, clear } = calls
let awa: Membre
let lea: Membre

beforeEach(async () => {
  await clear()
  await kit.db.deleteFrom('evenements').execute()
  await kit.db.deleteFrom('coups_de_pouce').execute()
  awa = await memberOf('Awa')
  lea = await memberOf('Léa')
})
const now = () => kit.clock.now()

describe('[M1] the discussion with a member who answered', () => {
  const contact = (who: Membre, id: string, reponseId: string) =>
    send<Discussion>(who, 'POST', `coups_de_pouce/${id}/reponses/${reponseId}/contact`)

  test('is their direct one, open, and in no list before its first message', async () => {
    const demande = await createDemande(kit.db, now(), awa.id)
    const reponse = await createReponse(kit.db, now(), demande, lea.id)
    const { status, body } = await contact(awa, demande, reponse)
    expect([status, body.demandeContact, body.numero, body.droits.ecrire]).toEqual([200, 'aucune', 0, true])
    expect([await listOf(awa), await listOf(lea)]).toEqual([[], []])
    await wroteBy(awa, body.id, 'Merci pour ta réponse')
    expect([await listOf(lea), (await contact(awa, demande, reponse)).body.id]).toEqual([['Awa'], body.id])
  })

  test('accepts a first contact that was waiting', async () => {
    const asked = (await open(lea, [awa.id], { message: messageOf('Bonjour') })).body
    const demande = await createDemande(kit.db, now(), awa.id)
    const reponse = await createReponse(kit.db, now(), demande, lea.id)
    expect((await contact(awa, demande, reponse)).body).toMatchObject({
      id: asked.id,
      demandeContact: 'acceptee',
    })
    expect((await write(lea, asked.id)).status).toBe(201)
  })

  test('is for the author of the request alone', async () => {
    const demande = await createDemande(kit.db, now(), awa.id)
    const reponse = await createReponse(kit.db, now(), demande, lea.id)
    const own = await createReponse(kit.db, now(), demande, awa.id)
    const other = await memberOf('Nadia', { compte: { administratrice: true } })
    for (const who of [lea, other]) expect((await contact(who, demande, reponse)).status).toBe(404)
    for (const id of [own, UNKNOWN]) expect((await contact(awa, demande, id)).status).toBe(404)
    await createBlocage(kit.db, now(), lea.id, awa.id)
    expect((await contact(awa, demande, reponse)).status).toBe(404)
  })
})

describe('[C2] the discussion of an event', () => {
  const enter = (who: Membre, id: string) => send<Discussion>(who, 'POST', `evenements/${id}/discussion`)
  let organisatrice: Membre
  let evenementId: string
  beforeEach(async () => {
    organisatrice = await memberOf('Organisatrice', { coordonne: 'Cornouaille' })
    const territoireIds = [await createTerritoire(kit.db, 'Cornouaille')]
    evenementId = await createEvenement(kit.db, now(), { titre: 'Café des coopératives', territoireIds })
    await createParticipation(kit.db, now(), { evenement_id: evenementId, compte_id: awa.id })
  })

  test('is opened by its organisers, and its registrants read it; who registers later joins', async () => {
    expect((await enter(awa, evenementId)).status).toBe(404)
    const { status, body } = await enter(organisatrice, evenementId)
    expect([status, body.type, body.titre, body.nbParticipantes]).toEqual([
      200,
      'evenement',
      'Café des coopératives',
      2,
    ])
    await wroteBy(organisatrice, body.id, 'Venez avec un bol')
    expect([await listOf(awa), await hasDot(awa)]).toEqual([['Café des coopératives'], true])
    expect((await enter(awa, evenementId)).body.id).toBe(body.id)
    const hers = await createParticipation(kit.db, now(), { evenement_id: evenementId, compte_id: lea.id })
    await wroteBy(organisatrice, body.id, 'Et une chaise')
    expect((await thread(lea, body.id)).body.messages.map(({ contenu }) => contenu)).toEqual([
      'Et une chaise',
    ])
    // Who leaves the event leaves its discussion.
    await kit.db
      .updateTable('participations')
      .set({ statut: 'annulee', statut_le: now() })
      .where('id', '=', hers)
      .execute()
    expect(codeOf(await write(lea, body.id))).toEqual([409, 'discussion_close'])
    await wroteBy(organisatrice, body.id, 'À demain')
    expect((await thread(lea, body.id)).body.messages).toHaveLength(1)
    expect((await read(awa, body.id)).body.nbParticipantes).toBe(2)
  })

  test('is told again to who registers again', async () => {
    const { id } = (await enter(organisatrice, evenementId)).body
    const setStatut = (statut: 'annulee' | 'inscrite') =>
      kit.db
        .updateTable('participations')
        .set({ statut, statut_le: now() })
        .where('compte_id', '=', awa.id)
        .execute()
    await wroteBy(organisatrice, id)
    await setStatut('annulee')
    await setStatut('inscrite')
    await wroteBy(organisatrice, id)
    const mails = await kit.db.selectFrom('envois').where('canal', '=', 'mail').select('compte_id').execute()
    expect(mails.map(({ compte_id }) => compte_id)).toEqual([awa.id, awa.id])
  })

  test('is for who organises or is registered', async () => {
    await enter(organisatrice, evenementId)
    expect((await enter(lea, evenementId)).status).toBe(404)
    await createParticipation(kit.db, now(), {
      evenement_id: evenementId,
      compte_id: lea.id,
      statut: 'en_attente',
    })
    expect((await enter(lea, evenementId)).status).toBe(404)
    expect((await enter(organisatrice, UNKNOWN)).status).toBe(404)
    const draft = await createEvenement(kit.db, now(), { brouillon: true })
    expect((await enter(organisatrice, draft)).status).toBe(404)
  })

  test('closes thirty days after its end: it is read, and no longer written', async () => {
    const { id } = (await enter(organisatrice, evenementId)).body
    const message = await wroteBy(organisatrice, id)
    const close = () => closeDiscussionsJob.run({}, jobCtxOf(kit.services)(kit.services.log))
    kit.clock.advance(35 * 86_400_000)
    await close()
    expect((await write(await again(awa), id)).status).toBe(201)
    kit.clock.advance(86_400_000)
    await close()
    const member = await again(awa)
    expect(codeOf(await write(member, id))).toEqual([409, 'discussion_close'])
    expect(codeOf(await calls.react(member, message.id, 'coeur'))).toEqual([409, 'discussion_close'])
    expect((await read(member, id)).body).toMatchObject({ statut: 'close', droits: { ecrire: false } })
    expect((await thread(member, id)).body.messages).toHaveLength(2)
  })
})

describe('[C2] the discussion of an event that is deleted', () => {
  test('closes with it: it is read, and no longer written', async () => {
    const organisatrice = await memberOf('Organisatrice', { coordonne: 'Cornouaille' })
    const territoireIds = [await createTerritoire(kit.db, 'Cornouaille')]
    const evenement_id = await createEvenement(kit.db, now(), {
      titre: 'Annulé',
      annule_le: now(),
      territoireIds,
    })
    await createParticipation(kit.db, now(), { evenement_id, compte_id: awa.id })
    const { id } = (await send<Discussion>(organisatrice, 'POST', `evenements/${evenement_id}/discussion`))
      .body
    const { revision } = await wroteBy(organisatrice, id, 'C’est annulé')
    await kit.db.deleteFrom('evenements').execute()
    for (const who of [awa, organisatrice]) {
      expect(codeOf(await write(who, id))).toEqual([409, 'discussion_close'])
      expect((await read(who, id)).body).toMatchObject({ statut: 'close', quittee: false })
      expect((await thread(who, id)).body.messages).toHaveLength(1)
    }
    expect((await read(awa, id)).body.revision).toBeGreaterThan(revision)
  })
})

describe('[C2] the discussion of a branch', () => {
  const enter = (who: Membre, id: string) => send<Discussion>(who, 'POST', `territoires/${id}/discussion`)

  test('is joined by choice, and left with the branch', async () => {
    const territoireId = await createTerritoire(kit.db, 'Cornouaille')
    const [one, two] = [
      await memberOf('Une', { territoire: 'Cornouaille' }),
      await memberOf('Deux', { territoire: 'Cornouaille' }),
    ]
    const { status, body } = await enter(one, territoireId)
    expect([status, body.type, body.titre, body.nbParticipantes]).toEqual([
      200,
      'territoire',
      'Antenne Cornouaille',
      1,
    ])
    await wroteBy(one, body.id, 'Avant')
    expect(await listOf(two)).toEqual([])
    expect((await enter(two, territoireId)).body.nbParticipantes).toBe(2)
    await attachTerritoire(kit.db, now(), two.id, await createTerritoire(kit.db, 'Léon'))
    expect(codeOf(await write(two, body.id))).toEqual([409, 'discussion_close'])
    expect((await enter(two, territoireId)).status).toBe(404)
  })

  test('is for members of that branch', async () => {
    const territoireId = await createTerritoire(kit.db, 'Cornouaille')
    expect((await enter(lea, territoireId)).status).toBe(404)
    expect((await enter(lea, UNKNOWN)).status).toBe(404)
    const coordinatrice = await memberOf('Coordinatrice', { coordonne: 'Cornouaille' })
    expect((await enter(coordinatrice, territoireId)).status).toBe(200)
    await kit.db.updateTable('territoires').set({ statut: 'fermee' }).where('id', '=', territoireId).execute()
    expect((await enter(coordinatrice, territoireId)).status).toBe(404)
    await kit.db
      .updateTable('territoires')
      .set({ statut: 'ouverte' })
      .where('id', '=', territoireId)
      .execute()
  })

  test('[C2] from 201 members on organisers alone write, and a job tells the others', async () => {
    const territoireId = await createTerritoire(kit.db, 'Cornouaille')
    const coordinatrice = await memberOf('Coordinatrice', { coordonne: 'Cornouaille' })
    const membre = await memberOf('Membre', { territoire: 'Cornouaille' })
    const { id } = (await enter(coordinatrice, territoireId)).body
    await enter(membre, territoireId)
    await inTransaction(kit.db, async (tx) => {
      for (let n = 0; n < 199; n += 1) {
        const { id: compteId } = await createCompte(tx, now())
        await tx
          .insertInto('participations_discussion')
          .values({
            discussion_id: id,
            compte_id: compteId,
            type: 'territoire',
            dernier_le: now(),
            rejointe_le: now(),
          })
          .execute()
      }
    })
    expect((await read(membre, id)).body).toMatchObject({ nbParticipantes: 201, droits: { ecrire: false } })
    expect(codeOf(await write(membre, id))).toEqual([409, 'organisatrices_seules'])
    await wroteBy(coordinatrice, id, 'Assemblée samedi')
    expect([await hasDot(membre), await listOf(membre, '?filtre=non_lues')]).toEqual([false, []])
    // The thread has it at once: only dots and letters wait.
    expect((await thread(membre, id)).body.messages).toHaveLength(1)
    await kit.runJobs()
    expect([await hasDot(membre), await listOf(membre, '?filtre=non_lues')]).toEqual([
      true,
      ['Antenne Cornouaille'],
    ])
    const rows = await kit.db
      .selectFrom('participations_discussion')
      .where('dernier_message_id', '=', 1)
      .select('compte_id')
      .execute()
    expect(rows).toHaveLength(201)
    const envois = await kit.db.selectFrom('envois').where('canal', '=', 'mail').select('id').execute()
    expect(envois).toHaveLength(200)
  })

  test('tells a large discussion of the next message, if one was deleted before the job came to it', async () => {
    const territoireId = await createTerritoire(kit.db, 'Cornouaille')
    const coordinatrice = await memberOf('Coordinatrice', { coordonne: 'Cornouaille' })
    const membre = await memberOf('Membre', { territoire: 'Cornouaille' })
    const { id } = (await enter(coordinatrice, territoireId)).body
    await enter(membre, territoireId)
    await kit.db.updateTable('discussions').set({ nb_participantes: 201 }).where('id', '=', id).execute()
    const first = await wroteBy(coordinatrice, id, 'Erreur')
    await send(coordinatrice, 'DELETE', `messages/${first.id}`)
    await kit.runJobs()
    const mails = () => kit.db.selectFrom('envois').where('canal', '=', 'mail').select('compte_id').execute()
    expect(await mails()).toEqual([])
    await wroteBy(coordinatrice, id, 'Assemblée samedi')
    await kit.runJobs()
    expect(await mails()).toEqual([{ compte_id: membre.id }])
  })

  test('names those who organise it among its first thirty, whoever came before', async () => {
    const territoireId = await createTerritoire(kit.db, 'Cornouaille')
    const members = []
    for (let n = 0; n < 31; n += 1) members.push(await memberOf(`Membre ${n}`, { territoire: 'Cornouaille' }))
    for (const one of members) await enter(one, territoireId)
    const coordinatrice = await memberOf('Coordinatrice', { coordonne: 'Cornouaille' })
    const { body } = await enter(coordinatrice, territoireId)
    expect([body.nbParticipantes, body.participantes.length]).toEqual([32, 30])
    expect(body.participantes[0]).toMatchObject({ adherente: { id: coordinatrice.id }, organisatrice: true })
    await createBlocage(kit.db, now(), coordinatrice.id, members[0]?.id ?? '')
    const seen = (await read(members[0] as Membre, body.id)).body
    expect([seen.nbParticipantes, seen.participantes.length]).toEqual([32, 30])
    expect(seen.participantes.some(({ organisatrice }) => organisatrice)).toBe(false)
  })
})
