import type { Page } from '@playwright/test'
import { createPersona } from '../../../apps/server/src/modules/session/session.factory.ts'
import type { Screens, World } from '../screen.ts'

const NOTATION = '/administratrice/notation'

/** A day of the latest October that is over: a browser behind the server keeps its session. */
const octobre = (): Date => {
  const now = new Date()
  const year = now.getUTCMonth() > 9 ? now.getUTCFullYear() : now.getUTCFullYear() - 1
  return new Date(Date.UTC(year, 9, 15, 10))
}

/** A member who has never rated. */
const createMembre = async ({ db }: World): Promise<string> => {
  const date_inscription = new Date(Date.UTC(2020, 0, 1))
  return (await createPersona(db, new Date(), 'adherente', { date_inscription })).email
}

const rate = async (page: Page): Promise<void> => {
  await page.getByRole('radio', { name: '4 sur 5' }).click()
  await page.getByText('Ta participation est bien prise en compte.').waitFor()
}

const comment = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Ton commentaire (facultatif)' }).fill(text)
  await page.getByRole('button', { name: 'Envoyer mon commentaire' }).click()
  await page.getByRole('alert').first().waitFor()
}

export const lines: Screens = [
  {
    route: '/faq',
    name: 'with the rating banner',
    as: createMembre,
    at: octobre(),
    states: {
      'a score': rate,
      'a comment that is too long': async (page) => {
        await rate(page)
        await comment(page, 'a'.repeat(256))
      },
      'a comment that could not be sent': {
        says: /^Failed to load resource|^CallError: /,
        reach: async (page) => {
          await rate(page)
          await page.route('**/api/notation/*', (route) => route.fulfill({ status: 500, body: '' }))
          await comment(page, 'Un mot.')
        },
      },
    },
  },
  {
    route: NOTATION,
    as: 'administratrice',
    states: {
      'every figure': async (page) => {
        await page.getByText('Voir les données en tableau').click()
        await page.getByRole('table').waitFor()
      },
      'a period without answers': async (page) => {
        await page.goto(`${NOTATION}?periode=2020-01`)
        await page.getByRole('heading', { name: 'Aucun commentaire' }).waitFor()
      },
      'the filters': {
        only: 'phone',
        reach: (page) => page.getByRole('button', { name: 'Filtrer' }).first().click(),
      },
      'no rating yet': async (page) => {
        await page.route('**/api/bo/notations/resultats', (route) =>
          route.fulfill({ json: { periodes: [] } }),
        )
        await page.route('**/api/bo/notations?*', (route) =>
          route.fulfill({ json: { notations: [], nbnotations: 0, limit: 20 } }),
        )
        await page.reload()
        await page.getByRole('heading', { name: 'Aucune note pour l’instant' }).waitFor()
      },
    },
  },
]
