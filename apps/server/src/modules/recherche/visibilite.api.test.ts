import type { IntervenantId } from '@entrelles/contract/modules/intervenants/intervenant-stub.schema.ts'
import { boIntervenantsEndpoints } from '@entrelles/contract/modules/bo-intervenants/bo-intervenants.endpoints.ts'
import { rechercheEndpoints } from '@entrelles/contract/modules/recherche/recherche.endpoints.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { createPublication } from '#modules/actus/actus.factory.ts'
import { createTerritoire } from '#modules/adherentes/adherentes.factory.ts'
import { createBlocage } from '#modules/blocages/blocages.factory.ts'
import { createQuestion } from '#modules/bo-faq/bo-faq.factory.ts'
import { createDemande } from '#modules/coups-de-pouce/coups-de-pouce.factory.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { createIntervenant } from '#modules/intervenants/intervenants.factory.ts'
import { useRecherche, type Membre } from './test-recherche.ts'

const { kit, clear, memberOf, search } = useRecherche()
const DAY_MS = 86_400_000
const QUIMPER = '29232'
const BREST = '29019'
let awa: Membre
let lea: Membre

const now = () => kit.clock.now()
const at = (days: number) => new Date(now().getTime() + days * DAY_MS)
const prenomsOf = (found: { adherentes: { prenom: string }[] }) =>
  found.adherentes.map(({ prenom }) => prenom)

beforeEach(async () => {
  await clear()
  awa = await memberOf('Awa', 'Sarr', { villeId: QUIMPER, profession: 'Boulangère' })
  lea = await memberOf('Léa', 'Le Goff', { villeId: BREST, profession: 'Experte-comptable' })
})

describe('[M16] what she may not see is neither found nor counted', () => {
  test('blocked members and what they write, both ways', async () => {
    await createDemande(kit.db, now(), awa.id, { titre: 'Un harmonium à réparer' })
    await createPublication(kit.db, now(), awa.id, { contenu_texte: 'Mon harmonium' })
    expect((await search(lea, 'harmonium')).nbTotalResultats).toBe(2)
    await createBlocage(kit.db, now(), awa.id, lea.id)
    expect((await search(lea, 'harmonium')).nbTotalResultats).toBe(0)
    expect(prenomsOf(await search(lea, 'sarr'))).toEqual([])
    expect(prenomsOf(await search(awa, 'goff'))).toEqual([])
    expect((await search(lea, 'sar')).motsCorriges).toBeUndefined()
  })

  test('fields that a member shows to her branch, or to nobody', async () => {
    const portees = { profession: 'antenne', nomEntreprise: 'personne' } as const
    const fields = {
      portees,
      profession: 'Luthière',
      nomEntreprise: 'Vielles et Cie',
      territoire: 'Cornouaille',
    }
    await memberOf('Zoé', 'Tanguy', fields)
    const voisine = await memberOf('Nina', 'Jouan', { territoire: 'Cornouaille' })
    expect(prenomsOf(await search(voisine, 'luthière'))).toEqual(['Zoé'])
    expect(prenomsOf(await search(voisine, 'tanguy luthière'))).toEqual(['Zoé'])
    expect(prenomsOf(await search(lea, 'luthière'))).toEqual([])
    expect((await search(lea, 'tanguy luthière')).nbTotalResultats).toBe(1)
    expect(prenomsOf(await search(voisine, 'vielles'))).toEqual([])
  })

  test('posts for another branch, drafts, hidden and deleted ones; ended requests; drafts of events', async () => {
    const leon = await createTerritoire(kit.db, 'Léon')
    const post = (fields: object) =>
      createPublication(kit.db, now(), awa.id, { contenu_texte: 'Mon harmonium', ...fields })
    await post({ territoire_ids: [leon] })
    for (const statut of ['brouillon', 'masquee', 'supprimee', 'archivee'] as const) await post({ statut })
    for (const statut of ['brouillon', 'expire', 'clos'] as const)
      await createDemande(kit.db, now(), awa.id, { titre: 'Un harmonium', statut })
    await createDemande(kit.db, now(), awa.id, {
      titre: 'Un harmonium',
      statut: 'masque',
      statut_avant: 'publie',
    })
    await createDemande(kit.db, at(-90), awa.id, { titre: 'Un harmonium', date_limite: '2026-01-01' })
    await createEvenement(kit.db, now(), { titre: 'Harmonium', brouillon: true })
    expect((await search(lea, 'harmonium')).nbTotalResultats).toBe(0)
    const administratrice = await memberOf('Hélène', 'Roux', { compte: { administratrice: true } })
    expect((await search(administratrice, 'harmonium')).nbpublications).toBe(1)
    expect((await search(awa, 'harmonium')).nbpublications).toBe(1)
  })

  test('members who have left or whose year has ended; questions for coordinators', async () => {
    await createQuestion(kit.db, now(), { question: 'Un harmonium ?', public: 'coordinatrices' })
    expect((await search(lea, 'harmonium')).faq).toEqual([])
    const coordinatrice = await memberOf('Nina', 'Jouan', { coordonne: 'Cornouaille' })
    expect((await search(coordinatrice, 'harmonium')).faq.length).toBe(1)
    await kit.db.updateTable('comptes').set({ paye_jusquau: '2025-01-01' }).where('id', '=', awa.id).execute()
    expect(prenomsOf(await search(lea, 'sarr'))).toEqual([])
  })
})

