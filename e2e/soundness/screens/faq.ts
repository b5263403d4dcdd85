import type { Page } from '@playwright/test'
import { createQuestion } from '../../../apps/server/src/modules/bo-faq/bo-faq.factory.ts'
import type { Reach, Screens } from '../screen.ts'

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click()

/** Opens the dialog of that button. */
const openDialog =
  (name: string | RegExp): Reach =>
  async (page) => {
    await press(page, name)
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor()
  }

/** Opens the dialog of that button and submits it empty. */
const sendEmpty =
  (name: string, submit: string): Reach =>
  async (page) => {
    await press(page, name)
    await page.getByRole('dialog').getByRole('button', { name: submit }).click()
    await page.getByRole('dialog').getByRole('alert').first().waitFor()
  }

/** The screen with an empty FAQ. */
const readEmpty =
  (api: string, json: object, title: string): Reach =>
  async (page) => {
    await page.route(api, (route) => route.fulfill({ json }))
    await page.reload()
    await page.getByRole('heading', { name: title }).waitFor()
  }

export const lines: Screens = [
  {
    route: '/faq',
    as: 'adherente',
    states: {
      'an answer that did not help': async (page) => {
        await page.getByRole('main').locator('summary, [aria-expanded]').first().click()
        await press(page, 'Non')
        await page.getByRole('textbox', { name: /Que manque-t-il/ }).waitFor()
      },
      'nothing found': async (page) => {
        await page.getByRole('main').getByRole('searchbox').fill('zzzzzz')
        await page.getByText(/^Aucun résultat/).waitFor()
      },
      'nothing to read yet': readEmpty('**/api/faq', { categories: [] }, 'La FAQ se remplit'),
      'a question asked, empty': sendEmpty('Poser une question', 'Envoyer'),
      'a question that could not be sent': {
        says: /^Failed to load resource|^CallError: /,
        reach: async (page) => {
          await page.route('**/api/faq/questions', (route) =>
            route.fulfill({ status: 500, body: 'Internal Error' }),
          )
          await press(page, 'Poser une question')
          await page.getByRole('dialog').getByRole('textbox').fill('Une question ?')
          await page.getByRole('dialog').getByRole('button', { name: 'Envoyer' }).click()
          await page.getByText('Une erreur est survenue.').first().waitFor()
        },
      },
    },
  },
  {
    route: '/administratrice/faq',
    as: 'administratrice',
    // Adds a draft and a question for another audience to those that members read.
    path: async ({ db }) => {
      const question = 'Comment accueillir une nouvelle membre ?'
      await createQuestion(db, new Date(), { question, statut: 'brouillon', public: 'coordinatrices' })
      return '/administratrice/faq'
    },
    states: {
      'a question added, empty': sendEmpty('Ajouter une question', 'Enregistrer'),
      'a question edited': openDialog(/^Modifier/),
      'a question moved': openDialog(/^Changer de catégorie/),
      'a question deleted': openDialog(/^Supprimer/),
      'the order of the categories': openDialog('Ordonner les catégories'),
      'no question yet': readEmpty('**/api/bo/faq', { categories: [] }, 'La FAQ est vide'),
    },
  },
  {
    route: '/administratrice/faq',
    name: 'questions received',
    as: 'administratrice',
    path: '/administratrice/faq?onglet=recues',
    states: {
      'an empty answer': sendEmpty('Répondre', 'Envoyer'),
      'nothing answered yet': async (page) => {
        await page.getByRole('link', { name: 'Répondues' }).click()
        await page.getByRole('heading', { name: 'Aucune réponse envoyée' }).waitFor()
      },
    },
  },
]
