import { XSS } from '@entrelles/contract/kit/test-xss-corpus.ts'
import type { PublicationId } from '@entrelles/contract/modules/actus/actus.schema.ts'
import type { Updateable } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { DB } from '#db/types.ts'
import { sanitizeRichText } from '#kit/rich-text.ts'
import { createTerritoire } from '#modules/adherentes/adherentes.factory.ts'
import { createBlocage } from '#modules/blocages/blocages.factory.ts'
import { createPublication } from '../actus.factory.ts'
import { UNKNOWN, type Membre } from '../test-actus.ts'
import { createCommentaire, reactToCommentaire } from './commentaires.factory.ts'
import { nbCommentairesOf, useCommentaires } from './test-commentaires.ts'

const {
  kit,
  clear,
  memberOf,
  restrict,
  sendImage,
  comment,
  commentedBy,
  edit,
  read,
  remove,
  react,
  unreact,
  listOf,
} = useCommentaires()
let awa: Membre
let lea: Membre
let nadia: Membre
let soizic: Membre
let cornouaille: string
let id: PublicationId

/** Awa's post, in the branch of all of them, which Soizic coordinates. */
beforeEach(async () => {
  kit.clock.set('2026-11-25T09:00:00Z')
  await clear()
  const territoire = 'Cornouaille'
  awa = await memberOf('Awa', { territoire })
  lea = await memberOf('Léa', { territoire })
  nadia = await memberOf('Nadia', { territoire })
  soizic = await memberOf('Soizic', { coordonne: territoire })
  cornouaille = await createTerritoire(kit.db, territoire)
  id = await createPublication(kit.db, kit.clock.now(), awa.id, { territoire_ids: [cornouaille] })
})

const contenus = async (who: Membre, page = 1) =>
  (await listOf(who, id, page)).commentaires.map(({ contenu }) => contenu)
const publicationOf = (fields: Parameters<typeof createPublication>[3], auteure = awa) =>
  createPublication(kit.db, kit.clock.now(), auteure.id, fields)
const change = (set: Updateable<DB['publications']>) =>
  kit.db.updateTable('publications').set(set).where('id', '=', id).execute()
