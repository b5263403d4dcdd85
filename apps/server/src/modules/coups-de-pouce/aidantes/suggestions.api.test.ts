import type { CoupDePouceId } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import { coupsDePouceEndpoints as endpoints } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.endpoints.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTerritoire, referentielOf, type ProfilFields } from '#modules/adherentes/adherentes.factory.ts'
import { createBlocage } from '#modules/blocages/blocages.factory.ts'
import { createQuestion } from '#modules/bo-faq/bo-faq.factory.ts'
import { createRessource, type RessourceFields } from '#modules/ressources/ressources.factory.ts'
import { createDemande, type DemandeFields } from '../coups-de-pouce.factory.ts'
import { BEAUVAIS, BREST, memberOf, QUIMPER, useCoupsDePouce, type Membre } from '../test-coups-de-pouce.ts'

const { kit, clear } = useCoupsDePouce()
let awa: Membre

beforeEach(async () => {
  await clear()
  await kit.db.deleteFrom('faq_questions').execute()
  await kit.db.deleteFrom('ressources').execute()
  awa = await memberOf(kit, 'Awa', {
    villeId: QUIMPER,
    secteur: await referentielOf(kit.db, 'activite', 'Immobilier'),
  })
})

const create = (titre: string, fields: DemandeFields = {}, auteureId: string = awa.id) =>
  createDemande(kit.db, kit.clock.now(), auteureId, { titre, ...fields })
const suggested = async (id: CoupDePouceId, who: Membre = awa) => {
  const { status, body } = await who.call(endpoints.listSuggestions, { params: { id } })
  expect(status).toBe(200)
  return body.adherentes.map(({ prenom }) => prenom)
}
const skilled = async (prenom: string, competence: string, fields: ProfilFields = {}) =>
  memberOf(kit, prenom, {
    villeId: QUIMPER,
    competences: [await referentielOf(kit.db, 'competence', competence)],
    ...fields,
  })

describe('[M1] GET /api/coups_de_pouce/:id/suggestions', () => {
  test('those with the skill first, then the sector of the author, the nearest first', async () => {
    const secteur = await referentielOf(kit.db, 'activite', 'Immobilier')
    await skilled('Brestoise', 'Comptabilité', { villeId: BREST })
    await skilled('Lointaine', 'Comptabilité', { villeId: BEAUVAIS })
    await skilled('Voisine', 'Comptabilité')
    await skilled('Autre', 'Photographie')
    await memberOf(kit, 'Collègue', { villeId: QUIMPER, secteur })
    await skilled('Sans commune', 'Comptabilité', { villeId: null })
    const id = await create('Relire mon bilan', { competences: ['Comptabilité', 'Fiscalité'] })
    expect(await suggested(id)).toEqual(['Voisine', 'Brestoise', 'Lointaine', 'Sans commune', 'Collègue'])
  })

  test('near the commune of the request, when it has one', async () => {
    await skilled('Quimpéroise', 'Comptabilité')
    await skilled('Beauvaisienne', 'Comptabilité', { villeId: BEAUVAIS })
    const id = await create('Relire mon bilan', { competences: ['Comptabilité'], ville_id: BEAUVAIS })
    expect(await suggested(id)).toEqual(['Beauvaisienne', 'Quimpéroise'])
  })

  test('without the author and members who opted out, have left or are blocked', async () => {
    const bloquee = await skilled('Bloquée', 'Comptabilité')
    const bloqueuse = await skilled('Bloqueuse', 'Comptabilité')
    await createBlocage(kit.db, kit.clock.now(), awa.id, bloquee.id)
    await createBlocage(kit.db, kit.clock.now(), bloqueuse.id, awa.id)
    await skilled('Réservée', 'Comptabilité', { sollicitable: false })
    await skilled('Expirée', 'Comptabilité', { compte: { paye_jusquau: '2026-01-01' } })
    await skilled('Suspendue', 'Comptabilité', { compte: { suspendue_jusquau: '2027-01-01' } })
    await skilled('Secrète', 'Comptabilité', { portees: { competences: 'personne' } })
    await skilled('Volontaire', 'Comptabilité')
    const id = await create('Relire mon bilan', { competences: ['Comptabilité'] })
    expect(await suggested(id)).toEqual(['Volontaire'])
  })

  test('what a member shows to her branch alone counts for those of her branch', async () => {
    await skilled('Réservée', 'Comptabilité', {
      territoire: 'Cornouaille',
      portees: { competences: 'antenne' },
    })
    const id = await create('Relire mon bilan', { competences: ['Comptabilité'] })
    expect(await suggested(id)).toEqual([])
    const bea = await memberOf(kit, 'Béa', { territoire: 'Cornouaille' })
    expect(
      await suggested(await create('Relire mon bilan', { competences: ['Comptabilité'] }, bea.id), bea),
    ).toEqual(['Réservée'])
  })

  test('at most ten; for the coordinator of its branch too', async () => {
    const territoire_id = await createTerritoire(kit.db, 'Cornouaille')
    const soizic = await memberOf(kit, 'Soizic', { coordonne: 'Cornouaille' })
    for (let n = 0; n < 12; n += 1) await skilled(`Comptable ${n}`, 'Comptabilité')
    const id = await create('Relire mon bilan', { competences: ['Comptabilité'], territoire_id })
    expect(await suggested(id)).toHaveLength(10)
    expect(await suggested(id, soizic)).toHaveLength(10)
  })

  test('none for an offer, nor once it has ended', async () => {
    for (const fields of [{ type: 'offre' }, { statut: 'resolu' }] as const) {
      const id = await create('Relire un bilan', { competences: ['Comptabilité'], ...fields })
      expect((await awa.call(endpoints.listSuggestions, { params: { id } })).status).toBe(404)
    }
  })
})

