import { participationsEndpoints } from '@entrelles/contract/modules/participations/participations.endpoints.ts'
import { PROPOSITIONS_JOUR_MAX } from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import { ressourcesEndpoints as endpoints } from '@entrelles/contract/modules/ressources/ressources.endpoints.ts'
import { detailRessource } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { referentielOf } from '#modules/adherentes/adherentes.factory.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { createFichier, pdf } from '#modules/fichiers/fichiers.factory.ts'
import { createIntervenant } from '#modules/intervenants/intervenants.factory.ts'
import { useRessources, UNKNOWN, type Membre, type Monde } from './test-ressources.ts'

const { kit, start, create, list, titresOf, send, rowOf, expectKeysKept } = useRessources()
let monde: Monde
beforeEach(async () => {
  monde = await start()
})

const FIGURE = `<figure data-media="${UNKNOWN}"><img alt="Une mairie"></figure>`
const ARTICLE = `<h3>Se décider</h3><p>Parler tôt.</p>${FIGURE}<h3>Se décider</h3><blockquote><p>J’ai osé.</p><cite>Camille</cite></blockquote>`

describe('[R2.1-13] [M5] [R7-11] a resource', () => {
  test('[R3-18] has all of its fields, and no other, its event and the others of its theme', async () => {
    const finances = await referentielOf(kit.db, 'theme', 'Finances')
    const evenement = await createEvenement(kit.db, kit.clock.now(), { titre: 'Atelier trésorerie' })
    const others = ['Une', 'Deux', 'Trois', 'Quatre']
    for (const [n, titre] of others.entries()) await create(titre, { thematique_id: finances }, n + 2)
    const id = await create('Calendrier', {
      thematique_id: finances,
      mots_cles: ['élections'],
      evenement_id: evenement,
      auteure_id: monde.soizic.id,
      relue_par_id: monde.awa.id,
      relue_le: kit.clock.now(),
      etat_lien: 'brise',
      lien_verifie_le: kit.clock.now(),
      statut: 'a_verifier',
    })
    const { body, status } = await monde.lea.call(endpoints.getRessource, { params: { id } })
    expect(status).toBe(200)
    expect(Object.keys(body).sort()).toEqual(Object.keys(detailRessource.shape).sort())
    expect(body).toMatchObject({
      motsCles: ['élections'],
      statut: 'a_verifier',
      evenement: { id: evenement, titre: 'Atelier trésorerie' },
      intervenants: [],
      auteure: { prenom: 'Soizic' },
      relecture: { par: { prenom: 'Awa' }, date: kit.clock.now().toISOString() },
      etatLien: { etat: 'brise', date: kit.clock.now().toISOString() },
      dateRevision: expect.any(String),
      version: 1,
      droits: {
        reagir: true,
        modifier: false,
        publier: false,
        archiver: false,
        supprimer: false,
        relire: false,
      },
    })
    expect(body.voisines.map(({ titre }) => titre)).toEqual(['Une', 'Deux', 'Trois'])
    const hers = await monde.helene.call(endpoints.getRessource, { params: { id } })
    expect(hers.body.droits).toMatchObject({
      modifier: true,
      publier: true,
      archiver: true,
      supprimer: false,
    })
  })

  test.each([
    ['is a draft again', { brouillon: true }],
    ['is cancelled', { annule_le: '2026-11-01T09:00:00Z' }],
  ])('[M15] does not name its event once that %s', async (_what, change) => {
    const evenement = await createEvenement(kit.db, kit.clock.now(), { titre: 'Atelier trésorerie' })
    const id = await create('Calendrier', { evenement_id: evenement })
    const named = async () =>
      (await monde.lea.call(endpoints.getRessource, { params: { id } })).body.evenement
    expect(await named()).toMatchObject({ titre: 'Atelier trésorerie' })
    await kit.db.updateTable('evenements').set(change).where('id', '=', evenement).execute()
    expect(await named()).toBeNull()
  })

  test('[M15] names its speakers in its order, but neither who is hidden nor who has not agreed', async () => {
    const speaker = (prenom: string, consent = true) =>
      createIntervenant(kit.db, kit.clock.now(), { prenom, consent })
    const [ana, berthe, chantal] = [
      await speaker('Ana'),
      await speaker('Berthe'),
      await speaker('Chantal', false),
    ]
    const id = await create('Replay', { intervenant_ids: [berthe, chantal, ana] })
    const named = async () =>
      (await monde.lea.call(endpoints.getRessource, { params: { id } })).body.intervenants.map(
        ({ prenom }) => prenom,
      )
    expect(await named()).toEqual(['Berthe', 'Ana'])
    await kit.db.updateTable('intervenants').set({ visible: false }).where('id', '=', berthe).execute()
    expect(await named()).toEqual(['Ana'])
  })

  test('an article has its text, its table of contents and its pictures; a link has no such page', async () => {
    const id = await create('Se faire élire', { type: 'article', contenu: ARTICLE })
    const { body } = await monde.lea.call(endpoints.getArticle, { params: { id } })
    expect(body.contenu).toBe(ARTICLE)
    expect(body.sommaire).toEqual([
      { ancre: 'section-se-decider', titre: 'Se décider' },
      { ancre: 'section-se-decider-2', titre: 'Se décider' },
    ])
    expect(body.figures).toEqual([{ id: UNKNOWN, nom: `${UNKNOWN}.jpg`, proportions: 1.5 }])
    const lien = await create('Un lien')
    expect((await send(monde.lea, 'GET', `ressources/articles/${lien}`)).status).toBe(404)
  })

  test('changes that are not published are not shown', async () => {
    const id = await create('Titre publié', {
      type: 'article',
      contenu: '<p>Publié</p>',
      brouillon: JSON.stringify({ titre: 'Titre secret', contenu: FIGURE }),
      brouillon_le: kit.clock.now(),
      figures: JSON.stringify([{ id: UNKNOWN, nom: 'secret.jpg', proportions: 1 }]),
    })
    for (const who of [monde.lea, monde.helene]) {
      const { body } = await who.call(endpoints.getArticle, { params: { id } })
      expect(JSON.stringify(body)).not.toContain('ecret')
      expect(body).toMatchObject({ titre: 'Titre publié', figures: [] })
    }
  })
})

