import type { Page } from '@playwright/test'
import type { Screens } from '../screen.ts'
import { openReady } from '../states.ts'

/** Types into the box of the header, or into the sheet of small screens. */
const taper = async (page: Page, mots: string) => {
  const loupe = page.getByRole('button', { name: 'Rechercher', exact: true })
  if (await loupe.isVisible()) await loupe.click()
  await page.getByRole('combobox', { name: 'Rechercher dans Entrelles' }).fill(mots)
}

const rien = async (page: Page, rubrique = '') => {
  await openReady(page, `/recherche${rubrique}?termes=wwwwwwww`)
  await page.getByRole('heading', { name: /^Aucun résultat/ }).waitFor()
}

/** A category, with nothing found and, where it has filters, one that leaves nothing. */
const rubriqueDe = (rubrique: string, mots: string): Screens[number] => ({
  route: `/recherche/${rubrique}`,
  as: 'adherente',
  path: `/recherche/${rubrique}?${new URLSearchParams({ termes: mots })}`,
  states: {
    'nothing found': (page) => rien(page, `/${rubrique}`),
    ...(rubrique !== 'territoire' && {
      'a filter that leaves nothing': async (page: Page) => {
        await openReady(
          page,
          `/recherche/${rubrique}?${new URLSearchParams({ termes: mots, dateMax: '2001-01-01' })}`,
        )
        await page.getByRole('link', { name: 'Effacer les filtres' }).waitFor()
      },
    }),
  },
})

export const lines: Screens = [
  {
    route: '/recherche',
    as: 'adherente',
    path: '/recherche?termes=atelier',
    states: {
      'nothing found': (page) => rien(page),
      'the words that would find something': async (page) => {
        await page.route('**/api/recherche?*', async (route) => {
          const answer = await route.fetch()
          await route.fulfill({
            response: answer,
            json: { ...(await answer.json()), suggestion: 'comptabilité' },
          })
        })
        await rien(page)
        await page.getByRole('link', { name: /^Essaie avec/ }).waitFor()
      },
      suggestions: async (page) => {
        await taper(page, 'ate')
        await page.getByRole('option').first().waitFor()
        await page.keyboard.press('ArrowDown')
      },
      'recent searches': async (page) => {
        await taper(page, '')
        await page.getByRole('combobox', { name: 'Rechercher dans Entrelles' }).click()
        await page.getByRole('region', { name: 'Recherches récentes' }).waitFor()
      },
      'no suggestion': async (page) => {
        await taper(page, 'wwwwwwww')
        await page.getByText('Aucune suggestion.').first().waitFor()
      },
      'suggestions that did not come': {
        says: /^Failed to load resource|^CallError: /,
        reach: async (page) => {
          await page.route('**/api/recherche/suggestions*', (route) =>
            route.fulfill({ status: 400, json: {} }),
          )
          await taper(page, 'wwwwwwww')
          await page.getByText('Les suggestions n’ont pas pu se charger.').first().waitFor()
        },
      },
    },
  },
  rubriqueDe('membre', 'quimper'),
  rubriqueDe('coup-de-pouce', 'cherche'),
  rubriqueDe('evenement', 'atelier'),
  rubriqueDe('publication', 'merci'),
  rubriqueDe('territoire', 'cornouaille'),
  rubriqueDe('ressource', 'statuts'),
]