describe('[M2] [R7-11] a comment', () => {
  test('[R3-18] is read by all who read the post, with what each may do', async () => {
    const body = await commentedBy(lea, id, { contenu: '<p>Bravo <strong>à toi</strong></p>' })
    expect(body).toEqual({
      id: expect.any(String),
      publicationId: id,
      contenu: '<p>Bravo <strong>à toi</strong></p>',
      image: null,
      auteure: expect.objectContaining({ id: lea.id, prenom: 'Léa' }),
      commentaireParentId: null,
      reactions: { jaime: 0, bravo: 0, merci: 0, soutien: 0 },
      maReaction: null,
      statut: 'publie',
      datePublication: '2026-11-25T09:01:00.000Z',
      dateModification: null,
      version: 1,
      droits: { modifier: true, supprimer: true, repondre: true, signaler: false },
    })
    const droitsOf = async (who: Membre) => (await read(who, id, body.id)).body.droits
    const others = { modifier: false, supprimer: false, repondre: true, signaler: true }
    expect(await droitsOf(awa)).toEqual(others)
    expect(await droitsOf(nadia)).toEqual(others)
    expect(await droitsOf(soizic)).toEqual({ ...others, supprimer: true })
    expect(await nbCommentairesOf(kit.db, id)).toBe(1)
  })

  test('the latest thread is listed first; answers follow their comment, oldest first', async () => {
    const first = await commentedBy(lea, id, { contenu: 'Une' })
    const second = await commentedBy(nadia, id, { contenu: 'Deux' })
    await commentedBy(awa, id, { contenu: 'Une, oui', commentaireParentId: first.id })
    await commentedBy(lea, id, { contenu: 'Une, voilà', commentaireParentId: first.id })
    await commentedBy(soizic, id, { contenu: 'Trois' })
    await commentedBy(soizic, id, { contenu: 'Deux, oui', commentaireParentId: second.id })
    expect(await contenus(nadia)).toEqual(['Trois', 'Deux', 'Deux, oui', 'Une', 'Une, oui', 'Une, voilà'])
    const { nbcommentaires, limit } = await listOf(nadia, id)
    expect([nbcommentaires, limit]).toEqual([6, 20])
  })

  test('pages have twenty, and one past the end is empty', async () => {
    for (let n = 0; n < 22; n += 1)
      await createCommentaire(kit.db, new Date(kit.clock.now().getTime() + n), id, lea.id, {
        contenu: `N ${n}`,
      })
    expect((await contenus(nadia))[0]).toBe('N 21')
    expect(await contenus(nadia, 2)).toEqual(['N 1', 'N 0'])
    expect((await listOf(nadia, id, 2)).nbcommentaires).toBe(22)
    expect(await contenus(nadia, 3)).toEqual([])
  })

  test('has one level: an answer takes none', async () => {
    const first = await commentedBy(lea, id)
    const second = await commentedBy(nadia, id, { commentaireParentId: first.id })
    expect(second.droits.repondre).toBe(false)
    const refused = await comment(awa, id, { commentaireParentId: second.id })
    expect([refused.status, refused.body.violations?.[0]?.champ]).toEqual([422, 'commentaireParentId'])
    const elsewhere = await publicationOf({})
    expect((await comment(awa, elsewhere, { commentaireParentId: first.id })).status).toBe(404)
    expect((await comment(awa, id, { commentaireParentId: UNKNOWN })).status).toBe(404)
    await remove(lea, id, first.id)
    expect((await comment(awa, id, { commentaireParentId: first.id })).status).toBe(422)
  })

  test('is refused where comments are closed, the post is not published, or she is restricted', async () => {
    expect((await comment(lea, UNKNOWN)).status).toBe(404)
    const fermes = { status: 409, body: { code: 'commentaires_fermes' } }
    await change({ commentaires_ouverts: false })
    for (const who of [lea, awa, soizic]) expect(await comment(who, id)).toMatchObject(fermes)
    await change({ commentaires_ouverts: true, statut: 'archivee' })
    expect(await comment(lea, id)).toMatchObject(fermes)
    const draft = await publicationOf({ statut: 'brouillon' })
    expect(await comment(awa, draft)).toMatchObject(fermes)
    await change({ statut: 'publiee' })
    await restrict(lea.id)
    expect(await comment(lea, id)).toMatchObject({ status: 403, body: { code: 'restreinte' } })
    expect(await nbCommentairesOf(kit.db, id)).toBe(0)
  })

  test.each([
    ['contenu', { contenu: '' }],
    ['contenu', { contenu: '<p> </p>' }],
    ['contenu', { contenu: '<script>alert(1)</script>' }],
    ['contenu', { contenu: 'a'.repeat(2001) }],
    ['contenu', { contenu: `<p>${'<em></em>'.repeat(1000)}a</p>` }],
    ['image', { image: { id: UNKNOWN, texteAlternatif: 'Le marché' } }],
    ['image.texteAlternatif', { image: { id: UNKNOWN, texteAlternatif: ' ' } }],
    ['commentaireParentId', { commentaireParentId: 'x' }],
    ['statut', { statut: 'publie' }],
  ])('[security 32] a wrong %s is refused', async (champ, fields) => {
    const { status, body } = await comment(lea, id, fields)
    expect([status, body.violations?.map((one) => one.champ)]).toEqual([422, [champ]])
  })

  test('[security 36] hostile HTML is stored without harm', async () => {
    const commentaireId = await createCommentaire(kit.db, kit.clock.now(), id, lea.id)
    let version = 1
    for (const attack of XSS.slice(0, 40)) {
      const contenu = `<p>Bonjour</p>${attack.replaceAll('\u0000', '')}`
      const { status, body } = await edit(lea, id, commentaireId, { contenu, version })
      expect([status, body.contenu]).toEqual([200, sanitizeRichText(contenu)])
      version += 1
    }
  })

  test('at most sixty in an hour', async () => {
    for (let n = 0; n < 60; n += 1) expect((await comment(nadia, id)).status).toBe(201)
    expect((await comment(nadia, id)).status).toBe(429)
    expect(await nbCommentairesOf(kit.db, id)).toBe(60)
  })
})

