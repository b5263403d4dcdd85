import type { Page } from '@playwright/test'
import { createIntervenant } from '../../../apps/server/src/modules/intervenants/intervenants.factory.ts'
import { chooseOne } from '../../fixtures/choices.ts'
import type { Screens, State, World } from '../screen.ts'

const BO = '/administratrice/intervenant'
const NOBODY = '019a0000-0000-7000-8000-0000000000ff'

/** Path of a speaker, in the back office of administrators or of coordinators. */
const pathOf =
  (nom: string, base = BO, edition = '') =>
  async ({ db }: World): Promise<string> => {
    const { id } = await db
      .selectFrom('intervenants')
      .where('nom', '=', nom)
      .select('id')
      .executeTakeFirstOrThrow()
    return `${base}/${id}${edition}`
  }

const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

const notFound = (address: string): State => ({
  reach: async (page) => {
    await page.goto(address)
    await page.getByRole('heading', { name: 'Page introuvable' }).waitFor()
  },
  says: /^Failed to load resource|^CallError: /,
})

const administratorLines: Screens = [
  {
    route: BO,
    as: 'administratrice',
    states: {
      'filters unfolded': {
        reach: async (page) => {
          const filters = page.getByRole('search', { name: 'Filtrer les intervenantes' })
          await filters.getByRole('button', { name: 'Filtrer' }).click()
          await filters.getByRole('combobox', { name: 'Thématique' }).waitFor()
        },
        only: 'phone',
      },
      'nobody found': async (page) => {
        await page.getByRole('searchbox', { name: 'Chercher une intervenante' }).fill('zzyzx')
        await page.getByRole('heading', { name: 'Aucune intervenante ne correspond' }).waitFor()
      },
    },
  },
  {
    route: `${BO}/creation`,
    as: 'administratrice',
    reads: false,
    states: {
      'sent empty': async (page) => {
        await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
        await page.getByRole('alert').filter({ hasText: 'Ce formulaire comprend 2 erreur(s)' }).waitFor()
      },
    },
  },
  {
    route: `${BO}/:id`,
    as: 'administratrice',
    path: pathOf('Roussel'),
    states: {
      'no longer agreed': async (page) => {
        await press(page, 'Noter un retrait')
        await page.getByRole('alertdialog').waitFor()
      },
      'merged, the other not chosen': async (page) => {
        await press(page, 'Fusionner')
        await page.getByRole('dialog').getByRole('button', { name: 'Fusionner' }).click()
        await page.getByRole('dialog').getByRole('alert').waitFor()
      },
      'merged, the other chosen': async (page) => {
        await press(page, 'Fusionner')
        const list = page.getByRole('dialog').getByRole('combobox', { name: 'L’autre fiche' })
        await chooseOne(page, list, 'morel', 'Inès Morel')
        await page.getByRole('dialog').getByText('Code en Campagne').first().waitFor()
      },
      'to be deleted': async (page) => {
        await press(page, 'Supprimer')
        await page.getByRole('alertdialog').waitFor()
      },
      archived: async (page, { db }) => {
        const id = await createIntervenant(db, new Date(), { nom: 'Ancienne', statut: 'archive' })
        await page.goto(`${BO}/${id}`)
        await page.getByRole('button', { name: 'Reprendre' }).waitFor()
      },
      'not found': notFound(`${BO}/${NOBODY}`),
    },
  },
  {
    route: `${BO}/:id`,
    name: 'not agreed yet',
    as: 'administratrice',
    path: pathOf('Perrot'),
    states: {
      'her agreement noted': async (page) => {
        await press(page, 'Noter son accord')
        await page.getByRole('dialog').waitFor()
      },
    },
  },
  {
    route: `${BO}/:id/edition`,
    as: 'administratrice',
    path: pathOf('Roussel', BO, '/edition'),
    states: { 'not found': notFound(`${BO}/${NOBODY}/edition`) },
  },
]

const HERS = '/coordinatrice/intervenant'

/** The same screens for a coordinator, who may neither merge nor delete. */
const coordinatorLines: Screens = [
  { route: HERS, as: 'coordinatrice' },
  { route: `${HERS}/creation`, as: 'coordinatrice', reads: false },
  { route: `${HERS}/:id`, as: 'coordinatrice', path: pathOf('Roussel', HERS) },
  { route: `${HERS}/:id/edition`, as: 'coordinatrice', path: pathOf('Roussel', HERS, '/edition') },
]

export const lines: Screens = [...administratorLines, ...coordinatorLines]
