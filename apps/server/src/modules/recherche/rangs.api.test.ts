import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { referentielOf } from '#modules/adherentes/adherentes.factory.ts'
import { createQuestion } from '#modules/bo-faq/bo-faq.factory.ts'
import { createDemande } from '#modules/coups-de-pouce/coups-de-pouce.factory.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { useRecherche, type Membre } from './test-recherche.ts'

const { kit, clear, memberOf, search } = useRecherche()
const DAY_MS = 86_400_000
const QUIMPER = '29232'
const BREST = '29019'
const NANTES = '44109'
let awa: Membre
let lea: Membre

const now = () => kit.clock.now()
const at = (days: number) => new Date(now().getTime() + days * DAY_MS)
const prenomsOf = (found: { adherentes: { prenom: string }[] }) =>
  found.adherentes.map(({ prenom }) => prenom)
const titresOf = (found: { coupsdepouce: { titre: string }[] }) =>
  found.coupsdepouce.map(({ titre }) => titre)

beforeEach(async () => {
  await clear()
  awa = await memberOf('Awa', 'Sarr', { villeId: QUIMPER, profession: 'Boulangère' })
  lea = await memberOf('Léa', 'Le Goff', { villeId: BREST, profession: 'Experte-comptable' })
})

describe('[M16] ranks', () => {
  test('the word itself, then a word that begins with it, then the same root, then a word that resembles it', async () => {
    for (const titre of ['Vendre une courge', 'Les courges', 'Courgette'])
      await createDemande(kit.db, now(), awa.id, { titre })
    expect(titresOf(await search(lea, 'courge'))).toEqual(['Vendre une courge', 'Courgette', 'Les courges'])
    const found = await search(lea, 'courjette')
    expect([titresOf(found), found.motsCorriges]).toEqual([['Courgette'], ['courgette']])
  })

  test('the corrected words that led to something are told, and only those', async () => {
    for (const titre of ['Clafoutis au rhubarbier', 'Un clafoutis'])
      await createDemande(kit.db, now(), awa.id, { titre })
    const found = await search(lea, 'klafouti rubarbyer')
    expect([titresOf(found), found.motsCorriges]).toEqual([
      ['Clafoutis au rhubarbier'],
      ['clafoutis', 'rhubarbier'],
    ])
    // Nothing has all the words: what has most of them is found.
    const wide = await search(lea, 'klafouti rubarbyer introuvable')
    expect([titresOf(wide)[0], wide.motsCorriges]).toEqual([
      'Clafoutis au rhubarbier',
      ['clafoutis', 'rhubarbier'],
    ])
  })

  test('a title before a text; near her first, then the newest', async () => {
    await createDemande(kit.db, at(-1), awa.id, { titre: 'Un harmonium à Nantes', ville_id: NANTES })
    await createDemande(kit.db, at(-3), awa.id, { titre: 'Un harmonium à Brest', ville_id: BREST })
    await createDemande(kit.db, at(-2), awa.id, { titre: 'Un harmonium à Lyon', ville_id: '69381' })
    await createDemande(kit.db, now(), awa.id, {
      titre: 'À réparer',
      contenu: 'Un harmonium, à Brest',
      ville_id: BREST,
    })
    expect(titresOf(await search(lea, 'harmonium'))).toEqual([
      'Un harmonium à Brest',
      'Un harmonium à Nantes',
      'Un harmonium à Lyon',
      'À réparer',
    ])
  })

  test('events to come, the first one first, then past ones', async () => {
    for (const [titre, days] of [
      ['Harmonium passé', -9],
      ['Harmonium lointain', 60],
      ['Harmonium proche', 5],
    ] as const)
      await createEvenement(kit.db, at(-30), { titre, debut: at(days), en_ligne: true })
    const found = await search(lea, 'harmonium')
    expect(found.evenements.map(({ titre }) => titre)).toEqual([
      'Harmonium proche',
      'Harmonium lointain',
      'Harmonium passé',
    ])
  })

  test.each([
    ['boulanger', 'Awa'],
    ['boulangeres', 'Awa'],
    ['LEA LEGOFF', 'Léa'],
    ['goff léa', 'Léa'],
    ['expert comptable', 'Léa'],
    ['compta', 'Léa'],
    ['quimper boulang', 'Awa'],
    ['sarr brest', 'Awa'],
    ['zzyzx', undefined],
  ])('« %s » finds %s', async (termes, prenom) => {
    expect(prenomsOf(await search(awa, termes))[0]).toBe(prenom)
  })

  test('an administrator’s synonyms count at the next search', async () => {
    expect(prenomsOf(await search(lea, 'mitronne'))).toEqual([])
    await sql`insert into synonymes (id, mots) values (gen_random_uuid(), '{mitronne,boulangère}')`.execute(
      kit.db,
    )
    expect(prenomsOf(await search(lea, 'mitronne'))).toEqual(['Awa'])
    await sql`delete from synonymes where 'mitronne' = any (mots)`.execute(kit.db)
    await sql`insert into synonymes (id, mots) values (gen_random_uuid(), '{porte-à-porte,boulangère}')`.execute(
      kit.db,
    )
    expect(prenomsOf(await search(lea, 'porte à porte'))).toEqual(['Awa'])
    await sql`delete from synonymes where 'porte-à-porte' = any (mots)`.execute(kit.db)
  })

  test('an expression that was typed comes before its synonyms', async () => {
    await createEvenement(kit.db, now(), { titre: 'Préparer l’AG', debut: at(2), en_ligne: true })
    await createEvenement(kit.db, now(), { titre: 'Assemblée générale', debut: at(9), en_ligne: true })
    const titres = async (termes: string) => (await search(lea, termes)).evenements.map(({ titre }) => titre)
    expect(await titres('assemblée générale')).toEqual(['Assemblée générale', 'Préparer l’AG'])
    expect(await titres('ag')).toEqual(['Préparer l’AG', 'Assemblée générale'])
  })

  test('beside another word, an expression is there with all of its words', async () => {
    for (const titre of [
      'Assemblée de Quimper',
      'Assemblée générale de Quimper',
      'Une assemblée',
      'Une autre',
    ])
      await createDemande(kit.db, now(), awa.id, { titre })
    // « Quimper » is the rarest word, whose lines are read.
    await kit.db.updateTable('recherche_lexique').set({ nb: 50 }).where('mot', '=', 'assemblee').execute()
    await kit.db.updateTable('recherche_lexique').set({ nb: 60 }).where('mot', '=', 'generale').execute()
    expect(titresOf(await search(lea, 'ag quimper'))).toEqual(['Assemblée générale de Quimper'])
    expect(titresOf(await search(lea, 'assemblée quimper')).toSorted()).toEqual([
      'Assemblée de Quimper',
      'Assemblée générale de Quimper',
    ])
  })

  test('a name that is an empty word elsewhere is found, alone or beside the first name', async () => {
    await memberOf('Maria', 'Sa')
    expect(prenomsOf(await search(lea, 'sa'))[0]).toBe('Maria')
    expect(prenomsOf(await search(lea, 'maria sa'))[0]).toBe('Maria')
    await createDemande(kit.db, now(), awa.id, { titre: 'Elle vend sa harpe' })
    expect(titresOf(await search(lea, 'sa'))).toEqual([])
  })

  test('two letters are the beginning of a name, even when they make an empty word', async () => {
    expect(prenomsOf(await search(awa, 'le'))).toEqual(['Léa'])
  })

  test('a sentence finds what has most of its words, when nothing has all of them', async () => {
    await createQuestion(kit.db, now(), { question: 'Comment supprimer mon compte ?' })
    const { faq } = await search(lea, 'je voudrais bien supprimer mon compte')
    expect(faq[0]?.question).toBe('Comment supprimer mon compte ?')
  })

  test('« Essaie avec … » names a word that finds something', async () => {
    await createEvenement(kit.db, now(), { titre: 'Réparer un harmonium', debut: at(3) })
    expect(await search(lea, 'harvester')).toMatchObject({ nbTotalResultats: 0, suggestion: 'harmonium' })
    expect((await search(lea, 'zzyzx')).suggestion).toBeNull()
    expect((await search(lea, 'harmonium')).suggestion).toBeNull()
  })

  test('the skill by which a member is found', async () => {
    const couture = await referentielOf(kit.db, 'competence', 'Couture et textile')
    await memberOf('Zoé', 'Tanguy', { profession: 'Styliste', competences: [couture] })
    const { adherentes } = await search(lea, 'couture')
    expect(adherentes.map(({ prenom, indice }) => [prenom, indice])).toEqual([
      ['Zoé', { genre: 'propose', libelle: 'Couture et textile' }],
    ])
  })
})