describe('[M2] the picture of a comment', () => {
  const upload = async (who: Membre) => {
    const { id: imageId, nom } = await sendImage(who.id)
    return { nom, image: { id: imageId, texteAlternatif: 'Le marché sous la halle' } }
  }
  const isAttached = async (nom: string) =>
    (await kit.db.selectFrom('medias').where('nom', '=', nom).select('attache_le').executeTakeFirstOrThrow())
      .attache_le !== null

  test('is attached, replaced, and given up with the comment', async () => {
    const first = await upload(lea)
    const body = await commentedBy(lea, id, { image: first.image })
    expect(body.image).toEqual({ ...first.image, nom: first.nom, proportions: 2 })
    const second = await upload(lea)
    const changed = await edit(lea, id, body.id, { contenu: 'Mieux', image: second.image, version: 1 })
    expect(changed.body.image?.nom).toBe(second.nom)
    expect([await isAttached(first.nom), await isAttached(second.nom)]).toEqual([false, true])
    await remove(lea, id, body.id)
    expect(await isAttached(second.nom)).toBe(false)
  })

  test('[security 27] the picture of another member is refused', async () => {
    const { image } = await upload(nadia)
    const { status, body } = await comment(lea, id, { image })
    expect([status, body.violations?.[0]?.champ]).toEqual([422, 'image'])
  })
})

