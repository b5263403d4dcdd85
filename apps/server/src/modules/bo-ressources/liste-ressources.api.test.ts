import { PAGE_LIMIT } from '@entrelles/contract/kit/constants.ts'
import type { EndpointCall } from '@entrelles/contract/kit/endpoint.ts'
import { boRessourcesEndpoints as endpoints } from '@entrelles/contract/modules/bo-ressources/bo-ressources.endpoints.ts'
import { describe, expect, test } from 'vitest'
import { referentielOf } from '#modules/adherentes/adherentes.factory.ts'
import {
  createProposition,
  createRemarque,
  createRessource,
  type RessourceFields,
} from '#modules/ressources/ressources.factory.ts'
import { useBoRessources } from './test-bo-ressources.ts'

const { kit, monde, update, publishArticle } = useBoRessources()
const DAY_MS = 86_400_000

/** A link published that many days ago, unless `fields` says otherwise. */
const create = (titre: string, daysAgo: number, fields: RessourceFields = {}) =>
  createRessource(kit.db, new Date(kit.clock.now().getTime() - daysAgo * DAY_MS), monde.administratrice.id, {
    titre,
    ...fields,
  })
type Query = EndpointCall<typeof endpoints.listRessourcesBo>['query']
const list = async (query: Query = {}, client = monde.administratrice) =>
  (await client.call(endpoints.listRessourcesBo, { query })).body
const titres = async (query: Query = {}, client = monde.administratrice) =>
  (await list(query, client)).ressources.map(({ titre }) => titre)
const resume = async (client = monde.administratrice) =>
  (await client.call(endpoints.getResumeRessources, {})).body

describe('[R2.1-21] GET /api/bo/ressources', () => {
  test('a line has what the table shows and what she may do', async () => {
    const id = await create('Carte des aides', 2, { resume: 'Par département.', nb_vues: 12, nb_utiles: 3 })
    await createRemarque(kit.db, kit.clock.now(), id, monde.adherente.id)
    const { ressources, ...rest } = await list()
    expect(rest).toEqual({ nbressources: 1, limit: PAGE_LIMIT })
    expect(ressources).toEqual([
      {
        id,
        type: 'lien',
        titre: 'Carte des aides',
        resume: 'Par département.',
        url: 'https://www.exemple.fr/page',
        fichier: null,
        image: null,
        thematique: null,
        public: 'reseau',
        territoires: [],
        statut: 'publiee',
        dureeLecture: null,
        nbVues: 12,
        nbUtiles: 3,
        etatLien: null,
        datePublication: '2026-11-16T09:00:00.000Z',
        auteure: { id: monde.administratrice.id, prenom: 'Hélène', nom: 'Sarr' },
        modifieePar: { id: monde.administratrice.id, prenom: 'Hélène', nom: 'Sarr' },
        dateCreation: '2026-11-16T09:00:00.000Z',
        dateModification: null,
        dateRevision: '2027-11-16',
        nbRemarques: 1,
        modificationsNonPubliees: false,
        version: 1,
        droits: {
          reagir: true,
          modifier: true,
          supprimer: false,
          publier: false,
          archiver: true,
          relire: true,
        },
      },
    ])
  })

  test('each state has its tab, the latest change first; what is to verify by its review', async () => {
    await create('Ancienne', 9)
    await create('Récente', 3)
    const article = await publishArticle({ titre: 'Article changé' })
    await update(article, { titre: 'Autrement', contenu: '<p>Un texte.</p>' })
    await create('Un brouillon', 1, { statut: 'brouillon' })
    await create('Une archive', 1, { statut: 'archivee' })
    await create('Revue en octobre', 1, { statut: 'a_verifier', date_revision: '2026-10-01' })
    await create('Revue en mars', 2, { statut: 'a_verifier', date_revision: '2026-03-01' })
    expect(await titres()).toEqual(['Article changé', 'Récente', 'Ancienne'])
    expect(await titres({ statut: 'brouillon' })).toEqual(['Un brouillon'])
    expect(await titres({ statut: 'archivee' })).toEqual(['Une archive'])
    expect(await titres({ statut: 'a_verifier' })).toEqual(['Revue en mars', 'Revue en octobre'])
    expect((await list()).ressources[0]?.modificationsNonPubliees).toBe(true)
  })

  test('every filter narrows the tab, alone and with words', async () => {
    const theme = await referentielOf(kit.db, 'theme', 'Finances')
    await create('Carte des aides régionales', 1, {
      thematique_id: theme,
      etat_lien: 'ok',
      lien_verifie_le: kit.clock.now(),
    })
    await create('Guide des aides', 2, { type: 'article' })
    await create('Aides de l’antenne', 3, { territoire_ids: [monde.hers] })
    await create('Entre nous', 4, { public: 'coordinatrices', mots_cles: ['aide'] })
    await create('Simulateur', 5, { etat_lien: 'brise', lien_verifie_le: kit.clock.now() })
    for (const [query, found] of [
      [{ type: 'article' }, ['Guide des aides']],
      [{ public: 'coordinatrices' }, ['Entre nous']],
      [{ thematique: theme }, ['Carte des aides régionales']],
      [{ territoire: monde.hers }, ['Aides de l’antenne']],
      [{ etatLien: 'brise' }, ['Simulateur']],
    ] as [Query, string[]][])
      expect(await titres(query)).toEqual(found)
    expect(await titres({ termes: 'AIDÉ' })).toHaveLength(4)
    expect(await titres({ termes: 'aides region' })).toEqual(['Carte des aides régionales'])
    expect(await titres({ termes: 'aides', territoire: monde.hers })).toEqual(['Aides de l’antenne'])
    expect(await titres({ termes: 'aides', statut: 'brouillon' })).toEqual([])
    expect(await titres({ termes: '%' })).toEqual([])
  })

  test('[R9-9] pages hold 20 lines, and the count is right past the last one', async () => {
    for (let n = 0; n < 21; n += 1) await create(`Lien ${n}`, n)
    expect((await list()).ressources).toHaveLength(20)
    expect(await titres({ page: 2 })).toEqual(['Lien 20'])
    expect(await list({ page: 99 })).toEqual({ ressources: [], nbressources: 21, limit: PAGE_LIMIT })
  })
})

