import { XSS } from '@entrelles/contract/kit/test-xss-corpus.ts'
import { moderationEndpoints } from '@entrelles/contract/modules/moderation/moderation.endpoints.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTerritoire } from '#modules/adherentes/adherentes.factory.ts'
import { createTerritoire as createAntenne } from '#modules/antennes/antennes.factory.ts'
import { createBlocage } from '#modules/blocages/blocages.factory.ts'
import { createDemande } from '#modules/coups-de-pouce/coups-de-pouce.factory.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { createRessource } from '#modules/ressources/ressources.factory.ts'
import { createPublication } from './actus.factory.ts'
import { champsOf, expectKeysKept, UNKNOWN, useActus, type Champs, type Membre } from './test-actus.ts'

const { kit, clear, memberOf, again, restrict, sendImage, journalOf, titresOf, ...calls } = useActus()
const { publish, publishedBy, read, edit, draft, redraft, remove, act, send } = calls
/** The status of a report that asks to hide the post. */
const hideBy = async (who: Membre, cibleId: string) =>
  (
    await who.call(moderationEndpoints.createSignalement, {
      body: { cibleType: 'publication', cibleId, motif: 'publicite', masquer: true },
    })
  ).status
const NOW = '2026-11-14T09:00:00.000Z'
const DAY_MS = 86_400_000
const TOMORROW = '2026-11-15T09:00:00.000Z'
let awa: Membre
let lea: Membre
let soizic: Membre
let administratrice: Membre
let cornouaille: string
let leon: string

beforeEach(async () => {
  kit.clock.set(NOW)
  await clear()
  cornouaille = await createTerritoire(kit.db, 'Cornouaille')
  leon = await createTerritoire(kit.db, 'Léon')
  awa = await memberOf('Awa', { territoire: 'Cornouaille' })
  lea = await memberOf('Léa', { territoire: 'Léon' })
  soizic = await memberOf('Soizic', { coordonne: 'Cornouaille' })
  administratrice = await memberOf('Hélène', { compte: { administratrice: true } })
})

