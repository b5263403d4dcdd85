// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { ressource, RIEN, setUpEcran, settle } from '../test-ecran.tsx'
import { RechercheScreen } from './RechercheScreen.tsx'

const { page, answer, open } = setUpEcran()

const links = (section: string) =>
  [...page.querySelectorAll(`[aria-labelledby=rubrique-${section}] .section__head a`)].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ])
const search = async (found: object) => {
  answer.mockImplementation(({ pathname }) =>
    pathname === '/api/recherche' ? { ...RIEN, ...found } : undefined,
  )
  await open(RechercheScreen, '/recherche?termes=miel')
  await settle(() => expect(page.querySelector('section')).not.toBeNull())
}
const ressources = [1, 2, 3, 4].map(ressource)

test('[R3-15] the way to all the results of a category says « plus de » if its count stopped', async () => {
  await search({ ressources, nbressources: 100, plus: ['ressources'] })
  expect(links('ressource')).toEqual([['Voir plus de 100 ressources', '/recherche/ressource?termes=miel']])
})

test.each([
  ['their number, if another count stopped', 100, ['adherentes'], ['Voir les 100 ressources']],
  ['nothing, if all are shown', 4, undefined, []],
])('[R3-15] it says %s', async (_, nbressources, plus, texts) => {
  await search({ ressources, nbressources, plus })
  expect(links('ressource').map(([text]) => text)).toEqual(texts)
})

test('a question leads to itself in the FAQ, and their title to the whole FAQ, without the words', async () => {
  const id = '019a0000-0000-7000-8000-000000000009'
  const question = `Où retrouver mon mot de passe ${'oublié '.repeat(20)}?`
  await search({ faq: [{ id, question, categorie: 'Connexion', extrait: 'Ouvre…' }] })
  expect(links('faq')).toEqual([['Toute la FAQ', '/faq']])
  expect(page.querySelector('li h3 a')?.getAttribute('href')).toBe(`/faq#question-${id}`)
})

test('nothing but a question of the FAQ: it stands first, and the page does not say that nothing is found', async () => {
  const faq = [
    {
      id: '019a0000-0000-7000-8000-000000000009',
      question: 'Comment payer ?',
      categorie: 'Adhésion',
      extrait: 'En ligne.',
    },
  ]
  await search({ faq })
  expect(page.querySelector('output')?.textContent).toBe('0 résultat dans tout le réseau, mais la FAQ répond')
  expect(page.textContent).not.toContain('Aucun résultat')
  answer.mockImplementation(({ pathname }) => (pathname === '/api/recherche' ? RIEN : undefined))
  await open(RechercheScreen, '/recherche?termes=zzyzx')
  await settle(() => expect(page.textContent).toContain('Aucun résultat pour «\u00a0zzyzx\u00a0»'))
  expect(page.querySelector('output')?.textContent).toBe('0 résultat dans tout le réseau')
})

test('[R5-7] an address without words names the field of computers, and the button of small screens', async () => {
  await open(RechercheScreen, '/recherche')
  const said = (screen: 'only-mobile' | 'only-desktop') => {
    const text = page.querySelector('h2 + p')?.cloneNode(true) as Element
    text.querySelector(screen === 'only-mobile' ? '.only-desktop' : '.only-mobile')?.remove()
    return text.textContent.trim().replaceAll(/\s+/g, ' ')
  }
  const what = 'un prénom, un métier, une commune ou un mot.'
  expect(said('only-desktop')).toBe(`Écris en haut de la page ${what}`)
  expect(said('only-mobile')).toBe(`Ouvre la loupe, en haut de la page, et écris ${what}`)
  expect(answer).not.toHaveBeenCalled()
})