describe('[M2] PUT and DELETE of a comment', () => {
  test('its author changes her words; the version protects them, and the former ones are kept', async () => {
    const { id: commentaireId } = await commentedBy(lea, id, { contenu: 'Samedi.' })
    kit.clock.advance(60_000)
    expect((await edit(lea, id, commentaireId, { contenu: 'Dimanche.', version: 1 })).body).toMatchObject({
      contenu: 'Dimanche.',
      version: 2,
      dateModification: '2026-11-25T09:02:00.000Z',
    })
    expect(await edit(lea, id, commentaireId, { contenu: 'Lundi.', version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'version_depassee' },
    })
    const versions = await kit.db
      .selectFrom('versions_commentaire')
      .select(['commentaire_id', 'version', 'contenu'])
      .execute()
    expect(versions).toEqual([{ commentaire_id: commentaireId, version: 1, contenu: 'Samedi.' }])
    const again = { contenu: 'Lundi.', version: 2 }
    await change({ commentaires_ouverts: false })
    expect((await edit(lea, id, commentaireId, again)).body.code).toBe('commentaires_fermes')
    await change({ commentaires_ouverts: true })
    await restrict(lea.id)
    expect((await edit(lea, id, commentaireId, again)).body.code).toBe('restreinte')
  })

  test('[security 27] the comment of another member is neither changed nor deleted, and an unknown one not found', async () => {
    const { id: commentaireId } = await commentedBy(lea, id)
    const ailleurs = await memberOf('Enora', { coordonne: 'Léon', territoire: 'Cornouaille' })
    const words = { contenu: 'À ta place.', version: 1 }
    for (const who of [awa, nadia, ailleurs]) {
      expect((await edit(who, id, commentaireId, words)).status).toBe(404)
      expect((await remove(who, id, commentaireId)).status).toBe(404)
    }
    expect((await edit(soizic, id, commentaireId, words)).status).toBe(404)
    const elsewhere = await publicationOf({})
    for (const [post, one] of [
      [id, UNKNOWN],
      [elsewhere, commentaireId],
      [UNKNOWN, commentaireId],
    ] as const) {
      expect((await read(lea, post, one)).status).toBe(404)
      expect((await edit(lea, post, one, words)).status).toBe(404)
      expect((await remove(lea, post, one)).status).toBe(404)
      expect((await react(lea, post, one, 'bravo')).status).toBe(404)
      expect((await unreact(lea, post, one)).status).toBe(404)
    }
    expect((await lea.inject({ url: `/api/publications/${UNKNOWN}/commentaires` })).status).toBe(404)
  })

  test('[security 27] the comments of a post that she does not read are not found', async () => {
    const commentaireId = await createCommentaire(kit.db, kit.clock.now(), id, lea.id)
    const dehors = await memberOf('Yuna', { territoire: 'Léon' })
    for (const { status } of [
      await dehors.inject({ url: `/api/publications/${id}/commentaires` }),
      await comment(dehors, id),
      await read(dehors, id, commentaireId),
      await remove(dehors, id, commentaireId),
      await react(dehors, id, commentaireId, 'jaime'),
      await unreact(dehors, id, commentaireId),
    ])
      expect(status).toBe(404)
    await change({ statut: 'masquee', statut_avant: 'publiee' })
    expect((await read(nadia, id, commentaireId)).status).toBe(404)
    expect((await read(soizic, id, commentaireId)).status).toBe(200)
  })

  test('a deleted comment keeps its place while others answer it, without its words, versions and reactions', async () => {
    const first = await commentedBy(lea, id, { contenu: 'Mon adresse' })
    await edit(lea, id, first.id, { contenu: 'Mon numéro', version: 1 })
    await reactToCommentaire(kit.db, first.id, awa.id, 'merci')
    const second = await commentedBy(nadia, id, { contenu: 'Merci', commentaireParentId: first.id })
    expect((await remove(lea, id, first.id)).status).toBe(204)
    const { commentaires } = await listOf(awa, id)
    expect(commentaires.map(({ contenu, statut }) => [contenu, statut])).toEqual([
      ['', 'supprime'],
      ['Merci', 'publie'],
    ])
    expect(commentaires[0]).toMatchObject({
      reactions: { merci: 0 },
      droits: { modifier: false, supprimer: false, repondre: false, signaler: false },
    })
    expect(await kit.db.selectFrom('versions_commentaire').selectAll().execute()).toEqual([])
    expect((await edit(lea, id, first.id, { contenu: 'Encore', version: 2 })).status).toBe(404)
    expect((await remove(lea, id, first.id)).status).toBe(404)
    expect(await nbCommentairesOf(kit.db, id)).toBe(1)
    await remove(nadia, id, second.id)
    expect(await kit.db.selectFrom('commentaires').selectAll().execute()).toEqual([])
    expect(await nbCommentairesOf(kit.db, id)).toBe(0)
  })

  test('[M15] a moderator of the post deletes a comment, with a line in the journal; deleting her own leaves none', async () => {
    const one = await commentedBy(lea, id)
    const two = await commentedBy(lea, id)
    const own = await commentedBy(soizic, id)
    expect((await remove(soizic, id, one.id)).status).toBe(204)
    const administratrice = await kit.as('administratrice')
    expect((await remove(administratrice, id, two.id)).status).toBe(204)
    expect((await remove(soizic, id, own.id)).status).toBe(204)
    const lines = await kit.db
      .selectFrom('journal')
      .where('action', '=', 'publications.supprimer_commentaire')
      .orderBy('date')
      .orderBy('id')
      .select('auteure_id')
      .execute()
    expect(lines).toEqual([{ auteure_id: soizic.id }, { auteure_id: administratrice.id }])
  })

  test('[M15] a coordinator does not moderate the comments of the whole network, nor of a branch that she shares', async () => {
    const leon = await createTerritoire(kit.db, 'Léon')
    for (const territoire_ids of [[], [cornouaille, leon]]) {
      const post = await publicationOf({ territoire_ids })
      const commentaireId = await createCommentaire(kit.db, kit.clock.now(), post, lea.id)
      expect((await remove(soizic, post, commentaireId)).status).toBe(404)
    }
  })

  test('comments of an erased account stay, without a name', async () => {
    const { id: commentaireId } = await commentedBy(lea, id)
    await kit.db.deleteFrom('comptes').where('id', '=', lea.id).execute()
    const { body } = await read(awa, id, commentaireId)
    expect(body).toMatchObject({
      auteure: { prenom: 'Ancienne membre', nom: null },
      droits: { signaler: true },
    })
  })
})

