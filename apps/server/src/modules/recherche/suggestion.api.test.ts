import { rechercheEndpoints as endpoints } from '@entrelles/contract/modules/recherche/recherche.endpoints.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTerritoire } from '#modules/adherentes/adherentes.factory.ts'
import { createQuestion } from '#modules/bo-faq/bo-faq.factory.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { useRecherche, type Membre } from './test-recherche.ts'

const { kit, clear, memberOf, search } = useRecherche()
let lea: Membre

const now = () => kit.clock.now()

beforeEach(async () => {
  await clear()
  lea = await memberOf('Léa', 'Le Goff')
})

describe('[M16] « Essaie avec … »', () => {
  const suggested = async (termes: string) => (await search(lea, termes)).suggestion
  const onPosts = async (termes: string, filtre: object = {}) =>
    (await lea.call(endpoints.listPublicationsTrouvees, { query: { termes, ...filtre } })).body.suggestion

  test('writes the word as the title of an event, the name of a branch or a question does', async () => {
    await createEvenement(kit.db, now(), { titre: 'Un théâtre d’Œuvres brèves', en_ligne: true })
    await createTerritoire(kit.db, 'Pays du Trégor')
    await createQuestion(kit.db, now(), { question: 'Où déclarer ma société ?' })
    expect(await suggested('thermos')).toBe('théâtre')
    expect(await suggested('oeufriers')).toBe('Œuvres')
    expect(await suggested('trempoline')).toBe('Trégor')
    expect(await suggested('socquettes')).toBe('société')
  })

  test('names the town or a label of an event', async () => {
    await createEvenement(kit.db, now(), {
      titre: 'Marché',
      ville_id: '29232',
      ville_nom: 'Quimper',
      departement: '29',
    })
    expect(await suggested('quinoa')).toBe('Quimper')
  })

  test('takes no word of a draft, of a question for coordinators, or of a text', async () => {
    await createEvenement(kit.db, now(), { titre: 'Un théâtre', brouillon: true })
    await createQuestion(kit.db, now(), { question: 'Où est le théâtre ?', public: 'coordinatrices' })
    await createEvenement(kit.db, now(), {
      titre: 'Marché',
      description: '<p>Un théâtre</p>',
      en_ligne: true,
    })
    expect(await suggested('thermos')).toBeNull()
  })

  test('is not the typed word, which another category has', async () => {
    await createEvenement(kit.db, now(), { titre: 'Un harmonium au théâtre', en_ligne: true })
    expect(await onPosts('harvester')).toBe('harmonium')
    expect(await onPosts('harmonium')).toBeNull()
    expect(await onPosts('HARMONIUMS')).toBeNull()
  })

  test('is one of several typed words that nothing has together', async () => {
    for (const titre of ['Harmonium', 'Clavecin', 'Épinette'])
      await createEvenement(kit.db, now(), { titre, en_ligne: true })
    expect(await suggested('épinettes clavecin harmonium')).toBe('Épinette')
    expect(await suggested('épinettes')).toBeNull()
  })

  test('is not made on a page that filters narrow: another filter would find', async () => {
    await createEvenement(kit.db, now(), { titre: 'Un harmonium', en_ligne: true })
    expect(await onPosts('harvester', { type: 'annonce' })).toBeNull()
    expect(await onPosts('harvester', { dateMin: '2026-01-01' })).toBeNull()
    expect(await onPosts('harvester')).toBe('harmonium')
  })
})
