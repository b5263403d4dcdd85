import { expect, type Page } from '@playwright/test'
import { createProfil } from '../../../apps/server/src/modules/adherentes/adherentes.factory.ts'
import { createDemande } from '../../../apps/server/src/modules/coups-de-pouce/coups-de-pouce.factory.ts'
import type { Screens, World } from '../screen.ts'

const NOBODY = '/membre/019a0000-0000-7000-8000-0000000000ff'

const idOf = async ({ db }: World, email: string): Promise<string> =>
  (await db.selectFrom('comptes').where('email', '=', email).select('id').executeTakeFirstOrThrow()).id

const search = (page: Page, words: string) =>
  page.getByRole('searchbox', { name: 'Rechercher une membre' }).fill(words)

const openFilters = async (page: Page) => {
  await page.getByRole('button', { name: 'Filtrer', exact: true }).click()
  return page.getByRole('dialog', { name: 'Filtrer les membres' })
}

const MENU = 'Plus d’actions sur ce profil'

const openSignalement = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: MENU }).click()
  await page.getByRole('menuitem', { name: 'Signaler ce profil' }).click()
  await page.getByRole('dialog').waitFor()
}

export const lines: Screens = [
  {
    route: '/membre',
    as: 'adherente',
    states: {
      'filters chosen in their panel': async (page) => {
        const dialog = await openFilters(page)
        await dialog.getByRole('combobox', { name: 'Peut aider sur' }).fill('compta')
        await page.getByRole('option', { name: 'Comptabilité' }).click()
        await expect(page.getByRole('listbox')).toHaveCount(0)
      },
      'filters that hold': async (page) => {
        await page.getByRole('button', { name: 'Près de chez moi' }).click()
        await page.getByRole('button', { name: /^Retirer le filtre/ }).waitFor()
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      },
      'a misspelt name': async (page) => {
        await search(page, 'eloize kerjan')
        await page.getByText(/^Personne ne répond/).waitFor()
      },
      'nobody found': async (page) => {
        await page.goto('/membre?distanceKm=25&termes=zzyzx')
        await page.getByRole('heading', { name: /^Aucun résultat/ }).waitFor()
      },
    },
  },
  {
    route: '/membre',
    name: 'on the map',
    as: 'adherente',
    path: '/membre?vue=carte',
    states: {
      'a department where nobody is': async (page) => {
        await page.goto('/membre?vue=carte&departement=23')
        await page.getByRole('heading', { level: 2, name: 'Creuse' }).waitFor()
        await page.getByRole('searchbox', { name: 'Chercher un département' }).fill('atlantide')
        await page.getByText('Aucun département ne correspond.').waitFor()
      },
    },
  },
  {
    route: '/membre/:id',
    as: 'adherente',
    path: async (world) => `/membre/${await idOf(world, 'coordinatrice@entrelles.test')}`,
    states: {
      'who has written nothing': async (page, { db }) => {
        const { id } = await createProfil(db, new Date(), { compte: { prenom: 'Ysé', nom: 'Taiseux' } })
        await page.goto(`/membre/${id}`)
        await page.getByRole('heading', { name: 'Ysé n’a pas encore écrit ici' }).waitFor()
      },
      'who asks for help': async (page, { db }) => {
        const { id } = await createProfil(db, new Date(), { compte: { prenom: 'Awa', nom: 'Demande' } })
        for (let n = 0; n < 4; n += 1) await createDemande(db, new Date(), id)
        await page.goto(`/membre/${id}`)
        const demandes = page.getByRole('region', { name: 'Ses demandes en cours' })
        await demandes.getByRole('link', { name: /^Tout voir/ }).waitFor()
      },
      'what may be done about her': async (page) => {
        await page.getByRole('button', { name: MENU }).click()
        await page.getByRole('menu').waitFor()
      },
      'about to be blocked': async (page) => {
        await page.getByRole('button', { name: MENU }).click()
        await page.getByRole('menuitem', { name: /^Bloquer/ }).click()
        await page.getByRole('alertdialog').waitFor()
      },
      'reported, sent without a reason': async (page) => {
        await openSignalement(page)
        await page.getByRole('button', { name: 'Ajouter un mot' }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Signaler' }).click()
        await page.getByRole('alert').filter({ hasText: 'Ce formulaire comprend' }).waitFor()
      },
      'reported, with a reason': async (page) => {
        await openSignalement(page)
        await page.getByRole('radio', { name: 'Démarchage commercial' }).check()
      },
      reported: async (page) => {
        await page.route('**/api/signalements', (route) =>
          route.fulfill({
            status: 201,
            json: { id: NOBODY.slice(8), statut: 'nouveau', reponseAvant: '2026-11-30T09:12:00.000Z' },
          }),
        )
        await openSignalement(page)
        await page.getByRole('radio', { name: 'Autre chose' }).check()
        await page.getByRole('dialog').getByRole('button', { name: 'Signaler' }).click()
        await page.getByRole('dialog', { name: 'C’est signalé' }).waitFor()
      },
      'who is not there': {
        reach: async (page) => {
          await page.goto(NOBODY)
          await page.getByRole('heading', { level: 1, name: 'Page introuvable' }).waitFor()
        },
        says: /^Failed to load resource|^CallError: /,
      },
    },
  },
  {
    route: '/membre/:id/edition',
    as: 'adherente',
    path: async (world) => `/membre/${await idOf(world, 'adherente@entrelles.test')}/edition`,
    states: {
      'sent with an error': async (page) => {
        await page.getByRole('textbox', { name: 'Instagram' }).fill('atelier du port')
        await page.getByRole('button', { name: 'Enregistrer' }).click()
        await page.getByRole('alert').filter({ hasText: 'Ce formulaire comprend 1 erreur(s)' }).waitFor()
      },
      'the choices of a skill': async (page) => {
        const field = page.getByRole('combobox', { name: 'Je peux aider', exact: true })
        // Scrolled into view first: scrolling closes an open list.
        await field.scrollIntoViewIfNeeded()
        await field.click()
        await page.getByRole('listbox').getByRole('option').first().waitFor()
      },
      'an answer of the sign-up': async (page) => {
        await page.getByRole('button', { name: 'Modifier mon ambition' }).click()
        await page.getByRole('radio', { name: 'Autre' }).check()
        await page.getByRole('textbox', { name: 'Ton ambition' }).waitFor()
      },
      'left without saving': async (page) => {
        await page.getByRole('textbox', { name: 'Métier' }).fill('Tourneuse')
        await page.getByRole('link', { name: 'Annuler' }).click()
        await page.getByRole('alertdialog').waitFor()
      },
    },
  },
  {
    route: '/mon-profil',
    as: 'adherente',
    states: {
      'through the eyes of the network': async (page) => {
        await page.getByRole('link', { name: 'Une membre du réseau' }).click()
        await page.getByText('Elle peut aider').waitFor()
      },
    },
  },
  {
    route: '/mon-profil',
    name: 'of one who has written nothing',
    as: async ({ db }) => (await createProfil(db, new Date())).email,
  },
]
