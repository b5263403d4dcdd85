import { boAntennesEndpoints } from '@entrelles/contract/modules/bo-antennes/bo-antennes.endpoints.ts'
import { boJournalEndpoints } from '@entrelles/contract/modules/bo-journal/bo-journal.endpoints.ts'
import { notificationsEndpoints } from '@entrelles/contract/modules/notifications/notifications.endpoints.ts'
import type { RessourceId } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import { describe, expect, test } from 'vitest'
import { createRessource } from '#modules/ressources/ressources.factory.ts'
import { champsOf, UNKNOWN, URL_LIEN, useBoRessources } from './test-bo-ressources.ts'

const {
  kit,
  monde,
  call,
  createLien,
  createArticle,
  publish,
  publishArticle,
  update,
  get,
  sendImage,
  memberOf,
  isAttached,
} = useBoRessources()

const act = (name: 'archiveRessource' | 'createRelecture', id: RessourceId, body: object) =>
  call(monde.administratrice, name, { params: { id }, body })
const CHANGED = { status: 409, body: { code: 'etat_ressource_change' } }
const PASSED = { status: 409, body: { code: 'version_depassee' } }

describe('[R2.1-21] publication', () => {
  test('gives a draft its date and its review a year later; twice is refused', async () => {
    const { body } = await createLien()
    const published = await publish(body)
    expect(published.body).toMatchObject({
      statut: 'publiee',
      datePublication: '2026-11-18T09:00:00.000Z',
      dateRevision: '2027-11-18',
      version: 2,
      droits: { publier: false, archiver: true, supprimer: false },
    })
    expect(await publish(body)).toMatchObject(PASSED)
    expect(await publish(published.body)).toMatchObject(CHANGED)
  })

  test('an article without a text is not published, nor changes that leave it none', async () => {
    const empty = (await createArticle({ contenu: '' })).body
    const refused = { status: 409, body: { code: 'article_vide' } }
    expect(await publish(empty)).toMatchObject(refused)
    const published = await publishArticle()
    const changed = (await update(published, { titre: 'Un titre', contenu: '' })).body
    expect(await publish(changed)).toMatchObject(refused)
  })

  test('readers who asked for it are told once, unless she says not to', async () => {
    const told = async () => {
      await kit.runJobs()
      const { body } = await monde.adherente.call(notificationsEndpoints.listNotifications, { query: {} })
      return body.notifications.filter(({ type }) => type === 'ressource_nouvelle').length
    }
    await kit.db
      .insertInto('preferences_notifications')
      .values({ compte_id: monde.adherente.id, famille: 'ressource', canal: 'app', frequence: 'immediat' })
      .execute()
    await publish((await createLien()).body, { prevenir: false })
    expect(await told()).toBe(0)
    const { body } = await publish((await createLien({ titre: 'Un autre lien' })).body)
    expect(await told()).toBe(1)
    const archived = (await act('archiveRessource', body.id, { version: body.version })).body
    expect(await told()).toBe(0)
    await publish(archived)
    expect(await told()).toBe(0)
  })

  test('[M4] once it is for fewer members, its title leaves the notifications of those who lost it', async () => {
    const elles = [monde.adherente, monde.coordinatrice, await memberOf('Inès', { territoire: 'Trièves' })]
    for (const { id } of elles)
      await kit.db
        .insertInto('preferences_notifications')
        .values({ compte_id: id, famille: 'ressource', canal: 'app', frequence: 'immediat' })
        .execute()
    const told = async () => {
      await kit.runJobs()
      return Promise.all(
        elles.map(async (elle) => {
          const { body } = await elle.call(notificationsEndpoints.listNotifications, { query: {} })
          return body.notifications.filter(({ type }) => type === 'ressource_nouvelle').length
        }),
      )
    }
    const titre = 'Calendrier électoral'
    const inHers = { public: 'territoires', territoires: [monde.hers] }
    const lien = (await publish((await createLien()).body)).body
    expect(await told()).toEqual([1, 1, 1])
    const renamed = (await update(lien, { titre: 'Calendrier', url: URL_LIEN })).body
    expect(await told()).toEqual([1, 1, 1])
    const narrowed = (await update(renamed, { titre, url: URL_LIEN, ...inHers })).body
    expect(await told()).toEqual([1, 1, 0])
    await update(narrowed, { titre, url: URL_LIEN, public: 'coordinatrices' })
    expect(await told()).toEqual([0, 1, 0])

    // For an article, only once the change is published.
    const article = (await publish((await createArticle()).body)).body
    expect(await told()).toEqual([1, 2, 1])
    const changed = (await update(article, { titre, contenu: '<p>Un texte.</p>', ...inHers })).body
    expect(await told()).toEqual([1, 2, 1])
    await publish(changed)
    expect(await told()).toEqual([1, 2, 0])
  })

  test('a resource to verify is published again: reviewed by her, its link to be checked', async () => {
    const id = await createRessource(kit.db, new Date('2025-11-01T09:00:00Z'), null, {
      statut: 'a_verifier',
      date_revision: '2026-11-01',
      etat_lien: 'brise',
      lien_verifie_le: kit.clock.now(),
      lien_mort_le: '2026-11-16',
    })
    const verified = await publish({ id, version: 1 })
    expect(verified.body).toMatchObject({
      statut: 'publiee',
      datePublication: '2025-11-01T09:00:00.000Z',
      dateRevision: '2027-11-18',
      etatLien: null,
      relecture: { par: { id: monde.administratrice.id }, date: '2026-11-18T09:00:00.000Z' },
    })
  })

  test('what was archived comes back with the date of its first publication', async () => {
    const { body } = await publish((await createLien()).body)
    kit.clock.set('2026-11-20T09:00:00Z')
    const administratrice = await kit.signIn(monde.administratrice.id)
    const archived = await call(administratrice, 'archiveRessource', {
      params: { id: body.id },
      body: { version: body.version },
    })
    const back = await publish(archived.body, {}, administratrice)
    expect(back.body).toMatchObject({ statut: 'publiee', datePublication: '2026-11-18T09:00:00.000Z' })
  })
})

