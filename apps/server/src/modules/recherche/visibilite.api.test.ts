import { beforeEach, describe, expect, test } from 'vitest'
import { createPublication } from '#modules/actus/actus.factory.ts'
import { createTerritoire } from '#modules/adherentes/adherentes.factory.ts'
import { createBlocage } from '#modules/blocages/blocages.factory.ts'
import { createQuestion } from '#modules/bo-faq/bo-faq.factory.ts'
import { createDemande } from '#modules/coups-de-pouce/coups-de-pouce.factory.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
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