describe('[R2.1-23] [R6-4] a coordinator', () => {
  test('sees the resources of her branches alone, in the list, by words and in the counts', async () => {
    await create('La sienne', 1, { territoire_ids: [monde.hers] })
    await create('Partagée', 2, { territoire_ids: [monde.hers, monde.other] })
    await create('Ailleurs', 3, { territoire_ids: [monde.other] })
    await create('Pour toutes', 4)
    await create('Entre coordinatrices', 5, { public: 'coordinatrices' })
    const { coordinatrice } = monde
    expect(await titres({}, coordinatrice)).toEqual(['La sienne'])
    expect(await titres({ territoire: monde.hers }, coordinatrice)).toEqual(['La sienne'])
    expect(await titres({ territoire: monde.other }, coordinatrice)).toEqual([])
    expect(await titres({ termes: 'toutes' }, coordinatrice)).toEqual([])
    expect(await titres({ public: 'reseau' }, coordinatrice)).toEqual([])
    expect((await resume(coordinatrice)).publiee).toEqual({ nb: 1 })
    expect((await resume()).publiee).toEqual({ nb: 5 })
  })

  test('of two branches sees what both share, once', async () => {
    await kit.db
      .insertInto('coordinations')
      .values({ compte_id: monde.coordinatrice.id, territoire_id: monde.other, depuis: kit.clock.now() })
      .execute()
    await create('Partagée', 2, { territoire_ids: [monde.hers, monde.other] })
    await create('Ailleurs', 3, { territoire_ids: [monde.other] })
    expect(await titres({}, monde.coordinatrice)).toEqual(['Partagée', 'Ailleurs'])
    expect((await resume(monde.coordinatrice)).publiee).toEqual({ nb: 2 })
  })
})

test('[R2.1-21] the counts of the tabs: proposals are the administrators’, remarks those of what she manages', async () => {
  const now = kit.clock.now()
  const hers = await create('La sienne', 1, { territoire_ids: [monde.hers] })
  const network = await create('Pour toutes', 1, { statut: 'a_verifier' })
  await create('Un brouillon', 1, { statut: 'brouillon' })
  await create('Une archive', 1, { statut: 'archivee' })
  await createRemarque(kit.db, now, hers, monde.adherente.id)
  await createRemarque(kit.db, now, hers, monde.adherente.id, { statut: 'traitee' })
  await createRemarque(kit.db, now, network, monde.adherente.id)
  await createProposition(kit.db, now, monde.adherente.id)
  await createProposition(kit.db, now, monde.adherente.id, { statut: 'refusee' })
  const [one, two, none] = [{ nb: 1 }, { nb: 2 }, { nb: 0 }]
  expect(await resume()).toEqual({
    publiee: one,
    brouillon: one,
    a_verifier: one,
    archivee: one,
    propositions: one,
    remarques: two,
  })
  expect(await resume(monde.coordinatrice)).toEqual({
    publiee: one,
    brouillon: none,
    a_verifier: none,
    archivee: none,
    propositions: null,
    remarques: one,
  })
})
