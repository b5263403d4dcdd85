import { openMenu } from '../../fixtures/choices.ts'
import type { Screens } from '../screen.ts'

/** The shell around the screens, on pages without API requests of their own. */
export const lines: Screens = [
  {
    // Not in the lower menu, which shows its first half.
    route: '/recherche',
    name: 'without words',
    as: 'adherente',
    reads: false,
    states: {
      'the user menu, or the burger': async (page) => {
        await page.getByRole('banner').locator('[aria-haspopup]').click()
        await page.getByRole('menu').waitFor()
      },
      'the search': {
        only: 'phone',
        reach: async (page) => {
          await page.getByRole('button', { name: 'Rechercher' }).click()
          await page.getByRole('dialog', { name: 'Recherche' }).waitFor()
        },
      },
      'the second half of the lower menu': {
        only: 'phone',
        reach: async (page) => {
          const menu = page.getByRole('navigation', { name: 'Menu principal' })
          await menu.getByRole('button', { name: 'Plus' }).click()
          await menu.getByRole('button', { name: 'Retour' }).waitFor()
        },
      },
      'the longest banner, with a link to another site': async (page) => {
        const json = {
          id: '01900000-0000-7000-8000-000000000000',
          texteLigne1: 'Anticonstitutionnellement '.repeat(3).slice(0, 80),
          texteLigne2: 'Les candidatures au conseil d’administration ouvrent bientôt. '
            .repeat(2)
            .slice(0, 120),
          texteBouton: 'Je réserve ma place au congrès',
          lienBouton: 'https://www.service-public.fr/associations',
        }
        await page.route('**/api/banniere/en-cours', (route) => route.fulfill({ json }))
        await page.reload()
        await page.getByText('Je réserve ma place au congrès').waitFor()
      },
      'the notice of an address that bounced': async (page) => {
        await page.route('**/api/users/me', async (route) => {
          const answer = await route.fetch()
          const json = {
            ...(await answer.json()),
            emailEnErreur: `${'anticonstitutionnellement'.repeat(3)}@exemple.fr`,
          }
          await route.fulfill({ response: answer, json })
        })
        await page.reload()
        await page.getByRole('button', { name: 'Mon adresse marche de nouveau' }).waitFor()
      },
      'without a network': {
        says: /ERR_INTERNET_DISCONNECTED/,
        reach: async (page) => {
          await page.context().setOffline(true)
          await page.getByText('Tu es hors ligne').waitFor()
        },
      },
      'a page that is not found': {
        says: /^Failed to load resource|^CallError: /,
        reach: async (page) => {
          const json = { code: 'introuvable', message: 'Cet élément n’existe pas, ou plus.' }
          await page.route('**/api/faq*', (route) => route.fulfill({ status: 404, json }))
          await page.goto('/faq')
          await page.getByRole('heading', { name: 'Page introuvable' }).waitFor()
        },
      },
      'without an answer about the session': {
        says: /^Failed to load resource|^CallError: /,
        reach: async (page) => {
          await page.route('**/api/users/me', (route) => route.fulfill({ status: 500, json: {} }))
          await page.reload()
          await page.getByRole('heading', { name: 'Une erreur est survenue.' }).waitFor()
        },
      },
    },
  },
  {
    route: '/administratrice/tableau-de-bord',
    name: 'to come',
    as: 'administratrice',
    reads: false,
    states: {
      'the other sections': (page) => openMenu(page, page.getByRole('button', { name: 'Plus de rubriques' })),
    },
  },
  { route: '/coordinatrice/tableau-de-bord', name: 'to come', as: 'coordinatrice', reads: false },
]
