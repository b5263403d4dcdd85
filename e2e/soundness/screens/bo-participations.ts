import { cheminDe, ouvrir, seance } from '../evenements.ts'
import type { Screens } from '../screen.ts'

const ROUTE = '/administratrice/evenement/:id'
const PARTICIPANTES = `${ROUTE}/participantes/page/:pagenum`
const QUEUE = `${ROUTE}/queue/page/:pagenum`
const pageDe = (route: string, page = 1) => route.replace(':pagenum', String(page))
const sienne = (route: string) => route.replace('administratrice', 'coordinatrice')

export const lines: Screens = [
  {
    route: PARTICIPANTES,
    as: 'administratrice',
    path: async (world) => pageDe(PARTICIPANTES).replace(':id', await seance(world)),
    states: {
      'several pages': ouvrir(pageDe(PARTICIPANTES), 'Répondre à un premier marché public'),
      'somebody taken off, without a reason': async (page) => {
        await page
          .getByRole('button', { name: /^Désinscrire/ })
          .first()
          .click()
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('button', { name: 'Désinscrire' }).click()
        await dialog.getByRole('alert').waitFor()
      },
      'a message, empty': async (page) => {
        await page.getByRole('button', { name: /^Envoyer à/ }).click()
        await page.getByRole('alert').first().waitFor()
      },
      nobody: ouvrir(pageDe(PARTICIPANTES), 'Rencontre des antennes du Sud-Ouest'),
      'an empty page': ouvrir(pageDe(PARTICIPANTES, 9), 'Répondre à un premier marché public'),
    },
  },
  {
    route: QUEUE,
    as: 'administratrice',
    path: cheminDe(pageDe(QUEUE), 'Le café des nouvelles'),
    states: {
      'a place given, without a reason': async (page) => {
        await page
          .getByRole('button', { name: /^Donner une place/ })
          .first()
          .click()
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('button', { name: 'Donner la place' }).click()
        await dialog.getByRole('alert').waitFor()
      },
      nobody: ouvrir(pageDe(QUEUE), 'Rencontre des antennes du Sud-Ouest'),
    },
  },
  {
    route: sienne(PARTICIPANTES),
    as: 'coordinatrice',
    path: cheminDe(pageDe(sienne(PARTICIPANTES)), 'Le café des nouvelles'),
  },
  {
    route: sienne(QUEUE),
    as: 'coordinatrice',
    path: cheminDe(pageDe(sienne(QUEUE)), 'Le café des nouvelles'),
  },
]
