import type { Page } from '@playwright/test'
import type { Screens } from '../screen.ts'

const openDialog = async (page: Page, name: string | RegExp): Promise<void> => {
  await page.getByRole('main').getByRole('button', { name }).first().click()
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor()
}

/** The banners themselves are part of the shell: every member's screen shows the one of the demo data. */
export const lines: Screens = [
  {
    route: '/administratrice/banniere',
    as: 'administratrice',
    states: {
      'scheduled ones': async (page) => {
        await page.getByRole('link', { name: /^Programmées/ }).click()
        await page.getByRole('row').filter({ hasText: 'La rencontre des antennes bretonnes' }).waitFor()
      },
      'nothing to list': async (page) => {
        const json = { bannieres: [], nbbannieres: 0, limit: 20 }
        await page.route('**/api/bo/bannieres?*', (route) => route.fulfill({ json }))
        await page.reload()
        await page.getByRole('heading', { name: 'Aucune bannière en cours' }).waitFor()
      },
      'an addition, sent empty': async (page) => {
        await openDialog(page, 'Ajouter une bannière')
        await page.getByRole('button', { name: 'Enregistrer' }).click()
        await page.getByText('Ce formulaire comprend').waitFor()
      },
      'a change, with its preview': (page) => openDialog(page, /^Modifier/),
      'a deletion': (page) => openDialog(page, /^Supprimer/),
    },
  },
]