describe('[R2.1-21] review', () => {
  test('says who reviewed it and when it is due again, also of unpublished changes', async () => {
    const published = await publishArticle()
    const { id, version } = (await update(published, { titre: 'Un titre', contenu: '<p>Un texte.</p>' })).body
    const body = { version, relectrice: monde.coordinatrice.id, dateRevision: '2027-05-01' }
    const reviewed = (await act('createRelecture', id, body)).body
    expect(reviewed).toMatchObject({
      statut: 'publiee',
      dateRevision: '2027-05-01',
      relecture: { par: { id: monde.coordinatrice.id, prenom: 'Soizic' } },
      brouillonEnCours: { dateRevision: '2027-05-01' },
    })
    const { body: journal } = await monde.administratrice.call(boJournalEndpoints.listJournal, {
      query: { cible: `ressource:${id}` },
    })
    expect(journal.entrees[0]).toMatchObject({
      action: 'ressources.relire',
      apres: { relectrice: 'Soizic Sarr', dateRevision: '2027-05-01' },
    })
    expect(await act('createRelecture', id, { version })).toMatchObject(PASSED)
  })

  test('without an answer it is hers, a year later; what was to verify no longer is', async () => {
    const id = await createRessource(kit.db, kit.clock.now(), null, { statut: 'a_verifier' })
    const { body } = await act('createRelecture', id, { version: 1 })
    expect(body).toMatchObject({
      statut: 'publiee',
      dateRevision: '2027-11-18',
      relecture: { par: { id: monde.administratrice.id } },
    })
  })

  test('a stranger, a past day and a draft are refused', async () => {
    const { id, version } = await publishArticle()
    const refused = await act('createRelecture', id, { version, relectrice: UNKNOWN })
    expect(champsOf(refused.body)).toEqual(['relectrice'])
    const past = await act('createRelecture', id, { version, dateRevision: '2026-11-18' })
    expect(champsOf(past.body)).toEqual(['dateRevision'])
    const draft = (await createLien()).body
    expect(await act('createRelecture', draft.id, { version: 1 })).toMatchObject(CHANGED)
  })
})

