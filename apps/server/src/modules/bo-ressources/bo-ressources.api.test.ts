import { fichiersEndpoints } from '@entrelles/contract/modules/fichiers/fichiers.endpoints.ts'
import { boJournalEndpoints } from '@entrelles/contract/modules/bo-journal/bo-journal.endpoints.ts'
import { detailRessourceBo } from '@entrelles/contract/modules/bo-ressources/bo-ressources.schema.ts'
import { ressourcesEndpoints } from '@entrelles/contract/modules/ressources/ressources.endpoints.ts'
import type { FichierId } from '@entrelles/contract/modules/fichiers/fichiers.schema.ts'
import { describe, expect, test } from 'vitest'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { createIntervenant } from '#modules/intervenants/intervenants.factory.ts'
import { referentielOf } from '#modules/adherentes/adherentes.factory.ts'
import { champsOf, UNKNOWN, URL_LIEN, useBoRessources } from './test-bo-ressources.ts'

const {
  kit,
  monde,
  call,
  createLien,
  createArticle,
  publish,
  update,
  get,
  sendImage,
  isAttached,
  sendFichier,
} = useBoRessources()

describe('[R2.1-21] [R7-11] creation', () => {
  test('[R3-18] a link is created as a draft with all its fields, and no other, which members do not see', async () => {
    const theme = await referentielOf(kit.db, 'theme', 'Finances')
    const evenement = await createEvenement(kit.db, kit.clock.now(), { titre: 'Atelier' })
    const intervenant = await createIntervenant(kit.db, kit.clock.now(), { prenom: 'Nadia', nom: 'Benali' })
    const image = await sendImage(monde.administratrice.id)
    const { status, body } = await createLien({
      resume: 'Mois par mois.',
      image: { id: image.id, texteAlternatif: 'Un calendrier' },
      thematique: theme,
      motsCles: ['élections', 'commune'],
      public: 'territoires',
      territoires: [monde.hers],
      evenement,
      intervenants: [intervenant],
      auteure: monde.adherente.id,
      dateRevision: '2027-03-01',
    })
    expect(status).toBe(201)
    expect(Object.keys(body).sort()).toEqual(Object.keys(detailRessourceBo.shape).sort())
    expect(body).toMatchObject({
      type: 'lien',
      titre: 'Calendrier électoral',
      resume: 'Mois par mois.',
      url: URL_LIEN,
      image: { id: image.id, nom: image.nom, proportions: 2, texteAlternatif: 'Un calendrier' },
      thematique: { id: theme, libelle: 'Finances' },
      motsCles: ['élections', 'commune'],
      public: 'territoires',
      territoires: [{ id: monde.hers, nom: 'Cornouaille' }],
      evenement: { id: evenement, titre: 'Atelier' },
      intervenants: [{ id: intervenant, prenom: 'Nadia', nom: 'Benali' }],
      auteure: { id: monde.adherente.id, prenom: 'Awa', nom: 'Sarr' },
      carteAuteure: { id: monde.adherente.id, prenom: 'Awa' },
      modifieePar: { prenom: 'Hélène' },
      statut: 'brouillon',
      dateRevision: '2027-03-01',
      datePublication: null,
      version: 1,
      modificationsNonPubliees: false,
      droits: { modifier: true, supprimer: true, publier: true, archiver: false, relire: false },
    })
    const read = await monde.adherente.call(ressourcesEndpoints.getRessource, { params: { id: body.id } })
    expect(read.status).toBe(404)
  })

  test('a replay has its length, a link has none', async () => {
    const { body } = await createLien({ type: 'replay', duree: 52 })
    expect(body).toMatchObject({ type: 'replay', dureeLecture: 52 })
    expect(champsOf((await createLien({ duree: 52 })).body)).toEqual(['duree'])
  })

  test('a file is read by who manages the draft, then by members once it is published', async () => {
    const fichier = await sendFichier(monde.administratrice.id)
    const { status, body } = await call(monde.administratrice, 'createFichierRessource', {
      body: { titre: 'Modèle de statuts', fichier },
    })
    expect(status).toBe(201)
    expect(body.fichier).toMatchObject({
      id: fichier,
      nom: 'statuts.pdf',
      type: 'pdf',
      mime: 'application/pdf',
    })
    const open = async (client = monde.adherente, id: FichierId = fichier) =>
      (await client.call(fichiersEndpoints.getLienFichier, { params: { id } })).status
    expect(await open()).toBe(404)
    expect(await open(monde.administratrice)).toBe(200)
    const published = (await publish(body)).body
    expect(await open()).toBe(200)

    const next = await sendFichier(monde.administratrice.id, 'statuts-2027.pdf')
    const changed = await update(published, { titre: 'Modèle de statuts', fichier: next })
    expect(changed.body.fichier).toMatchObject({ id: next, nom: 'statuts-2027.pdf' })
    expect(await open()).toBe(404)
    expect(await open(monde.adherente, next)).toBe(200)
  })

  test('a file that somebody else sent, or for another use, is refused', async () => {
    const hers = await sendFichier(monde.adherente.id)
    for (const fichier of [hers, UNKNOWN]) {
      const refused = await call(monde.administratrice, 'createFichierRessource', {
        body: { titre: 'Modèle de statuts', fichier },
      })
      expect(refused.status).toBe(422)
      expect(champsOf(refused.body)).toEqual(['fichier'])
    }
  })

  test('choices that do not exist are refused, each on its field', async () => {
    const refused = await createLien({
      image: null,
      thematique: UNKNOWN,
      public: 'territoires',
      territoires: [UNKNOWN],
      evenement: UNKNOWN,
      intervenants: [UNKNOWN],
      auteure: UNKNOWN,
      dateRevision: '2026-11-18',
    })
    expect(refused.status).toBe(422)
    expect(champsOf(refused.body)).toEqual([
      'thematique',
      'territoires',
      'evenement',
      'intervenants',
      'auteure',
      'dateRevision',
    ])
  })

  test.each([
    ['an address that is not https', { url: 'http://www.exemple.fr' }, 'url'],
    ['a script', { url: 'javascript:alert(1)' }, 'url'],
    ['a title of two letters', { titre: 'ab' }, 'titre'],
    ['a long summary', { resume: 'a'.repeat(301) }, 'resume'],
    ['nine key words', { motsCles: 'abcdefghi'.split('').map((letter) => letter.repeat(3)) }, 'motsCles'],
    ['a picture without words', { image: { id: UNKNOWN, texteAlternatif: ' ' } }, 'image.texteAlternatif'],
    ['some branches without one', { public: 'territoires' }, 'territoires'],
    ['a branch for the whole network', { territoires: [UNKNOWN] }, 'territoires'],
    ['a review in ten years', { dateRevision: '2036-11-18' }, 'dateRevision'],
    ['an unknown field', { statut: 'publiee' }, 'statut'],
  ])('%s is refused', async (_what, fields, champ) => {
    const refused = await createLien(fields)
    expect(refused.status).toBe(422)
    expect(champsOf(refused.body)).toEqual([champ])
  })

  test('a picture of somebody else is refused', async () => {
    const { id } = await sendImage(monde.adherente.id)
    const refused = await createLien({ image: { id, texteAlternatif: 'Un calendrier' } })
    expect(champsOf(refused.body)).toEqual(['image'])
    expect(await isAttached(id)).toBe(false)
  })
})

