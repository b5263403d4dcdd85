import type { Screens } from '../screen.ts'

export const lines: Screens = [
  {
    route: '/faq',
    as: 'adherente',
    states: {
      'an open question': (page) =>
        page.getByRole('main').locator('summary, [aria-expanded]').first().click(),
      'nothing found': async (page) => {
        await page.getByRole('main').getByRole('searchbox').fill('zzzzzz')
        await page.getByText(/Aucun/).first().waitFor()
      },
      'a question asked, empty': async (page) => {
        await page.getByRole('button', { name: 'Poser une question' }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Envoyer' }).click()
        await page.getByRole('dialog').getByRole('alert').first().waitFor()
      },
    },
  },
  {
    route: '/administratrice/faq',
    as: 'administratrice',
    states: {
      'a question added, empty': async (page) => {
        await page.getByRole('button', { name: 'Ajouter une question' }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click()
        await page.getByRole('dialog').getByRole('alert').first().waitFor()
      },
    },
  },
  {
    route: '/administratrice/faq',
    name: 'questions received',
    as: 'administratrice',
    path: '/administratrice/faq?onglet=recues',
  },
]
