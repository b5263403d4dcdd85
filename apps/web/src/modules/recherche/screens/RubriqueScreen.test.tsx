// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { ressource, RIEN, setUpEcran, settle } from '../test-ecran.tsx'
import { RubriqueScreen } from './RubriqueScreen.tsx'

const { page, answer, open } = setUpEcran()

const trouve = (resultats: readonly unknown[], nbTotalResultats = resultats.length) => ({
  resultats,
  nbTotalResultats,
  limit: 20,
  suggestion: null,
})
const said = () => page.querySelector('output.sr-only')?.textContent
const cards = () => page.querySelectorAll('article').length

test('the count of a category is announced when a filter changes it, and when nothing is left', async () => {
  answer.mockImplementation(({ pathname, searchParams }) => {
    if (pathname === '/api/recherche') return RIEN
    if (pathname !== '/api/recherche/ressource') return undefined
    if (searchParams.get('type') === 'article') return trouve([ressource(1)])
    return searchParams.has('type')
      ? trouve([])
      : { ...trouve([ressource(1), ressource(2)], 1000), plus: true }
  })
  const goTo = await open(RubriqueScreen, '/recherche/ressource?termes=miel')
  await settle(() => expect(cards()).toBe(2))
  const status = page.querySelector('output.sr-only')
  expect(said()).toMatch(/^Plus de 1\s000 ressources$/)

  await goTo('/recherche/ressource?termes=miel&type=article')
  await settle(() => expect(said()).toBe('1 ressource'))

  await goTo('/recherche/ressource?termes=miel&type=lien')
  await settle(() => expect(page.textContent).toContain('Aucun résultat pour'))
  expect(said()).toBe('0 ressource')
  // Screen readers announce what changes in an element, not a new one.
  expect(page.querySelector('output.sr-only')).toBe(status)
})

test('results that do not come are not counted', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  answer.mockImplementation(({ pathname }) => (pathname === '/api/recherche' ? RIEN : undefined))
  await open(RubriqueScreen, '/recherche/ressource?termes=miel')
  await settle(() => expect(page.querySelector('[role=alert]')).not.toBeNull())
  expect(said()).toBe('')
})

test('the title of each category says which one it is, with the words or without', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  answer.mockImplementation(({ pathname }) => (pathname === '/api/recherche' ? RIEN : undefined))
  const goTo = await open(RubriqueScreen, '/recherche/membre?termes=miel')
  const title = () => page.querySelector('h1')?.textContent
  expect(title()).toBe('Recherche de membres\u00a0: «\u00a0miel\u00a0»')
  await goTo('/recherche/evenement?termes=miel')
  expect(title()).toBe('Recherche d’événements\u00a0: «\u00a0miel\u00a0»')
  await goTo('/recherche/territoire')
  expect(title()).toBe('Recherche d’antennes')
})
