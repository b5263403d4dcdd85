import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { describe, expect, test } from 'vitest'
import { demandeOf, hrefOuverte, liste, uneOf } from './liste.ts'
import { lienDe, ressourceDe } from './test-ressource.ts'

const THEME = '019a0000-0000-7000-8000-00000000000c'
const ANTENNE = '019a0000-0000-7000-8000-00000000000b' as TerritoireId
const read = (query: string) => liste.read(new URLSearchParams(query))
const asked = (query: string) => demandeOf(read(query), ANTENNE)

describe('[R2.1-13] the tabs of the library are in the URL', () => {
  test('each asks for its own resources', () => {
    expect(asked('')).toEqual({ tri: 'recentes' })
    expect(asked('type=replay')).toEqual({ tri: 'recentes', type: 'replay' })
    expect(asked('onglet=antenne')).toEqual({ tri: 'recentes', territoire: ANTENNE })
    expect(asked('onglet=favoris')).toEqual({ tri: 'recentes', favoris: 'oui' })
  })

  test('the current one is found from the URL, and what is unknown is the whole library', () => {
    const shown = (query: string) => liste.currentTab(read(query))?.label
    expect(['', 'type=lien&termes=bail', 'onglet=antenne', 'onglet=favoris'].map(shown)).toEqual([
      'Tout',
      'Liens',
      'Mon antenne',
      'Mes favoris',
    ])
    expect(shown('onglet=ailleurs&type=podcast')).toBe('Tout')
    expect(asked('onglet=ailleurs&type=podcast&thematique=x&tri=hasard')).toEqual(asked(''))
  })

  test('another tab keeps the theme and the words, but neither the type nor the branch', () => {
    const favoris = liste.tabs.at(-1)!
    expect(
      liste.tabHref(
        undefined,
        read(`type=lien&territoire=${ANTENNE}&thematique=${THEME}&termes=bail&page=3`),
        favoris,
      ),
    ).toBe(`/ressource?onglet=favoris&thematique=${THEME}&termes=bail`)
  })
})

test('[R2.1-13] her branch is asked for, whatever branch the URL names', () => {
  expect(asked(`onglet=antenne&territoire=${THEME}`).territoire).toBe(ANTENNE)
})

describe('[R2.1-13] the newest article opens the library in large', () => {
  const article = ressourceDe()
  const ressources = [lienDe(), article]

  test('on its first page, when nothing is looked for', () => {
    expect(uneOf(read(''), 1, ressources)).toBe(article)
  })

  test('not on another page, in another order, nor when the list is filtered', () => {
    expect(uneOf(read(''), 2, ressources)).toBeUndefined()
    for (const query of [
      'type=article',
      'onglet=favoris',
      'termes=bail',
      `thematique=${THEME}`,
      'tri=utiles',
    ])
      expect(uneOf(read(query), 1, ressources)).toBeUndefined()
    expect(uneOf(read(''), 1, [lienDe()])).toBeUndefined()
  })
})

test('[R2.1-13] a resource opens over the list as it is filtered', () => {
  expect(hrefOuverte('?type=lien&page=2', 'x')).toBe('/ressource?type=lien&page=2&ouverte=x')
  expect(hrefOuverte('?ouverte=y', 'x')).toBe('/ressource?ouverte=x')
})