describe('[R2.1-21] the end of a resource', () => {
  test('only what members read is archived, from the version that she read', async () => {
    const { id, version } = (await createLien()).body
    expect(await act('archiveRessource', id, { version })).toMatchObject(CHANGED)
    await publish({ id, version })
    expect(await act('archiveRessource', id, { version })).toMatchObject(PASSED)
    expect((await act('archiveRessource', id, { version: version + 1 })).status).toBe(200)
  })

  test('a draft is deleted with its pictures, a published resource is not', async () => {
    const image = await sendImage(monde.administratrice.id)
    const { id } = (await createLien({ image: { id: image.id, texteAlternatif: 'Un calendrier' } })).body
    const remove = (which: RessourceId) =>
      call(monde.administratrice, 'deleteRessource', { params: { id: which } })
    expect((await remove(id)).status).toBe(204)
    expect((await remove(id)).status).toBe(404)
    expect(await isAttached(image.id)).toBe(false)
    const published = await publishArticle()
    expect(await remove(published.id)).toMatchObject(CHANGED)
    expect(await get(published.id)).toMatchObject({ statut: 'publiee' })
  })

  test('a file is deleted with its resource', async () => {
    const now = kit.clock.now()
    const id = await createRessource(kit.db, now, null, { type: 'fichier', statut: 'archivee' })
    await kit.db
      .insertInto('fichiers')
      .values({
        id: UNKNOWN,
        compte_id: monde.administratrice.id,
        objet_type: 'ressource',
        objet_id: id,
        nom: 'statuts.pdf',
        type: 'pdf',
        taille: 10,
        cle: 'prives/statuts',
        cree_le: now,
        ordre: 1,
        attache_le: now,
      })
      .execute()
    await call(monde.administratrice, 'deleteRessource', { params: { id } })
    const file = await kit.db
      .selectFrom('fichiers')
      .where('id', '=', UNKNOWN)
      .select('efface_le')
      .executeTakeFirst()
    expect(file?.efface_le).not.toBeNull()
  })
})

test('[R2.1-22] a branch that is deleted leaves every audience; what was for it alone is archived', async () => {
  const { administratrice, coordinatrice, hers, other } = monde
  const seule = await publishArticle({ public: 'territoires', territoires: [other] })
  const partagee = await publishArticle({ public: 'territoires', territoires: [hers, other] })
  const { body: brouillon } = await createLien({ public: 'territoires', territoires: [other] })
  const prepared = { titre: 'Se faire élire', public: 'territoires', territoires: [other] }
  const enCours = (await update(await publishArticle(), { ...prepared, contenu: '<p>Pour elles.</p>' })).body
  await kit.db.deleteFrom('rattachements').where('territoire_id', '=', other).execute()
  await kit.db.updateTable('territoires').set({ statut: 'fermee' }).where('id', '=', other).execute()
  const params = { id: other }
  const deleted = await administratrice.call(boAntennesEndpoints.deleteTerritoire, { params })
  expect(deleted.status).toBe(204)

  expect(await get(seule.id)).toMatchObject({
    statut: 'archivee',
    public: 'coordinatrices',
    territoires: [],
    version: expect.toSatisfy((version: number) => version > seule.version),
  })
  expect(await get(brouillon.id)).toMatchObject({ statut: 'brouillon', public: 'coordinatrices' })
  expect(await get(enCours.id)).toMatchObject({
    statut: 'publiee',
    public: 'reseau',
    brouillonEnCours: { public: 'coordinatrices', territoires: [] },
  })
  // Its coordinator manages it, now that it is hers alone.
  expect(await get(partagee.id, coordinatrice)).toMatchObject({
    statut: 'publiee',
    territoires: [{ id: hers }],
    droits: { modifier: true },
  })
})
