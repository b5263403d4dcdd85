import type { Page } from '@playwright/test'
import type { Screens } from '../screen.ts'

const openDialog = async (page: Page, name: string | RegExp): Promise<void> => {
  await page.getByRole('main').getByRole('button', { name }).first().click()
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor()
}
const openTab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Référentiels' }).getByRole('link', { name }).click()

export const lines: Screens = [
  {
    route: '/administratrice/referentiel',
    as: 'administratrice',
    states: {
      'no synonym': async (page) => {
        await page.route('**/api/bo/recherche/synonymes', (route) =>
          route.fulfill({ json: { synonymes: [] } }),
        )
        await page.reload()
        await page.getByRole('heading', { name: 'Aucun synonyme' }).waitFor()
      },
      'an addition, sent empty': async (page) => {
        await openDialog(page, 'Ajouter des synonymes')
        await page.getByRole('button', { name: 'Enregistrer' }).click()
        await page.getByText('Ce formulaire comprend').waitFor()
      },
      'a change': (page) => openDialog(page, /^Modifier/),
      'a deletion': (page) => openDialog(page, /^Supprimer/),
      'searches without results': async (page) => {
        await openTab(page, 'Recherches sans résultat')
        await page.getByRole('row').filter({ hasText: 'apiculture' }).waitFor()
      },
      'no search without results': async (page) => {
        const json = { recherches: [], nbrecherches: 0, limit: 20 }
        await page.route('**/api/bo/recherche/sans_resultat?*', (route) => route.fulfill({ json }))
        await openTab(page, 'Recherches sans résultat')
        await page.getByRole('heading', { name: 'Aucune recherche sans résultat' }).waitFor()
      },
      'a list of choices': async (page) => {
        await openTab(page, 'Listes de choix')
        await page.getByRole('button', { name: /^Compétences/ }).click()
        await page.getByText('Langue des signes').waitFor()
      },
    },
  },
]
