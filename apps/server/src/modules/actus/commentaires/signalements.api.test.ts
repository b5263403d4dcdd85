import type { CommentaireId, PublicationId } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { moderationEndpoints as endpoints } from '@entrelles/contract/modules/moderation/moderation.endpoints.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { jobCtxOf } from '#kit/job-ctx.ts'
import { createTerritoire } from '#modules/adherentes/adherentes.factory.ts'
import { createBlocage } from '#modules/blocages/blocages.factory.ts'
import { createPublication } from '../actus.factory.ts'
import { UNKNOWN, type Membre } from '../test-actus.ts'
import { createCommentaire } from './commentaires.factory.ts'
import { commentaireSignalable } from './commentaires.signalables.ts'
import { nbCommentairesOf, useCommentaires } from './test-commentaires.ts'

const { kit, clear, memberOf, listOf, read, react, remove, edit } = useCommentaires()
let awa: Membre
let lea: Membre
let soizic: Membre
let cornouaille: string
let id: PublicationId
let commentaireId: CommentaireId

beforeEach(async () => {
  await clear()
  await kit.db.deleteFrom('signalements').execute()
  const territoire = 'Cornouaille'
  awa = await memberOf('Awa', { territoire })
  lea = await memberOf('Léa', { territoire })
  soizic = await memberOf('Soizic', { coordonne: territoire })
  cornouaille = await createTerritoire(kit.db, territoire)
  id = await createPublication(kit.db, kit.clock.now(), awa.id, {
    type: 'actualite',
    titre: 'Le marché',
    territoire_ids: [cornouaille],
  })
  commentaireId = await createCommentaire(kit.db, kit.clock.now(), id, lea.id, { contenu: 'Achète chez moi' })
})

const report = (who: Membre, cibleId: string) =>
  who.call(endpoints.createSignalement, { body: { cibleType: 'commentaire', cibleId, motif: 'publicite' } })
const move = (way: 'hide' | 'restore', of: string = commentaireId) =>
  jobCtxOf(kit.services)(kit.services.log).transaction(async (ctx) => commentaireSignalable[way]?.(ctx, of))

describe('[P-9] the report of a comment', () => {
  test('freezes its words, with the name of its author and the post that it comments', async () => {
    expect((await report(awa, commentaireId)).status).toBe(201)
    const row = await kit.db.selectFrom('signalements').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      titre: 'Léa Sarr',
      auteure_cible_id: lea.id,
      territoire_id: cornouaille,
      version_cible: 1,
    })
    expect(row.copie).toMatchObject({ contenu: 'Achète chez moi', publication: { id, titre: 'Le marché' } })
    expect(row.copie).not.toHaveProperty('maReaction')
  })

  test('of an answer freezes the words that it answers, unless its reporter does not read them', async () => {
    const katell = await memberOf('Katell', { territoire: 'Cornouaille' })
    const answered = async (auteure: Membre, contenu: string) => {
      const parentId = await createCommentaire(kit.db, kit.clock.now(), id, auteure.id, { contenu })
      return {
        parentId,
        cibleId: await createCommentaire(kit.db, kit.clock.now(), id, lea.id, { parentId }),
      }
    }
    const lue = await answered(katell, '<p>Très contente <strong>de venir</strong>.</p>')
    const retiree = await answered(katell, '<p>Je prends un étal.</p>')
    await remove(katell, id, retiree.parentId)
    const copieOf = async (cibleId: string) => {
      expect((await report(awa, cibleId)).status).toBe(201)
      const { copie } = await kit.db
        .selectFrom('signalements')
        .where('cible_id', '=', cibleId)
        .select('copie')
        .executeTakeFirstOrThrow()
      return copie
    }
    expect(await copieOf(lue.cibleId)).toMatchObject({
      enReponseA: 'Katell Sarr\u00a0: Très contente de venir.',
    })
    for (const cibleId of [retiree.cibleId, commentaireId])
      expect(await copieOf(cibleId)).not.toHaveProperty('enReponseA')
  })

  test('of a post that several branches share is for administrators alone', async () => {
    const leon = await createTerritoire(kit.db, 'Léon')
    await kit.db
      .updateTable('publications')
      .set({ territoire_ids: [cornouaille, leon] })
      .execute()
    expect((await report(awa, commentaireId)).status).toBe(201)
    const row = await kit.db.selectFrom('signalements').select('territoire_id').executeTakeFirstOrThrow()
    expect(row.territoire_id).toBe(null)
  })

  test('[security 27] a comment that she may not read is not found', async () => {
    const dehors = await memberOf('Yuna', { territoire: 'Léon' })
    for (const one of [commentaireId, UNKNOWN]) expect((await report(dehors, one)).status).toBe(404)
    await createCommentaire(kit.db, kit.clock.now(), id, awa.id, { parentId: commentaireId })
    await remove(lea, id, commentaireId)
    expect((await report(awa, commentaireId)).status).toBe(404)
    const other = await createCommentaire(kit.db, kit.clock.now(), id, lea.id)
    await createBlocage(kit.db, kit.clock.now(), awa.id, lea.id)
    expect((await report(awa, other)).status).toBe(404)
  })
})

test('[P-9] a hidden comment is out of the count, and read by its author and those who moderate', async () => {
  await move('hide')
  await move('hide')
  expect(await nbCommentairesOf(kit.db, id)).toBe(0)
  expect((await listOf(awa, id)).commentaires).toEqual([])
  expect((await read(awa, id, commentaireId)).status).toBe(404)
  for (const who of [lea, soizic])
    expect((await listOf(who, id)).commentaires).toMatchObject([
      {
        statut: 'masque',
        contenu: 'Achète chez moi',
        droits: { modifier: false, repondre: false, signaler: false },
      },
    ])
  expect((await react(soizic, id, commentaireId, 'jaime')).status).toBe(409)
  await move('restore')
  await move('restore')
  expect(await nbCommentairesOf(kit.db, id)).toBe(1)
  expect((await listOf(awa, id)).commentaires).toHaveLength(1)
  await move('hide')
  expect((await remove(soizic, id, commentaireId)).status).toBe(204)
  expect(await nbCommentairesOf(kit.db, id)).toBe(0)
  await move('restore')
  await move('hide', UNKNOWN)
  expect(await kit.db.selectFrom('commentaires').selectAll().execute()).toEqual([])
})

test('[C2] the earlier words of a comment are read by those who examine its report, and go with it', async () => {
  await edit(lea, id, commentaireId, { contenu: '<p>Passe me voir</p>', version: 1 })
  expect(await commentaireSignalable.versions?.(kit.db, commentaireId)).toEqual([
    {
      version: 1,
      date: kit.clock.now().toISOString(),
      copie: { contenu: 'Achète chez moi', image: null },
    },
  ])
  await remove(lea, id, commentaireId)
  expect(await commentaireSignalable.versions?.(kit.db, commentaireId)).toEqual([])
})

test('[C2] the followers of a post are notified once of a comment that was hidden before the job ran, when it is restored', async () => {
  await soizic.inject({ method: 'PUT', url: `/api/publications/${id}/suivi`, payload: { etat: 'suivie' } })
  const told = async () => {
    await kit.runJobs()
    const lines = await kit.db
      .selectFrom('notifications')
      .where('destinataire_id', '=', soizic.id)
      .select('type')
      .execute()
    return lines.map(({ type }) => type)
  }
  await move('hide')
  expect(await told()).toEqual([])
  await move('restore')
  expect(await told()).toEqual(['commentaire'])
  await move('hide')
  await move('restore')
  expect(await told()).toEqual(['commentaire'])
})
