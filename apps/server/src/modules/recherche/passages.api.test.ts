import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTerritoire } from '#modules/adherentes/adherentes.factory.ts'
import { createQuestion } from '#modules/bo-faq/bo-faq.factory.ts'
import { createRessource, type RessourceFields } from '#modules/ressources/ressources.factory.ts'
import { useRecherche, type Membre } from './test-recherche.ts'

const { kit, clear, memberOf, search } = useRecherche()
let lea: Membre

/** Fills passages with words that no search of these tests has. */
const PHRASE = 'Une autre phrase du texte, qui raconte la suite sans rien dire. '
const remplit = (signes: number): string => PHRASE.repeat(Math.ceil(signes / PHRASE.length))
const RESUME = remplit(300).slice(0, 300)

/** Its words are in passages of their own. « harmonium » comes twice, the second time near « épinette »; « viole » is beyond what is read. */
const CONTENU = `<p>Au début, un clavecin. ${remplit(900)}</p><h3>Un harmonium et sa <b>vielle</b></h3><p>${remplit(2400)}</p>
<p>Le même harmonium avec son épinette.</p><p>${remplit(3000)}</p><p>Une viole.</p>`

const createArticle = (fields: RessourceFields = {}) =>
  createRessource(kit.db, kit.clock.now(), null, {
    type: 'article',
    titre: 'Facturer ses concerts',
    resume: RESUME,
    contenu: CONTENU,
    mots_cles: ['devis'],
    ...fields,
  })
const found = async (termes: string, who = lea): Promise<number> => (await search(who, termes)).nbressources

/** Adds objects with this word, so that it is not the rarest word of a search: only the lines of the rarest one are read. */
const makeFrequent = async (mot: string) => {
  for (let n = 0; n < 5; n += 1)
    await createRessource(kit.db, kit.clock.now(), null, { titre: `${mot} ${n}` })
  await sql`select recherche_recompte()`.execute(kit.db)
}

beforeEach(async () => {
  await clear()
  await sql`select recherche_recompte()`.execute(kit.db)
  lea = await memberOf('Léa', 'Le Goff')
})

describe('[M16] [R7-10] the words of an article whose summary is as long as it may be', () => {
  test.each(['clavecin', 'harmonium', 'vielle', 'épinette', 'concert epinettes'])(
    '« %s » finds it',
    async (termes) => {
      await createArticle()
      expect(await found(termes)).toBe(1)
    },
  )

  test.each([
    ['concerts', 'épinette'],
    ['devis', 'épinette'],
    ['harmonium', 'vielle'],
    ['harmonium', 'épinette'],
  ])('« %s » and « %s » find it together, whichever is the rarer', async (un, deux) => {
    await createArticle()
    expect(await found(`${un} ${deux}`)).toBe(1)
    await makeFrequent(un)
    expect([await found(`${un} ${deux}`), await found(un)]).toEqual([1, 6])
    await makeFrequent(deux)
    await makeFrequent(deux)
    expect([await found(`${un} ${deux}`), await found(deux)]).toEqual([1, 11])
  })

  test('words that are far from each other do not, as long as something has both; nor what comes after 6,000 characters', async () => {
    await createArticle()
    const id = await createRessource(kit.db, kit.clock.now(), null, { titre: 'Clavecin et épinette' })
    expect((await search(lea, 'clavecin épinette')).ressources.map((one) => one.id)).toEqual([id])
    expect(await found('viole')).toBe(0)
  })

  test('an article counts once, however often it has the word', async () => {
    for (let n = 0; n < 60; n += 1) await createArticle({ contenu: `<p>${remplit(6000)}</p>` })
    expect(await found('phrase')).toBe(60)
  })

  test('only its readers find it by them', async () => {
    const antenne = await createTerritoire(kit.db, 'Cornouaille')
    await createArticle({ territoire_ids: [antenne] })
    await createArticle({ public: 'coordinatrices' })
    await createArticle({ statut: 'brouillon' })
    const voisine = await memberOf('Nina', 'Jouan', { territoire: 'Cornouaille' })
    const coordinatrice = await memberOf('Soizic', 'Guéguen', { coordonne: 'Cornouaille' })
    expect([await found('épinette'), await found('épinette', voisine)]).toEqual([0, 1])
    expect(await found('épinette', coordinatrice)).toBe(2)
  })

  test('a mistyped word of a long article is said as it was read', async () => {
    const mots = Array.from({ length: 400 }, (_, n) => `mot${n}`)
    await createArticle({ contenu: `<p>${mots.join(' ')} viole</p>` })
    expect(await search(lea, 'vyole')).toMatchObject({ nbressources: 1, motsCorriges: ['viole'] })
  })

  test('a text without a space, or of thousands of short words, for fifty branches', async () => {
    const territoire_ids = []
    for (let n = 0; n < 50; n += 1) territoire_ids.push(await createTerritoire(kit.db, `Vallée ${n}`))
    const courts = Array.from({ length: 3000 }, (_, n) => n.toString(36)).join(' ')
    for (const contenu of ['a'.repeat(9000), '語'.repeat(9000), `${courts} ${courts}`, 'a-b-c-'.repeat(1000)])
      await createArticle({ titre: `Facturer ${'a b c d e f g h '.repeat(8)}`, contenu, territoire_ids })
    const voisine = await memberOf('Nina', 'Jouan', { territoire: 'Vallée 49' })
    expect(await found('facturer', voisine)).toBe(4)
  })

  test('a word almost as long as a passage, which comes back among hundreds of short ones', async () => {
    const signe = (n: number) => String.fromCodePoint(0x4e00 + n)
    const signes = (from: number, nb: number) => Array.from({ length: nb }, (_, n) => signe(from + n))
    const long = signes(0, 260).join('')
    const passages = Array.from({ length: 20 }, (_, n) => `${long} ${signes(19 * n, 19).join(' ')}`)
    await createArticle({
      titre: `Facturer ${signes(700, 70).join(' ')}`,
      mots_cles: Array.from({ length: 8 }, (_, n) => signes(500 + 20 * n, 20).join(' ')),
      resume: null,
      contenu: `<p>${passages.join(' ')}</p>`,
    })
    expect([await found('facturer'), await found(long.slice(0, 100))]).toEqual([1, 1])
  })
})

test('[M16] the words of a long answer of the FAQ', async () => {
  const reponse = `<p>${remplit(900)}</p><p>Avec une épinette.</p>`
  await createQuestion(kit.db, kit.clock.now(), { question: 'Quel instrument ?', reponse })
  for (const termes of ['épinette', 'instrument épinette'])
    expect((await search(lea, termes)).faq.map(({ question }) => question)).toEqual(['Quel instrument ?'])
})