const annonce = (fields: object = {}) => ({
  type: 'annonce',
  titre: 'Assemblée',
  territoires: [cornouaille],
  ...fields,
})
/** What sanitising leaves: no attribute, except those of a link. */
const TAG =
  /^<(?:\/?(?:p|strong|em|ul|ol|li|h3)|\/a|br \/|a(?: href="https?:\/\/[^"]*")? rel="noopener nofollow ugc")>$/
const versionsOf = (id: string) =>
  kit.db
    .selectFrom('versions_publication')
    .where('publication_id', '=', id)
    .orderBy('version')
    .select(['version', 'titre', 'contenu'])
    .execute()
const isAttached = async (nom: string) =>
  (await kit.db.selectFrom('medias').where('nom', '=', nom).select('attache_le').executeTakeFirstOrThrow())
    .attache_le !== null

describe('[M2] [R7-11] POST /api/publications', () => {
  test('[R3-18] publishes a post with every field', async () => {
    const image = await sendImage(awa.id)
    const evenement = await createEvenement(kit.db, kit.clock.now(), { titre: 'Atelier' })
    const coupDePouce = await createDemande(kit.db, kit.clock.now(), lea.id, { titre: 'Camion' })
    const ressource = await createRessource(kit.db, kit.clock.now(), null, { titre: 'Guide' })
    const body = await publishedBy(awa, {
      titre: 'Mon premier marché',
      contenu: '<p>Samedi à <strong>Quimper</strong>.</p>',
      territoires: [cornouaille],
      images: [{ id: image.id, texteAlternatif: 'L’étal en bois' }],
      evenement,
      coupDePouce,
      ressource,
      commentairesOuverts: false,
    })
    expect(body).toEqual({
      id: expect.any(String),
      type: 'publication',
      titre: 'Mon premier marché',
      contenu: '<p>Samedi à <strong>Quimper</strong>.</p>',
      territoires: [{ id: cornouaille, nom: 'Cornouaille' }],
      images: [{ id: image.id, nom: image.nom, proportions: 2, texteAlternatif: 'L’étal en bois' }],
      lienApercu: null,
      evenement: { id: evenement, titre: 'Atelier', dateDebut: expect.any(String) },
      coupDePouce: { id: coupDePouce, titre: 'Camion' },
      ressource: { id: ressource, type: 'lien', titre: 'Guide' },
      statut: 'publiee',
      dateProgrammee: null,
      epingleeJusquau: null,
      commentairesOuverts: false,
      nbCommentaires: 0,
      reactions: { jaime: 0, bravo: 0, merci: 0, soutien: 0 },
      maReaction: null,
      suivi: null,
      favori: false,
      auteure: expect.objectContaining({ id: awa.id, prenom: 'Awa' }),
      dateCreation: NOW,
      datePublication: NOW,
      dateModification: null,
      version: 1,
      droits: {
        modifier: true,
        supprimer: true,
        masquer: false,
        commenter: false,
        reagir: true,
        signaler: false,
        epingler: false,
        archiver: true,
        restaurer: false,
        suivre: true,
        voirStatistiques: false,
      },
    })
    expect(await isAttached(image.nom)).toBe(true)
    expect((await read(soizic, body.id)).body.droits).toMatchObject({
      modifier: false,
      supprimer: false,
      masquer: true,
      signaler: true,
      epingler: true,
    })
    await expectKeysKept(kit.db)
  })

  test('for the whole network by default, without a title', async () => {
    const { id, titre, territoires } = await publishedBy(awa)
    expect([titre, territoires]).toEqual([null, []])
    expect((await read(lea, id)).status).toBe(200)
  })

  test.each([
    ['contenu', { contenu: '' }],
    ['contenu', { contenu: '<p> </p>' }],
    ['contenu', { contenu: '<script>alert(1)</script>' }],
    ['contenu', { contenu: `<p>${'a'.repeat(5001)}</p>` }],
    ['titre', { titre: 'a'.repeat(151) }],
    ['titre', { type: 'actualite' }],
    ['type', { type: 'publicite' }],
    ['territoires', { territoires: [UNKNOWN] }],
    ['territoires', { territoires: 'reseau' }],
    ['images', { images: [{ id: UNKNOWN, texteAlternatif: 'Une photo' }] }],
    ['images.0.texteAlternatif', { images: [{ id: UNKNOWN, texteAlternatif: '  ' }] }],
    ['images.0.texteAlternatif', { images: [{ id: UNKNOWN, texteAlternatif: 'a'.repeat(251) }] }],
    ['nom', { images: [{ id: UNKNOWN, texteAlternatif: 'a', nom: '../../etc/passwd' }] }],
    ['evenement', { evenement: UNKNOWN }],
    ['coupDePouce', { coupDePouce: UNKNOWN }],
    ['ressource', { ressource: UNKNOWN }],
    ['dateProgrammee', { dateProgrammee: TOMORROW }],
    ['statut', { statut: 'publiee' }],
    ['auteureId', { auteureId: UNKNOWN }],
    ['epingleeJusquau', { epingleeJusquau: '2026-11-20' }],
  ])('[security 32] a wrong %s is refused', async (champ, fields) => {
    const { status, body } = await publish(awa, fields)
    expect([status, champsOf(body)]).toEqual([422, [champ]])
  })

  test('at most six pictures, each once', async () => {
    const images = await Promise.all(
      Array.from({ length: 7 }, async () => ({
        id: (await sendImage(awa.id)).id,
        texteAlternatif: 'Une photo',
      })),
    )
    expect(champsOf((await publish(awa, { images })).body)).toEqual(['images'])
    expect(champsOf((await publish(awa, { images: [images[0], images[0]] })).body)).toEqual(['images'])
    expect((await publishedBy(awa, { images: images.slice(1) })).images.map(({ id }) => id)).toEqual(
      images.slice(1).map(({ id }) => id),
    )
  })

  test('[security 27] the picture of somebody else, one already shown and one of another use are refused', async () => {
    const hers = await sendImage(lea.id)
    const shown = await sendImage(awa.id)
    await publishedBy(awa, { images: [{ id: shown.id, texteAlternatif: 'Une photo' }] })
    const portrait = await sendImage(awa.id)
    await kit.db.updateTable('medias').set({ usage: 'portrait' }).where('id', '=', portrait.id).execute()
    for (const { id } of [hers, shown, portrait]) {
      const { status, body } = await publish(awa, { images: [{ id, texteAlternatif: 'Une photo' }] })
      expect([status, champsOf(body)]).toEqual([422, ['images']])
    }
    expect(await isAttached(hers.nom)).toBe(false)
  })

  test('a branch that is not hers, a closed one, a draft event, a request that she does not read are refused', async () => {
    const fermee = await createAntenne(kit.db, { fermee: true })
    await kit.db
      .insertInto('coordinations')
      .values({ compte_id: soizic.id, territoire_id: fermee, depuis: kit.clock.now() })
      .execute()
    expect(champsOf((await publish(awa, { territoires: [leon] })).body)).toEqual(['territoires'])
    expect(champsOf((await publish(awa, { territoires: [cornouaille, leon] })).body)).toEqual(['territoires'])
    expect(champsOf((await publish(soizic, { territoires: [fermee] })).body)).toEqual(['territoires'])
    const evenement = await createEvenement(kit.db, kit.clock.now(), { brouillon: true })
    expect(champsOf((await publish(awa, { evenement })).body)).toEqual(['evenement'])
    const coupDePouce = await createDemande(kit.db, kit.clock.now(), lea.id, { statut: 'brouillon' })
    expect(champsOf((await publish(awa, { coupDePouce })).body)).toEqual(['coupDePouce'])
    expect(await titresOf(awa)).toEqual([])
  })

  test('[M15] news and announcements are for coordinators, of their branches, and administrators', async () => {
    for (const type of ['actualite', 'annonce']) {
      expect(champsOf((await publish(awa, annonce({ type }))).body)).toEqual(['type'])
      expect(champsOf((await publish(soizic, annonce({ type, territoires: [] }))).body)).toEqual([
        'territoires',
      ])
      expect(champsOf((await publish(soizic, annonce({ type, territoires: [leon] }))).body)).toEqual([
        'territoires',
      ])
      expect(
        champsOf((await publish(soizic, annonce({ type, territoires: [cornouaille, leon] }))).body),
      ).toEqual(['territoires'])
      expect((await publish(soizic, annonce({ type }))).status).toBe(201)
      expect((await publish(administratrice, annonce({ type, territoires: [] }))).status).toBe(201)
    }
  })

  test('a restricted member publishes nothing, but keeps drafts', async () => {
    await restrict(awa.id)
    expect(await publish(awa)).toMatchObject({ status: 403, body: { code: 'restreinte' } })
    expect((await draft(awa)).status).toBe(201)
  })

  test('[security 36] hostile words: only the tags of rich texts are stored; titles and alternative texts are kept as text', async () => {
    const image = await sendImage(awa.id)
    const { id } = await publishedBy(awa)
    let version = 1
    for (const texte of XSS) {
      const typed = texte.replaceAll('\u0000', '').trim()
      const { status, body } = await edit(awa, id, {
        titre: typed.slice(0, 150),
        contenu: `<p>Bonjour</p>${typed}`,
        images: [{ id: image.id, texteAlternatif: typed.slice(0, 250) }],
        version,
      })
      expect([texte, status]).toEqual([texte, 200])
      expect(body.titre).toBe(typed.slice(0, 150).trim())
      expect(body.images[0]?.texteAlternatif).toBe(typed.slice(0, 250).trim())
      for (const [tag] of body.contenu.matchAll(/<[^>]*>/g)) expect(tag).toMatch(TAG)
      version = body.version
    }
  })

  test('the same key publishes once', async () => {
    const payload = { contenu: '<p>Une seule fois.</p>' }
    const headers = { 'idempotency-key': 'publication-de-awa-1' }
    const once = () => awa.inject({ method: 'POST', url: '/api/publications', payload, headers })
    const [one, two] = [await once(), await once()]
    expect([one.status, two.status]).toEqual([201, 201])
    expect(one.body).toEqual(two.body)
    expect(await titresOf(lea)).toHaveLength(1)
  })

  test('twenty a day', async () => {
    for (let n = 0; n < 20; n += 1) await publishedBy(awa)
    expect((await publish(awa)).status).toBe(429)
    expect((await publish(lea)).status).toBe(201)
  })

  test('[M2] twenty a day, drafts included once they are published; edits do not count', async () => {
    const { id } = (await draft(awa)).body
    const { body: kept } = await draft(awa)
    const first = await publishedBy(awa)
    for (let n = 2; n < 20; n += 1) await publishedBy(awa)
    // A refused form does not count.
    expect((await edit(awa, id, { contenu: '', version: 1 })).status).toBe(422)
    expect((await edit(awa, id, { version: 1 })).status).toBe(200)
    expect((await edit(awa, kept.id, { version: 1 })).status).toBe(429)
    expect((await read(awa, kept.id)).body.statut).toBe('brouillon')
    expect((await publish(awa)).status).toBe(429)
    expect((await edit(awa, first.id, { version: 1 })).status).toBe(200)
  })
})

describe('[M2] a linked event or help request', () => {
  test('is not shown to a reader who may no longer open it', async () => {
    const evenement = await createEvenement(kit.db, kit.clock.now(), {})
    const coupDePouce = await createDemande(kit.db, kit.clock.now(), lea.id)
    const { id } = await publishedBy(awa, { evenement, coupDePouce })
    await createBlocage(kit.db, kit.clock.now(), soizic.id, lea.id)
    expect((await read(soizic, id)).body).toMatchObject({ evenement: { id: evenement }, coupDePouce: null })
    await kit.db.updateTable('evenements').set({ brouillon: true }).execute()
    expect((await read(awa, id)).body).toMatchObject({ evenement: null, coupDePouce: { id: coupDePouce } })
    await kit.db.deleteFrom('coups_de_pouce').execute()
    expect((await read(awa, id)).body).toMatchObject({ coupDePouce: null })
  })
})

describe('[M2] drafts', () => {
  test('keep whatever is typed, for their author alone, and are published by the form', async () => {
    const { body } = await draft(awa, { contenu: '' })
    expect(body).toMatchObject({
      statut: 'brouillon',
      contenu: '',
      datePublication: null,
      droits: {
        modifier: true,
        supprimer: true,
        commenter: false,
        reagir: false,
        suivre: false,
        archiver: false,
      },
    })
    for (const who of [lea, soizic, administratrice]) expect((await read(who, body.id)).status).toBe(404)
    expect(await titresOf(awa)).toEqual([])
    expect(
      (await redraft(awa, body.id, { contenu: '<p>Deux</p>', titre: 'Deux', version: 1 })).body,
    ).toMatchObject({
      contenu: '<p>Deux</p>',
      version: 2,
      dateModification: null,
    })
    expect(await redraft(awa, body.id, { version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'version_depassee' },
    })
    for (const who of [lea, administratrice])
      expect((await redraft(who, body.id, { version: 2 })).status).toBe(404)
    expect(await titresOf(awa, { auteure: awa.id })).toEqual(['Deux'])
    expect(await titresOf(lea, { auteure: awa.id })).toEqual([])
    kit.clock.advance(60_000)
    expect((await edit(awa, body.id, { titre: 'Trois', version: 2 })).body).toMatchObject({
      statut: 'publiee',
      dateCreation: NOW,
      datePublication: '2026-11-14T09:01:00.000Z',
      dateModification: null,
      version: 3,
    })
    expect(await versionsOf(body.id)).toEqual([])
    expect((await redraft(awa, body.id, { version: 3 })).status).toBe(404)
    expect(await titresOf(lea)).toEqual(['Trois'])
    await expectKeysKept(kit.db)
  })

  test('twenty for each member, also when they are sent at once', async () => {
    const answers = await Promise.all(Array.from({ length: 24 }, () => draft(awa)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
    expect(await draft(awa)).toMatchObject({ status: 409, body: { code: 'trop_de_brouillons' } })
    expect((await draft(lea)).status).toBe(201)
  })

  test('of news are read and changed by moderators of their branches, with a line in the journal', async () => {
    const { body } = await draft(soizic, annonce())
    const autre = await memberOf('Maïwenn', { coordonne: 'Cornouaille' })
    for (const who of [awa, lea]) expect((await read(who, body.id)).status).toBe(404)
    expect((await read(autre, body.id)).body.droits).toMatchObject({ modifier: true, supprimer: false })
    expect((await redraft(autre, body.id, annonce({ titre: 'Assemblée générale', version: 1 }))).status).toBe(
      200,
    )
    expect((await journalOf(body.id)).map(({ action, auteure_id }) => [action, auteure_id])).toEqual([
      ['publications.modifier', autre.id],
    ])
    expect(champsOf((await draft(awa, annonce())).body)).toEqual(['type'])
  })

  test('a restricted member does not publish hers', async () => {
    const { body } = await draft(awa)
    await restrict(awa.id)
    expect((await edit(awa, body.id, { version: 1 })).status).toBe(403)
  })
})

describe('[M2] scheduled posts', () => {
  test('are for coordinators, ahead, within twelve months', async () => {
    for (const dateProgrammee of [NOW, '2026-11-14T08:59:59Z', '2027-11-14T09:00:01Z']) {
      const { status, body } = await publish(soizic, annonce({ dateProgrammee }))
      expect([status, champsOf(body)]).toEqual([422, ['dateProgrammee']])
    }
    const body = await publishedBy(soizic, annonce({ dateProgrammee: TOMORROW }))
    expect(body).toMatchObject({ statut: 'programmee', dateProgrammee: TOMORROW, datePublication: null })
    expect((await read(awa, body.id)).status).toBe(404)
    expect(await titresOf(awa)).toEqual([])
    expect(await titresOf(soizic, { auteure: soizic.id })).toEqual(['Assemblée'])
    await expectKeysKept(kit.db)
  })

  test('may be rescheduled, or published at once; a published post cannot be scheduled again', async () => {
    const { id } = await publishedBy(soizic, annonce({ dateProgrammee: TOMORROW }))
    const later = '2026-11-20T09:00:00.000Z'
    expect((await edit(soizic, id, annonce({ dateProgrammee: later, version: 1 }))).body).toMatchObject({
      statut: 'programmee',
      dateProgrammee: later,
      dateModification: null,
    })
    expect((await edit(soizic, id, annonce({ version: 2 }))).body).toMatchObject({
      statut: 'publiee',
      datePublication: NOW,
      dateProgrammee: null,
    })
    expect(await edit(soizic, id, annonce({ dateProgrammee: later, version: 3 }))).toMatchObject({
      status: 409,
      body: { code: 'etat_change' },
    })
  })
})

describe('[M2] PUT /api/publications/:id', () => {
  test('changes a post of the caller; its former words are kept', async () => {
    const { id } = await publishedBy(awa, { titre: 'Marché', contenu: '<p>Samedi</p>' })
    kit.clock.advance(60_000)
    const { status, body } = await edit(awa, id, { titre: 'Foire', contenu: '<p>Dimanche</p>', version: 1 })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      titre: 'Foire',
      version: 2,
      datePublication: NOW,
      dateModification: '2026-11-14T09:01:00.000Z',
    })
    expect(await versionsOf(id)).toEqual([{ version: 1, titre: 'Marché', contenu: '<p>Samedi</p>' }])
    expect(await titresOf(lea, { termes: 'dimanche' })).toEqual(['Foire'])
    expect(await titresOf(lea, { termes: 'samedi' })).toEqual([])
    expect(await edit(awa, id, { version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'version_depassee' },
    })
    expect(await journalOf(id)).toEqual([])
    await expectKeysKept(kit.db)
  })

  test('keeps, adds and gives up pictures; an editor keeps those of the author', async () => {
    const [one, two, three] = [
      await sendImage(soizic.id),
      await sendImage(soizic.id),
      await sendImage(administratrice.id),
    ]
    const images = (...all: { id: string }[]) => all.map(({ id }) => ({ id, texteAlternatif: 'Une photo' }))
    const { id } = await publishedBy(soizic, annonce({ images: images(one, two) }))
    const { status, body } = await edit(
      administratrice,
      id,
      annonce({ images: images(three, two), version: 1 }),
    )
    expect([status, body.images.map(({ nom }) => nom)]).toEqual([200, [three.nom, two.nom]])
    expect(await Promise.all([one, two, three].map(({ nom }) => isAttached(nom)))).toEqual([
      false,
      true,
      true,
    ])
    expect(
      champsOf((await edit(awa, (await publishedBy(awa)).id, { images: images(two), version: 1 })).body),
    ).toEqual(['images'])
  })

  test('[M15] moderators change news, with a line in the journal; the post of a member is changed by its author alone', async () => {
    const news = await publishedBy(soizic, annonce())
    const plain = await publishedBy(soizic, { territoires: [cornouaille] })
    const autre = await memberOf('Maïwenn', { coordonne: 'Cornouaille' })
    const ailleurs = await memberOf('Enora', { coordonne: 'Léon', territoire: 'Cornouaille' })
    expect((await edit(autre, news.id, annonce({ titre: 'Assemblée générale', version: 1 }))).status).toBe(
      200,
    )
    expect((await edit(administratrice, news.id, annonce({ titre: 'AG', version: 2 }))).status).toBe(200)
    expect((await edit(ailleurs, news.id, annonce({ version: 3 }))).status).toBe(404)
    for (const who of [autre, administratrice, awa])
      expect((await edit(who, plain.id, { territoires: [cornouaille], version: 1 })).status).toBe(404)
    const lines = await journalOf(news.id)
    expect(lines.map(({ action, avant, apres }) => [action, avant, apres])).toEqual([
      ['publications.modifier', { titre: 'Assemblée' }, { titre: 'Assemblée générale' }],
      ['publications.modifier', { titre: 'Assemblée générale' }, { titre: 'AG' }],
    ])
  })

  test('a branch that she has left is kept, and may not be chosen again', async () => {
    const { id } = await publishedBy(awa, { territoires: [cornouaille] })
    await kit.db.updateTable('rattachements').set({ fin: kit.clock.now() }).execute()
    expect((await edit(awa, id, { territoires: [cornouaille], titre: 'Encore', version: 1 })).status).toBe(
      200,
    )
    expect((await edit(awa, id, { territoires: [], version: 2 })).status).toBe(200)
    expect(champsOf((await edit(awa, id, { territoires: [cornouaille], version: 3 })).body)).toEqual([
      'territoires',
    ])
  })

  test('[M15] a pin that a coordinator gave ends when the readers change', async () => {
    const { id } = await publishedBy(awa, { territoires: [cornouaille] })
    await act(soizic, id, 'epingler', { jusquau: '2026-11-20' })
    expect((await edit(awa, id, { territoires: [cornouaille], version: 1 })).body.epingleeJusquau).toBe(
      '2026-11-20',
    )
    expect((await edit(awa, id, { territoires: [], version: 2 })).body.epingleeJusquau).toBeNull()
  })

  test('an archived or hidden post is changed no more; a restricted member changes nothing', async () => {
    const { id } = await publishedBy(awa)
    await act(awa, id, 'archiver')
    expect(await edit(awa, id, { version: 1 })).toMatchObject({ status: 409, body: { code: 'etat_change' } })
    await act(awa, id, 'restaurer')
    await restrict(awa.id)
    expect((await edit(awa, id, { version: 1 })).status).toBe(403)
    const masquee = await createPublication(kit.db, kit.clock.now(), awa.id, { statut: 'masquee' })
    expect((await edit(awa, masquee, { version: 1 })).body.code).toBe('etat_change')
  })
})

describe('[M2] the archives and the bin', () => {
  test('an archived post leaves the feed; its page stays, and it returns', async () => {
    const { id } = await publishedBy(awa, { titre: 'Marché' })
    expect((await act(awa, id, 'archiver')).body).toMatchObject({
      statut: 'archivee',
      droits: { restaurer: true, commenter: false, reagir: false, archiver: false, modifier: false },
    })
    expect(await titresOf(lea)).toEqual([])
    expect((await read(lea, id)).body).toMatchObject({ statut: 'archivee', droits: { signaler: true } })
    expect((await act(awa, id, 'archiver')).body.code).toBe('etat_change')
    expect((await act(awa, id, 'restaurer')).body.statut).toBe('publiee')
    expect((await act(awa, id, 'restaurer')).body.code).toBe('etat_change')
    expect(await titresOf(lea)).toEqual(['Marché'])
    await expectKeysKept(kit.db)
  })

  test('a deleted post is read by its author alone, and returns to the status that it had', async () => {
    for (const statut of ['publiee', 'archivee', 'masquee'] as const) {
      const id = await createPublication(kit.db, kit.clock.now(), awa.id, { statut })
      expect((await remove(awa, id)).status).toBe(204)
      for (const who of [lea, soizic, administratrice]) expect((await read(who, id)).status).toBe(404)
      expect((await read(awa, id)).body).toMatchObject({
        statut: 'supprimee',
        droits: { restaurer: true, supprimer: false, modifier: false },
      })
      expect((await remove(awa, id)).status).toBe(404)
      expect((await act(lea, id, 'restaurer')).status).toBe(404)
      expect((await act(awa, id, 'restaurer')).body.statut).toBe(statut)
    }
    await expectKeysKept(kit.db)
  })

  test('a scheduled post is scheduled again for the same instant; it becomes a draft once that has passed', async () => {
    const one = await publishedBy(soizic, annonce({ dateProgrammee: TOMORROW }))
    const two = await publishedBy(soizic, annonce({ dateProgrammee: TOMORROW }))
    for (const { id } of [one, two]) expect((await remove(soizic, id)).status).toBe(204)
    expect((await act(soizic, one.id, 'restaurer')).body).toMatchObject({
      statut: 'programmee',
      dateProgrammee: TOMORROW,
    })
    kit.clock.advance(2 * DAY_MS)
    soizic = await again(soizic)
    expect((await act(soizic, two.id, 'restaurer')).body.statut).toBe('brouillon')
  })

  test('a draft is deleted at once, with its pictures', async () => {
    const image = await sendImage(awa.id)
    const { body } = await draft(awa, { images: [{ id: image.id, texteAlternatif: 'Une photo' }] })
    expect((await remove(awa, body.id)).status).toBe(204)
    expect((await read(awa, body.id)).status).toBe(404)
    expect(await isAttached(image.nom)).toBe(false)
    expect(await kit.db.selectFrom('publications_cles').selectAll().execute()).toEqual([])
  })

  test('[M15] a coordinator of its branches hides a post with her report, another may not; an administrator deletes it for good', async () => {
    const ailleurs = await memberOf('Enora', { coordonne: 'Léon', territoire: 'Cornouaille' })
    const { id } = await publishedBy(awa, { territoires: [cornouaille] })
    await act(soizic, id, 'epingler', { jusquau: '2026-11-20' })
    for (const who of [ailleurs, soizic]) expect((await remove(who, id)).status).toBe(404)
    expect(await hideBy(ailleurs, id)).toBe(403)
    expect(await hideBy(lea, id)).toBe(404)
    expect(await hideBy(soizic, id)).toBe(201)
    for (const who of [awa, soizic, administratrice])
      expect((await read(who, id)).body).toMatchObject({ statut: 'masquee', epingleeJusquau: null })
    expect((await read(ailleurs, id)).status).toBe(404)
    expect(await hideBy(soizic, id)).toBe(404)
    expect(await titresOf(awa, { auteure: awa.id })).toHaveLength(1)
    expect((await remove(administratrice, id)).status).toBe(204)
    expect((await read(administratrice, id)).status).toBe(404)
    // Out of the bin, it is still hidden.
    expect((await act(awa, id, 'restaurer')).body.statut).toBe('masquee')
    expect((await journalOf(id)).map(({ action, auteure_id }) => [action, auteure_id])).toEqual([
      ['publications.epingler', soizic.id],
      ['publications.supprimer', administratrice.id],
    ])
    const live = await publishedBy(lea)
    await remove(administratrice, live.id)
    expect((await act(lea, live.id, 'restaurer')).body.statut).toBe('masquee')
    await expectKeysKept(kit.db)
  })

  test('a coordinator moderates neither the posts of the whole network nor those of another branch', async () => {
    const network = await publishedBy(awa)
    const both = await publishedBy(administratrice, { territoires: [cornouaille, leon] })
    for (const { id } of [network, both]) {
      expect((await remove(soizic, id)).status).toBe(404)
      expect((await act(soizic, id, 'epingler', { jusquau: '2026-11-20' })).status).toBe(404)
      expect((await read(soizic, id)).body.droits).toMatchObject({ masquer: false, epingler: false })
    }
  })

  test('[M15] an administrator archives and restores the news of another, with lines in the journal; a restricted member restores nothing', async () => {
    const { id } = await publishedBy(soizic, annonce())
    await act(administratrice, id, 'archiver')
    await act(administratrice, id, 'restaurer')
    expect((await journalOf(id)).map(({ action, apres }) => [action, apres])).toEqual([
      ['publications.changer_etat', { statut: 'archivee' }],
      ['publications.changer_etat', { statut: 'publiee' }],
    ])
    await remove(soizic, id)
    await restrict(soizic.id)
    expect(await act(soizic, id, 'restaurer')).toMatchObject({ status: 403, body: { code: 'restreinte' } })
  })
})

type Essai = readonly [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: Champs]
/** What a reader may do with a post. */
const READER: readonly Essai[] = [
  ['GET', ''],
  ['PUT', '/reaction', { type: 'jaime' }],
  ['DELETE', '/reaction'],
  ['PUT', '/suivi', { etat: 'suivie' }],
  ['DELETE', '/suivi'],
  ['POST', '/favori'],
  ['DELETE', '/favori'],
  ['POST', '/vue', { source: 'page' }],
]
/** What its author or those who moderate may do. */
const OTHERS: readonly Essai[] = [
  ['PUT', '', { contenu: '<p>Le mien</p>', version: 1 }],
  ['DELETE', ''],
  ['POST', '/archiver'],
  ['POST', '/restaurer'],
  ['POST', '/epingler', { jusquau: '2026-11-20' }],
  ['DELETE', '/epingler'],
  ['GET', '/statistiques'],
]

test('[security 27] the acts on the post of somebody else, of another branch, on a draft and on an unknown one answer 404', async () => {
  const { body: brouillon } = await draft(awa)
  const { id: ailleurs } = await publishedBy(awa, { territoires: [cornouaille] })
  const { id: network } = await publishedBy(awa)
  const statusOf = async (id: string, [method, path, payload]: Essai) =>
    (await send(lea, method, `publications/${id}${path}`, payload)).status
  for (const id of [brouillon.id, ailleurs, UNKNOWN])
    for (const essai of [...READER, ...OTHERS])
      expect([essai[0], essai[1], await statusOf(id, essai)]).toEqual([essai[0], essai[1], 404])
  for (const essai of OTHERS)
    expect([essai[0], essai[1], await statusOf(network, essai)]).toEqual([essai[0], essai[1], 404])
  expect((await read(awa, network)).body).toMatchObject({ statut: 'publiee', version: 1 })
})

describe('[M3] a blocked pair', () => {
  test('does not read each other’s posts; an announcement is official', async () => {
    await createBlocage(kit.db, kit.clock.now(), awa.id, soizic.id)
    const plain = await publishedBy(soizic, { territoires: [cornouaille] })
    const news = await publishedBy(soizic, annonce({ type: 'actualite' }))
    const official = await publishedBy(soizic, annonce())
    for (const { id } of [plain, news]) expect((await read(awa, id)).status).toBe(404)
    expect((await read(awa, official.id)).status).toBe(200)
    const hers = await publishedBy(awa, { territoires: [cornouaille] })
    expect((await read(soizic, hers.id)).status).toBe(404)
    expect((await remove(soizic, hers.id)).status).toBe(404)
  })
})

describe('an erased account', () => {
  test('leaves its posts without a name; what it saved and followed is deleted', async () => {
    const { id } = await publishedBy(awa)
    const other = await publishedBy(lea)
    await act(awa, other.id, 'favori')
    await kit.db.deleteFrom('comptes').where('id', '=', awa.id).execute()
    expect((await read(lea, id)).body).toMatchObject({
      auteure: { id: null, prenom: 'Ancienne membre' },
      droits: { signaler: true },
    })
    expect(await titresOf(lea)).toHaveLength(2)
    expect(await kit.db.selectFrom('lectrices_publication').selectAll().execute()).toEqual([])
    await expectKeysKept(kit.db)
  })
})