describe('[M1] what exists already', () => {
  const already = async (titre: string, who: Membre = awa) => {
    const { status, body } = await who.call(endpoints.getDejaRepondu, { query: { titre } })
    expect(status).toBe(200)
    return {
      demandes: body.coupsdepouce.map((one) => one.titre),
      questions: body.questions.map(({ question, reponse }) => [question, reponse]),
      ressources: body.ressources.map((one) => one.titre),
    }
  }

  test('shows requests that share words with the title, open and solved ones, and questions of the FAQ', async () => {
    await create('Relire notre bilan avant l’AG', { statut: 'resolu' })
    await create('Deux bilans à relire')
    await create('Relire un contrat', { statut: 'clos' })
    await create('Garder un chien')
    await create('Brouillon de bilan à relire', { statut: 'brouillon' })
    await createQuestion(kit.db, kit.clock.now(), {
      question: 'Qui relit un bilan ?',
      reponse: '<p>Une <strong>comptable</strong>.</p>',
    })
    await createQuestion(kit.db, kit.clock.now(), {
      question: 'Comment animer un bilan ?',
      public: 'coordinatrices',
    })
    const { demandes, questions } = await already('Relire le premier bilan de mon association')
    expect(demandes.toSorted()).toEqual(['Deux bilans à relire', 'Relire notre bilan avant l’AG'])
    expect(questions).toEqual([['Qui relit un bilan ?', 'Une comptable.']])
  })

  test('[R2.1-13] shows the resources that share words with the title and that she may read, the nearest first', async () => {
    const now = kit.clock.now()
    const ressource = (titre: string, fields: RessourceFields = {}) =>
      createRessource(kit.db, now, null, { titre, ...fields })
    await ressource('Lire un bilan sans migraine', { resume: 'Relire les comptes d’une association.' })
    await ressource('Guide du bilan', { mots_cles: ['associations'] })
    await ressource('Bilan de compétences')
    await ressource('Bilan d’une association, pour nous', { public: 'coordinatrices' })
    await ressource('Bilan d’une association, à finir', { statut: 'brouillon' })
    const { ressources } = await already('Relire le premier bilan de mon association')
    expect(ressources).toEqual(['Lire un bilan sans migraine', 'Guide du bilan'])
    const soizic = await memberOf(kit, 'Soizic', { coordonne: 'Cornouaille' })
    expect((await already('Le bilan de mon association', soizic)).ressources).toHaveLength(3)
  })

  test('shows nothing for a few letters, for words that say nothing, or hostile ones', async () => {
    await create('Pour avec dans')
    for (const titre of ['Rel', 'pour avec dans', "'; drop table coups_de_pouce --", '& | ! ( ) :*'])
      expect(await already(titre)).toEqual({ demandes: [], questions: [], ressources: [] })
  })

  test('[M3] not the requests of a blocked member', async () => {
    const lea = await memberOf(kit, 'Léa')
    await create('Relire un bilan comptable')
    await createBlocage(kit.db, kit.clock.now(), awa.id, lea.id)
    expect((await already('Relire un bilan comptable', lea)).demandes).toEqual([])
  })

  test('beside a request: those that resemble it, then those of its category', async () => {
    const id = await create('Cherche un camion frigo')
    await create('Camion frigo à louer', { statut: 'resolu' })
    await create('Prête 40 chaises')
    await create('Un conseil juridique', { categorie: 'Juridique' })
    const { body } = await awa.call(endpoints.listCoupsDePouceProches, { params: { id } })
    expect(body.coupsdepouce.map(({ titre }) => titre)).toEqual(['Camion frigo à louer', 'Prête 40 chaises'])
    expect(body.coupsdepouce[0]).toMatchObject({
      statut: 'resolu',
      nbReponses: 0,
      auteure: { prenom: 'Awa' },
    })
  })
})
