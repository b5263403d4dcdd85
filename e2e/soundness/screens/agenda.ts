import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import type { Page } from '@playwright/test'
import { aller } from '../evenements.ts'
import type { Screens } from '../screen.ts'

const ROUTE = '/evenement/agenda/futur/:futur/page/:pagenum'
const A_VENIR = '/evenement/agenda/futur/1/page/1'
const PASSES = '/evenement/agenda/futur/0/page/1'
/** A day on which the demo member has an event. */
const JOUR = addDays(parisDay(new Date()), 4)

const ouvrirAbonnement = async (page: Page) => {
  await page.getByRole('button', { name: 'M’abonner à mon agenda' }).click()
  return page.getByRole('dialog', { name: 'M’abonner à mon agenda' })
}

export const lines: Screens = [
  {
    route: ROUTE,
    as: 'adherente',
    path: A_VENIR,
    states: {
      past: aller(PASSES),
      'her calendar, made': async (page) => {
        const dialog = await ouvrirAbonnement(page)
        const creer = dialog.getByRole('button', { name: 'Créer mon adresse' })
        const adresse = dialog.getByRole('textbox', { name: 'L’adresse de ton agenda' })
        // The first of the two visits creates it; the second finds it.
        await creer.or(adresse).waitFor()
        if (await creer.isVisible()) await creer.click()
        await adresse.waitFor()
      },
    },
  },
  {
    route: ROUTE,
    name: 'by months',
    as: 'adherente',
    path: `${A_VENIR}?vue=mois&mois=${JOUR.slice(0, 7)}&jour=${JOUR}`,
  },
  {
    route: ROUTE,
    name: 'of who has nothing',
    // She is registered for no event of the demo data.
    as: 'administratrice',
    path: A_VENIR,
    states: {
      past: aller(PASSES),
      'by months': aller(`${A_VENIR}?vue=mois`),
      'her calendar, not made': async (page) => {
        const dialog = await ouvrirAbonnement(page)
        await dialog.getByRole('button', { name: 'Créer mon adresse' }).waitFor()
      },
    },
  },
]