describe('[M2] reactions to a comment', () => {
  test('one for each member: another replaces hers, and she may take it back', async () => {
    const { id: commentaireId } = await commentedBy(lea, id)
    const seenBy = async (who: Membre) => {
      const { reactions, maReaction } = (await read(who, id, commentaireId)).body
      return [reactions, maReaction]
    }
    const none = { jaime: 0, bravo: 0, merci: 0, soutien: 0 }
    expect((await react(awa, id, commentaireId, 'jaime')).status).toBe(204)
    expect((await react(awa, id, commentaireId, 'jaime')).status).toBe(204)
    expect((await react(nadia, id, commentaireId, 'merci')).status).toBe(204)
    expect(await seenBy(awa)).toEqual([{ ...none, jaime: 1, merci: 1 }, 'jaime'])
    await react(awa, id, commentaireId, 'soutien')
    expect(await seenBy(awa)).toEqual([{ ...none, merci: 1, soutien: 1 }, 'soutien'])
    expect(await seenBy(lea)).toEqual([{ ...none, merci: 1, soutien: 1 }, null])
    expect((await unreact(awa, id, commentaireId)).status).toBe(204)
    expect((await unreact(awa, id, commentaireId)).status).toBe(204)
    expect(await seenBy(awa)).toEqual([{ ...none, merci: 1 }, null])
    await nbCommentairesOf(kit.db, id)
  })

  test('an unknown one is refused, and so is one to a deleted comment or under an archived post', async () => {
    const { id: commentaireId } = await commentedBy(lea, id)
    expect((await react(awa, id, commentaireId, 'colere')).status).toBe(422)
    await commentedBy(nadia, id, { commentaireParentId: commentaireId })
    await remove(lea, id, commentaireId)
    expect((await react(awa, id, commentaireId, 'jaime')).body).toMatchObject({ code: 'etat_change' })
    const other = await createCommentaire(kit.db, kit.clock.now(), id, lea.id)
    await change({ statut: 'archivee' })
    expect((await react(awa, id, other, 'jaime')).body).toMatchObject({ code: 'etat_change' })
  })

  test('twenty members at once are all counted', async () => {
    const { id: commentaireId } = await commentedBy(lea, id)
    const members: Membre[] = []
    for (let n = 0; n < 20; n += 1) members.push(await memberOf(`M${n}`, { territoire: 'Cornouaille' }))
    await Promise.all(members.map((who) => react(who, id, commentaireId, 'bravo')))
    expect((await read(awa, id, commentaireId)).body.reactions.bravo).toBe(20)
    await nbCommentairesOf(kit.db, id)
  })
})

describe('[M3] blocked members', () => {
  test('do not find the comments of each other’s posts', async () => {
    const { id: commentaireId } = await commentedBy(nadia, id)
    await createBlocage(kit.db, kit.clock.now(), awa.id, lea.id)
    for (const { status } of [
      await comment(lea, id),
      await read(lea, id, commentaireId),
      await react(lea, id, commentaireId, 'jaime'),
      await lea.inject({ url: `/api/publications/${id}/commentaires` }),
    ])
      expect(status).toBe(404)
  })

  test('do not read each other’s comments under the post of a third member, nor the answers to them', async () => {
    const first = await commentedBy(lea, id, { contenu: 'De Léa' })
    const answer = await commentedBy(soizic, id, { contenu: 'À Léa', commentaireParentId: first.id })
    await commentedBy(nadia, id, { contenu: 'De Nadia' })
    await createBlocage(kit.db, kit.clock.now(), lea.id, nadia.id)
    expect(await contenus(nadia)).toEqual(['De Nadia'])
    expect(await contenus(lea)).toEqual(['De Léa', 'À Léa'])
    expect(await contenus(awa)).toEqual(['De Nadia', 'De Léa', 'À Léa'])
    for (const one of [first, answer]) {
      expect((await read(nadia, id, one.id)).status).toBe(404)
      expect((await react(nadia, id, one.id, 'jaime')).status).toBe(404)
      expect((await unreact(nadia, id, one.id)).status).toBe(404)
    }
    expect((await comment(nadia, id, { commentaireParentId: first.id })).status).toBe(404)
    expect((await listOf(nadia, id)).nbcommentaires).toBe(1)
  })

  test('both read and comment an announcement, which is official', async () => {
    const annonce = await publicationOf({ type: 'annonce', territoire_ids: [cornouaille] }, soizic)
    await createBlocage(kit.db, kit.clock.now(), lea.id, soizic.id)
    expect((await comment(lea, annonce)).status).toBe(201)
    expect((await listOf(soizic, annonce)).commentaires).toEqual([])
  })
})