describe('[R2.1-21] [R7-11] change', () => {
  test('a link that members read changes at once, and its address is checked anew', async () => {
    const { body } = await createLien()
    const published = (await publish(body)).body
    await kit.db
      .updateTable('ressources')
      .set({ etat_lien: 'brise', lien_verifie_le: kit.clock.now(), statut: 'a_verifier' })
      .execute()
    const url = 'https://www.exemple.fr/nouveau'
    const changed = await update(published, { titre: 'Nouveau calendrier', url })
    expect(changed.body).toMatchObject({ titre: 'Nouveau calendrier', url, etatLien: null, version: 3 })
    const read = await monde.adherente.call(ressourcesEndpoints.getRessource, { params: { id: body.id } })
    expect(read.body).toMatchObject({ titre: 'Nouveau calendrier', url, statut: 'a_verifier' })
  })

  test('an older version, and what is archived, are not changed', async () => {
    const { body } = await createLien()
    const fields = { titre: 'Nouveau calendrier', url: URL_LIEN }
    expect((await update(body, fields)).status).toBe(200)
    expect(await update(body, fields)).toMatchObject({ status: 409, body: { code: 'version_depassee' } })
    const published = (await publish(await get(body.id))).body
    const { id, version } = published
    const archived = await call(monde.administratrice, 'archiveRessource', {
      params: { id },
      body: { version },
    })
    expect(await update(archived.body, fields)).toMatchObject({
      status: 409,
      body: { code: 'etat_ressource_change' },
    })
  })

  test('the fields of another type are refused, and those of its own are needed', async () => {
    const lien = (await createLien()).body
    const article = (await createArticle()).body
    expect(champsOf((await update(lien, { titre: 'Calendrier', contenu: '<p>a</p>' })).body)).toEqual([
      'url',
      'contenu',
    ])
    expect(champsOf((await update(article, { titre: 'Article', url: URL_LIEN })).body)).toEqual([
      'url',
      'contenu',
    ])
  })

  test('an unknown resource is not found, whatever the act', async () => {
    const params = { id: UNKNOWN }
    const body = { version: 1 }
    const acts = [
      ['getRessourceBo', { params }],
      ['updateRessource', { params, body: { ...body, titre: 'Calendrier', url: URL_LIEN } }],
      ['deleteRessource', { params }],
      ['deleteBrouillonEnCours', { params, body }],
      ['publishRessource', { params, body }],
      ['archiveRessource', { params, body }],
      ['createRelecture', { params, body }],
    ] as const
    for (const [name, input] of acts)
      expect((await call(monde.administratrice, name, input)).status).toBe(404)
  })
})

test('[R2.1-21] each act leaves one line in the journal, with what it changed', async () => {
  const created = (await createLien()).body
  const changed = (await update(created, { titre: 'Nouveau calendrier', url: URL_LIEN })).body
  const published = (await publish(changed)).body
  const { body } = await monde.administratrice.call(boJournalEndpoints.listJournal, {
    query: { cible: `ressource:${published.id}` },
  })
  expect(body.entrees).toMatchObject([
    {
      action: 'ressources.publier',
      cible: { type: 'ressource', id: published.id, nom: 'Nouveau calendrier' },
      avant: { statut: 'brouillon', dateRevision: null },
      apres: { statut: 'publiee', dateRevision: '2027-11-18' },
    },
    {
      action: 'ressources.modifier',
      avant: { titre: 'Calendrier électoral' },
      apres: { titre: 'Nouveau calendrier' },
    },
    { action: 'ressources.creer', avant: null },
  ])
})