describe('[M16] [R3-13] the speakers whose names the page of an event hides', () => {
  const PHILIPPINE = { prenom: 'Philippine', nom: 'Quéméré' }
  const speak = async (fields: Parameters<typeof createIntervenant>[2]): Promise<IntervenantId> => {
    const id = await createIntervenant(kit.db, now(), { ...PHILIPPINE, ...fields })
    await createEvenement(kit.db, now(), { intervenantIds: [id] })
    return id
  }
  /** How many events each kind of search finds by her name, and the word suggested for a search near it. */
  const found = async () => {
    const query = { termes: 'Philippine Quéméré' }
    const [page, suggestions, rubrique, near] = await Promise.all([
      search(lea, query.termes),
      lea.call(rechercheEndpoints.getSuggestionsRecherche, { query }),
      lea.call(rechercheEndpoints.listEvenementsTrouves, { query }),
      search(lea, 'philatélie'),
    ])
    const nbs = [page.nbTotalResultats, suggestions.body.nbTotalResultats, rubrique.body.nbTotalResultats]
    return [...nbs, near.suggestion]
  }
  const FOUND = [1, 1, 1, 'Philippine']
  const HIDDEN = [0, 0, 0, null]

  test.each([{ consent: false }, { visible: false }, { consent: false, visible: false }])(
    'are not found by, counted nor suggested: %o',
    async (fields) => {
      await speak(fields)
      expect(await found()).toEqual(HIDDEN)
    },
  )

  test('those who are shown are found by, as long as they are', async () => {
    const administratrice = await memberOf('Hélène', 'Roux', { compte: { administratrice: true } })
    const id = await speak({})
    expect(await found()).toEqual(FOUND)
    await administratrice.call(boIntervenantsEndpoints.deleteConsentement, { params: { id } })
    expect(await found()).toEqual(HIDDEN)
    const body = { preuve: 'mail', date: now().toISOString().slice(0, 10) } as const
    await administratrice.call(boIntervenantsEndpoints.createConsentement, { params: { id }, body })
    expect(await found()).toEqual(FOUND)
    for (const [visible, expected] of [
      [false, HIDDEN],
      [true, FOUND],
    ] as const) {
      await kit.db.updateTable('intervenants').set({ visible }).where('id', '=', id).execute()
      expect(await found()).toEqual(expected)
    }
    // The page of an event still names an archived speaker, so that she is found too.
    await kit.db.updateTable('intervenants').set({ statut: 'archive' }).where('id', '=', id).execute()
    expect(await found()).toEqual(FOUND)
  })
})
