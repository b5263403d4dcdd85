import type { Page } from '@playwright/test'
import { openMenu } from '../../fixtures/choices.ts'
import { aller, cheminDe, deplier, INCONNU, ouvrir, REFUSED, serie } from '../evenements.ts'
import type { Screens } from '../screen.ts'
import { openReady } from '../states.ts'

const LISTE = '/administratrice/evenement'
const EDITION = `${LISTE}/:id/edition`

const choisir = async (page: Page, bouton: RegExp, entree: string) => {
  await openMenu(page, page.getByRole('button', { name: bouton }).first())
  await page.getByRole('menuitem', { name: entree }).click()
}

/** Shows every conditional part of the form. */
const deplierFormulaire = async (page: Page) => {
  for (const name of ['En présentiel', 'Limité']) await page.getByRole('radio', { name, exact: true }).check()
  await page.getByRole('combobox', { name: 'Type d’inscription' }).selectOption('Both')
  await page.getByRole('checkbox', { name: 'Présenter une intervenante sur cette page' }).check()
  await page.getByRole('checkbox', { name: 'Présenter une deuxième intervenante' }).check()
  await page.getByRole('region', { name: 'Deuxième intervenante' }).waitFor()
}

const refuser = async (page: Page, bouton: string) => {
  await page.getByRole('button', { name: bouton, exact: true }).click()
  await page.getByRole('alert').first().waitFor()
}

export const lines: Screens = [
  { route: '/administratrice', as: 'administratrice' },
  {
    route: LISTE,
    as: 'administratrice',
    states: {
      drafts: aller(`${LISTE}?onglet=brouillons`),
      'past, with sheets to be filled': async (page) => {
        await openReady(page, `${LISTE}?onglet=passes`)
        await page.getByRole('button', { name: /d’émargement à remplir$/ }).click()
        await page
          .getByRole('link', { name: /^Remplir la feuille/ })
          .first()
          .waitFor()
      },
      cancelled: aller(`${LISTE}?onglet=annules`),
      'its filters': async (page) => {
        await deplier(page)
        const filtres = page.getByRole('search', { name: 'Filtrer les événements' })
        await filtres.getByRole('combobox', { name: 'Type' }).selectOption('Webinaire')
        await filtres.getByRole('button', { name: 'Filtrer', exact: true }).last().click()
        await page.waitForURL(/type=/)
        await deplier(page)
        await filtres.getByRole('button', { name: 'Effacer' }).waitFor()
      },
      'nothing found': async (page) => {
        await page.getByRole('searchbox', { name: 'Rechercher par titre' }).fill('zzzzzz')
        await page.getByRole('heading', { name: 'Aucun événement ne correspond' }).waitFor()
      },
      'the acts of a line': (page) =>
        openMenu(page, page.getByRole('button', { name: /^Autres actions/ }).first()),
      'a cancellation, asked': async (page) => {
        await choisir(page, /^Autres actions/, 'Annuler')
        await page.getByRole('alertdialog').waitFor()
      },
    },
  },
  {
    route: `${LISTE}/creation`,
    as: 'administratrice',
    states: {
      'sent empty': (page) => refuser(page, 'Publier'),
      'every part': deplierFormulaire,
      'leaving, asked': async (page) => {
        // A draft without a title cannot be auto-saved.
        await page.getByRole('radio', { name: 'Limité', exact: true }).check()
        await page.getByRole('main').getByRole('link', { name: 'Événements' }).first().click()
        await page.getByRole('alertdialog').waitFor()
      },
    },
  },
  {
    route: EDITION,
    as: 'administratrice',
    path: cheminDe(EDITION, 'Fixer ses prix sans s’excuser'),
    states: {
      'its acts': (page) => openMenu(page, page.getByRole('button', { name: 'Autres actions' })),
      refused: async (page) => {
        await page.getByRole('textbox', { name: 'Titre' }).fill('')
        await refuser(page, 'Enregistrer')
      },
      preview: async (page) => {
        await page.getByRole('button', { name: 'Aperçu' }).click()
        await page.getByRole('dialog', { name: 'Aperçu' }).waitFor()
      },
      'repeated, refused': async (page) => {
        await choisir(page, /^Autres actions/, 'Répéter')
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('textbox', { name: 'Nombre de dates à ajouter' }).fill('13')
        await dialog.getByRole('button', { name: 'Répéter' }).click()
        await dialog.getByRole('alert').waitFor()
        await dialog.getByRole('textbox', { name: 'Nombre de dates à ajouter' }).fill('4')
        await dialog.getByRole('listitem').first().waitFor()
      },
      'one of several dates': async (page, world) => {
        await openReady(page, EDITION.replace(':id', await serie(world)))
        await page.getByRole('navigation', { name: 'Les dates de la série' }).waitFor()
      },
      'over, its report refused': async (page, world) => {
        await ouvrir(EDITION, 'Préparer un entretien d’embauche')(page, world)
        await choisir(page, /^Autres actions/, 'Compte rendu et enregistrement')
        const dialog = page.getByRole('dialog', { name: 'Après l’événement' })
        await dialog.getByRole('textbox', { name: /^Lien de l’enregistrement/ }).fill('pas un lien')
        await dialog.getByRole('button', { name: 'Enregistrer' }).click()
        await dialog.getByRole('alert').waitFor()
      },
      'a draft': ouvrir(EDITION, 'Lire un bilan sans migraine'),
      cancelled: ouvrir(EDITION, 'Reprendre une ferme à deux'),
      'not found': { reach: aller(EDITION.replace(':id', INCONNU)), says: REFUSED },
    },
  },
  {
    route: '/coordinatrice/evenement',
    as: 'coordinatrice',
    states: { 'none cancelled': aller('/coordinatrice/evenement?onglet=annules') },
  },
  { route: '/coordinatrice/evenement/creation', as: 'coordinatrice' },
  {
    route: '/coordinatrice/evenement/:id/edition',
    as: 'coordinatrice',
    path: cheminDe('/coordinatrice/evenement/:id/edition', 'Le café des nouvelles'),
  },
]
