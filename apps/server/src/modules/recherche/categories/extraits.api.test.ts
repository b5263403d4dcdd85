import { rechercheEndpoints as endpoints } from '@entrelles/contract/modules/recherche/recherche.endpoints.ts'
import { EXTRAIT_MAX } from '@entrelles/contract/modules/recherche/recherche.constants.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { createPublication } from '#modules/actus/actus.factory.ts'
import { createQuestion } from '#modules/bo-faq/bo-faq.factory.ts'
import { useRecherche, type Membre } from '../test-recherche.ts'

const { kit, clear, memberOf, search } = useRecherche()
const PHRASE = 'Notre harmonium revient samedi. '
/** What 200 characters hold of it, repeated. */
const DEBUT = `${PHRASE.repeat(6)}Notre…`
let lea: Membre

beforeEach(async () => {
  await clear()
  lea = await memberOf('Léa', 'Le Goff')
})

describe('[M16] the beginning of a text under a title', () => {
  const faqOf = async (reponse: string) => {
    await createQuestion(kit.db, kit.clock.now(), { question: 'Un harmonium ?', reponse })
    return (await search(lea, 'harmonium')).faq.map(({ extrait }) => extrait)
  }

  test('an answer of the FAQ has neither tags nor spaces in their place, and keeps its signs', async () => {
    expect(
      await faqOf('<p><strong>80\u00a0€ par an</strong>, 60\u00a0€ pour <em>l’asso</em> &amp; Cie.</p>'),
    ).toEqual(['80\u00a0€ par an, 60\u00a0€ pour l’asso & Cie.'])
  })

  test('a long answer is cut between two words', async () => {
    expect(await faqOf(`<p>${`<strong>Notre</strong> harmonium revient samedi. `.repeat(100)}</p>`)).toEqual([
      DEBUT,
    ])
  })

  test('an answer is read up to the middle of a tag at most', async () => {
    const lien = `<a href="https://exemple.fr/${'a'.repeat(955)}" rel="noopener nofollow ugc">exemple.fr</a>`
    expect(await faqOf(`<p>Deux mots ${lien} et la suite</p>`)).toEqual(['Deux…'])
  })

  test('a post is cut between two words, on its page and on that of all categories', async () => {
    const contenu_texte = PHRASE.repeat(20).trim()
    await createPublication(kit.db, kit.clock.now(), lea.id, { contenu_texte })
    const { publications } = await search(lea, 'harmonium')
    const query = { termes: 'harmonium' }
    const { body } = await lea.call(endpoints.listPublicationsTrouvees, { query })
    const [extrait = ''] = publications.map((one) => one.extrait)
    expect(body.resultats.map((one) => one.extrait)).toEqual([extrait])
    expect([extrait, DEBUT.length <= EXTRAIT_MAX]).toEqual([DEBUT, true])
  })

  test('a short post is whole', async () => {
    await createPublication(kit.db, kit.clock.now(), lea.id, { contenu_texte: 'Mon harmonium, enfin.' })
    expect((await search(lea, 'harmonium')).publications.map(({ extrait }) => extrait)).toEqual([
      'Mon harmonium, enfin.',
    ])
  })
})
