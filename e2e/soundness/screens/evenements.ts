import { aller, cheminDe, deplier, INCONNU, ouvrir, REFUSED, serie } from '../evenements.ts'
import type { Screens } from '../screen.ts'
import { openReady } from '../states.ts'

const PAGE = '/evenement/:id'

export const lines: Screens = [
  {
    route: '/evenement',
    as: 'adherente',
    states: {
      'several filters': async (page) => {
        await openReady(
          page,
          '/evenement?titre=a&distanceKilometre=100&format=presentiel&dateDebut=2020-01-01&dateFin=2090-01-01&disponibilite=oui',
        )
        await deplier(page)
        await page.getByRole('list', { name: 'Filtres actifs' }).waitFor()
      },
      'nothing found': async (page) => {
        await page.getByRole('searchbox', { name: 'Titre' }).fill('zzzzzz')
        await page.getByRole('heading', { name: /^Aucun résultat/ }).waitFor()
      },
      'near, without a commune': {
        reach: async (page) => {
          const refus = 'Indique d’abord ta commune dans Mon compte.'
          await page.route('**/api/evenements?*', (route) =>
            route.fulfill({
              status: 422,
              json: {
                code: 'invalide',
                message: refus,
                violations: [{ champ: 'distanceKilometre', message: refus }],
              },
            }),
          )
          await page.reload()
          await page.getByRole('heading', { name: refus }).waitFor()
        },
        says: REFUSED,
      },
      'unregistering, asked': async (page) => {
        await page
          .getByRole('button', { name: /^Me désinscrire/ })
          .first()
          .click()
        await page.getByRole('alertdialog').waitFor()
      },
    },
  },
  {
    route: PAGE,
    as: 'adherente',
    path: cheminDe(PAGE, 'Fixer ses prix sans s’excuser'),
    states: {
      'her needs': async (page) => {
        await page.getByRole('button', { name: 'Mes besoins' }).click()
        await page.getByRole('dialog', { name: 'Mes besoins pratiques' }).waitFor()
      },
      'her QR code': async (page) => {
        await page.getByRole('button', { name: 'Mon QR code' }).click()
        await page.getByRole('img', { name: 'QR code de ton inscription' }).waitFor()
      },
      'shared by hand': async (page) => {
        await page.evaluate(() => {
          Object.defineProperty(navigator, 'clipboard', { value: undefined })
        })
        await page.getByRole('button', { name: 'Partager' }).click()
        await page.getByRole('dialog', { name: 'Partager l’événement' }).waitFor()
      },
      'to be reported': async (page) => {
        const menu = page.getByRole('button', { name: 'Plus d’actions sur cet événement' })
        // First, because scrolling closes an open menu.
        await menu.scrollIntoViewIfNeeded()
        await menu.click()
        await page.getByRole('menuitem', { name: 'Signaler cet événement' }).click()
        await page.getByRole('dialog').waitFor()
      },
      'a speaker': async (page) => {
        await page
          .getByRole('button', { name: /^Lire sa présentation/ })
          .first()
          .click()
        await page.getByRole('dialog').getByRole('heading', { level: 2 }).waitFor()
      },
      'overseas, not registered': ouvrir(PAGE, 'Vendre au-delà de son île'),
      full: ouvrir(PAGE, 'Photographier ses créations avec son téléphone'),
      'waited for': ouvrir(PAGE, 'Prendre la parole en conseil municipal'),
      'a seat offered': ouvrir(PAGE, 'Le café des nouvelles'),
      'a seat refused, asked': async (page, world) => {
        await ouvrir(PAGE, 'Le café des nouvelles')(page, world)
        await page.getByRole('button', { name: 'Décliner' }).click()
        await page.getByRole('alertdialog').waitFor()
      },
      'by a form elsewhere': ouvrir(PAGE, 'Rencontre des antennes du Sud-Ouest'),
      cancelled: ouvrir(PAGE, 'Reprendre une ferme à deux'),
      'over, with its report': ouvrir(PAGE, 'Se verser un salaire'),
      'over, with its recording': ouvrir(PAGE, 'Préparer un entretien d’embauche'),
      'on line, with other dates': async (page, world) => {
        await openReady(page, `/evenement/${await serie(world)}`)
        await page.getByRole('region', { name: 'Autres dates' }).waitFor()
      },
      'not found': { reach: aller(`/evenement/${INCONNU}`), says: REFUSED },
    },
  },
  {
    route: PAGE,
    name: 'of its organiser',
    as: 'coordinatrice',
    path: cheminDe(PAGE, 'Fixer ses prix sans s’excuser'),
  },
]
