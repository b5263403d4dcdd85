import type { Page } from '@playwright/test'
import { createPersona } from '../../../apps/server/src/modules/session/session.factory.ts'
import { createLues, createOffreNotification, minutesAgo } from '../../fixtures/notifications.ts'
import type { Screens, World } from '../screen.ts'

const ROUTE = '/notifications'
const FAILS = /^Failed to load resource|^CallError: /

/** A member with more than a page of them. */
const createLectrice =
  (nonLues: readonly string[]) =>
  async (world: World): Promise<string> => {
    const { id, email } = await createPersona(world.db, new Date(), 'adherente')
    await createLues(world, id, 25)
    for (const [at, titre] of nonLues.entries())
      await createOffreNotification(world, titre, { destinataireId: id, at: minutesAgo(12 * (at + 1)) })
    return email
  }

const openMenu = async (page: Page): Promise<void> => {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Actions/ })
    .first()
    .click()
  await page.getByRole('menu').waitFor()
}
const loadMore = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Voir plus de notifications' }).click()

export const lines: Screens = [
  {
    route: ROUTE,
    as: createLectrice([
      'Fixer ses prix sans s’excuser',
      'Prendre la parole en conseil municipal et y défendre un budget participatif',
      `Anticonstitutionnellement${'-anticonstitutionnellement'.repeat(3)}`,
    ]),
    states: {
      'a menu': openMenu,
      'more of them': async (page) => {
        await loadMore(page)
        await page.getByText('Pays 25').waitFor()
      },
      'more that could not be loaded': {
        says: FAILS,
        reach: async (page) => {
          await page.route('**/api/notifications?page=2', (route) => route.fulfill({ status: 400, json: {} }))
          await loadMore(page)
          await page.getByRole('alert').first().waitFor()
        },
      },
      'a deletion that failed': {
        says: FAILS,
        reach: async (page) => {
          await page.route('**/api/notifications/*', (route) =>
            route.request().method() === 'DELETE'
              ? route.fulfill({ status: 500, body: '' })
              : route.fallback(),
          )
          await openMenu(page)
          await page.getByRole('menuitem', { name: 'Supprimer' }).click()
          await page.getByRole('alert').first().waitFor()
        },
      },
    },
  },
  { route: ROUTE, name: 'all read', as: createLectrice([]) },
  {
    route: ROUTE,
    name: 'of who has none',
    as: async ({ db }) => (await createPersona(db, new Date(), 'adherente')).email,
  },
]