/** Every act of a member on a resource. */
const ACTS = [
  ['GET', ''],
  ['PUT', '/utile'],
  ['DELETE', '/utile'],
  ['POST', '/vue'],
  ['POST', '/remarques', { texte: 'Le montant a changé.' }],
] as const
const favori = (who: Membre, ressource: string) =>
  who.call(participationsEndpoints.createFavori, { body: { ressource: ressource as never } })

describe('[M15] [security 64] a resource that is not for her', () => {
  test('the acts on a draft, an archived one, one of another branch or of coordinators, and an unknown one answer 404', async () => {
    const { lea, cornouaille } = monde
    const hidden = [
      UNKNOWN,
      await create('brouillon', { statut: 'brouillon' }),
      await create('archivée', { statut: 'archivee' }),
      await create('ailleurs', { territoire_ids: [cornouaille] }),
      await create('coordinatrices', { public: 'coordinatrices' }),
    ]
    for (const id of hidden) {
      for (const [method, path, payload] of ACTS)
        expect(
          (await send(lea, method, `ressources/${id}${path}`, payload)).status,
          `${method} ${path}`,
        ).toBe(404)
      expect((await favori(lea, id)).status).toBe(404)
    }
    for (const statut of ['brouillon', 'archivee'] as const) {
      const id = await create('article', { type: 'article', statut })
      // Administrators read them in the back office.
      for (const who of [lea, monde.helene])
        expect((await send(who, 'GET', `ressources/articles/${id}`)).status).toBe(404)
    }
  })

  test('the same acts are hers on one that she reads', async () => {
    const id = await create('à elle', { territoire_ids: [monde.leon], statut: 'a_verifier' })
    for (const [method, path, payload] of ACTS)
      expect((await send(monde.lea, method, `ressources/${id}${path}`, payload)).status).toBeLessThan(300)
    expect((await favori(monde.lea, id)).status).toBe(201)
  })
})

describe('[M5] [R7-11] what a reader does', () => {
  test('« utile » counts each member once, and can be taken back', async () => {
    const id = await create('Utile')
    for (const who of [monde.lea, monde.lea, monde.awa]) await send(who, 'PUT', `ressources/${id}/utile`)
    expect((await rowOf(id)).nb_utiles).toBe(2)
    for (const who of [monde.awa, monde.awa, monde.soizic])
      await send(who, 'DELETE', `ressources/${id}/utile`)
    expect((await rowOf(id)).nb_utiles).toBe(1)
    await expectKeysKept()
  })

  test('concurrent requests keep the counters right', async () => {
    const id = await create('Utile')
    await Promise.all(
      Array.from({ length: 18 }, (_, n) =>
        send(monde.lea, n % 3 === 0 ? 'DELETE' : 'PUT', `ressources/${id}/utile`),
      ),
    )
    const { ressources } = await list(monde.lea)
    expect(ressources[0]?.nbUtiles).toBe(Number(ressources[0]?.monUtile))
  })

  test('a view counts once for each member', async () => {
    const id = await create('Vue')
    for (const who of [monde.lea, monde.lea, monde.awa]) await send(who, 'POST', `ressources/${id}/vue`)
    expect((await rowOf(id)).nb_vues).toBe(2)
  })

  test('[R7-9] she saves it once, finds it among her favourites, and removes it by its id', async () => {
    const { lea, awa } = monde
    const id = await create('Sauvée')
    await create('Autre')
    const answers = await Promise.all([favori(lea, id), favori(lea, id)])
    const favoriId = answers[0]?.body.id
    expect(answers.map(({ body }) => body.id)).toEqual([favoriId, favoriId])
    expect((await list(lea, { favoris: 'oui' })).ressources).toMatchObject([{ id, enFavori: true, favoriId }])
    expect(await titresOf(lea, { favoris: 'oui', termes: 'autre' })).toEqual([])
    expect(await titresOf(awa, { favoris: 'oui' })).toEqual([])
    await expectKeysKept()
    const remove = (who: Membre) =>
      who.call(participationsEndpoints.deleteFavori, { params: { id: favoriId as never }, body: {} })
    expect((await remove(awa)).status).toBe(404)
    expect((await remove(lea)).status).toBe(204)
    expect(await titresOf(lea, { favoris: 'oui' })).toEqual([])
    await expectKeysKept()
  })

  test('what is archived leaves her favourites, and comes back with it', async () => {
    const id = await create('Sauvée')
    await favori(monde.lea, id)
    const become = (statut: 'archivee' | 'publiee') =>
      kit.db.updateTable('ressources').set({ statut }).where('id', '=', id).execute()
    await become('archivee')
    expect(await titresOf(monde.lea, { favoris: 'oui' })).toEqual([])
    await become('publiee')
    expect(await titresOf(monde.lea, { favoris: 'oui' })).toEqual(['Sauvée'])
  })

  test.each([{}, { evenement: UNKNOWN, ressource: UNKNOWN }, { ressource: 'x' }])(
    '[R7-9] a favourite of %j is refused',
    async (body) => {
      expect((await send(monde.lea, 'POST', 'favoris/', body)).status).toBe(422)
    },
  )

  test('« Dis-le-nous » reaches the queue of those who keep it', async () => {
    const id = await create('Ancienne')
    const texte = ' <b>Le montant</b> a changé. '
    expect((await send(monde.lea, 'POST', `ressources/${id}/remarques`, { texte })).status).toBe(204)
    const rows = await kit.db.selectFrom('remarques_ressource').selectAll().execute()
    expect(rows).toMatchObject([
      { ressource_id: id, auteure_id: monde.lea.id, texte: texte.trim(), statut: 'a_traiter' },
    ])
    expect((await rowOf(id)).nb_remarques).toBe(1)
    for (const body of [
      {},
      { texte: 'non' },
      { texte: 'x'.repeat(1001) },
      { texte: 'Assez long', statut: 'traitee' },
    ])
      expect((await send(monde.lea, 'POST', `ressources/${id}/remarques`, body)).status).toBe(422)
  })
})

describe('[M5] [R7-11] POST /api/ressources/propositions', () => {
  const propose = (who: Membre, fields: object = {}) =>
    send(who, 'POST', 'ressources/propositions', {
      titre: 'Carte des aides',
      url: 'https://www.exemple.fr/aides',
      ...fields,
    })

  test('puts a link in the queue; some a day', async () => {
    const { status, body } = await propose(monde.lea, { commentaire: ' Très clair ' })
    expect([status, body]).toMatchObject([
      201,
      { titre: 'Carte des aides', commentaire: 'Très clair', statut: 'a_traiter' },
    ])
    for (let n = 1; n < PROPOSITIONS_JOUR_MAX; n += 1) expect((await propose(monde.lea)).status).toBe(201)
    expect((await propose(monde.lea)).status).toBe(429)
    expect((await propose(monde.awa)).status).toBe(201)
    const rows = await kit.db.selectFrom('propositions_ressource').select('auteure_id').execute()
    expect(rows.filter(({ auteure_id }) => auteure_id === monde.lea.id)).toHaveLength(PROPOSITIONS_JOUR_MAX)
  })

  test.each([
    { titre: 'ab' },
    { titre: 'x'.repeat(151) },
    { url: '' },
    { url: 'http://www.exemple.fr' },
    { url: 'javascript:alert(1)' },
    { url: 'https://banque.fr@exemple.fr' },
    { url: 'https://localhost/x\\y' },
    { commentaire: 'x'.repeat(1001) },
    { statut: 'acceptee' },
  ])('[security 32] %j is refused', async (fields) => {
    expect((await propose(monde.lea, fields)).status).toBe(422)
  })
})

describe('[security 41] the file of a resource', () => {
  const withFichier = async (fields: object) => {
    const id = await create('Modèle de bail', { type: 'fichier', ...fields })
    const objet = { type: 'ressource', id, ordre: 0 } as const
    const piece = { compteId: monde.helene.id, nom: 'bail.pdf', type: 'pdf', bytes: pdf(), objet } as const
    return (await createFichier(kit.db, kit.storage, kit.clock.now(), piece)).id
  }
  const open = async (who: Membre, id: string) => (await send(who, 'GET', `fichiers/${id}`)).status

  test('is opened by its readers, and before it is published by those who keep it', async () => {
    const { awa, soizic, lea, helene, cornouaille } = monde
    const published = await withFichier({ territoire_ids: [cornouaille] })
    expect([await open(awa, published), await open(soizic, published), await open(lea, published)]).toEqual([
      200, 200, 404,
    ])
    const draft = await withFichier({ territoire_ids: [cornouaille], statut: 'brouillon' })
    expect([await open(awa, draft), await open(soizic, draft), await open(helene, draft)]).toEqual([
      404, 200, 200,
    ])
    const archived = await withFichier({ statut: 'archivee' })
    expect([await open(lea, archived), await open(soizic, archived), await open(helene, archived)]).toEqual([
      404, 404, 200,
    ])
  })
})
