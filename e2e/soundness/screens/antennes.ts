import type { Page } from '@playwright/test'
import {
  attachTerritoire,
  createProfil,
} from '../../../apps/server/src/modules/adherentes/adherentes.factory.ts'
import { createTerritoire } from '../../../apps/server/src/modules/antennes/antennes.factory.ts'
import { createCoordination } from '../../../apps/server/src/modules/session/session.factory.ts'
import type { State, Screens, World } from '../screen.ts'

const BO = '/administratrice/antenne'
const NOWHERE = '019a0000-0000-7000-8000-0000000000ff'

const idOf = async ({ db }: World, nom: string): Promise<string> =>
  (await db.selectFrom('territoires').where('nom', '=', nom).select('id').executeTakeFirstOrThrow()).id

const pathOf =
  (nom: string, tab = '') =>
  async (world: World) =>
    `/antenne/${await idOf(world, nom)}${tab}`

/** A branch without members or presentation. */
const empty =
  (tab: string, title: string) =>
  async (page: Page, { db }: World) => {
    await page.goto(`/antenne/${await createTerritoire(db)}${tab}`)
    await page.getByRole('heading', { name: title }).waitFor()
  }

const notFound = (address: string): State => ({
  reach: async (page) => {
    await page.goto(address)
    await page.getByRole('heading', { name: 'Page introuvable' }).waitFor()
  },
  says: /^Failed to load resource|^CallError: /,
})

/** A member from Quimper who chose another branch and follows a third. */
const memberByChoice = async (world: World): Promise<string> => {
  const now = new Date()
  const { id, email } = await createProfil(world.db, now, { villeId: '29232' })
  await attachTerritoire(world.db, now, id, await idOf(world, 'Trièves'))
  await world.db
    .insertInto('rattachements')
    .values({
      compte_id: id,
      territoire_id: await idOf(world, 'Béarn'),
      principal: false,
      mode: 'choisi',
      debut: now,
    })
    .execute()
  return email
}

/** A coordinator of two branches, the first of which has no new member. */
const coordinatorOfTwo = async ({ db }: World): Promise<string> => {
  const now = new Date()
  const { id, email } = await createProfil(db, now)
  for (const nom of ['Pays de Sault', 'Pays d’Auge']) await createCoordination(db, now, id, nom)
  return email
}

const memberLines: Screens = [
  {
    route: '/antenne',
    as: memberByChoice,
    states: {
      'by name': async (page) => {
        await page.getByRole('navigation', { name: 'Trier' }).getByRole('link', { name: 'Nom' }).click()
        await page.getByRole('article').getByRole('heading', { level: 2 }).first().waitFor()
      },
      'nothing found': async (page) => {
        await page.getByRole('searchbox', { name: 'Antenne ou commune' }).fill('zzyzx')
        await page.getByRole('heading', { name: 'Aucune antenne trouvée' }).waitFor()
      },
    },
  },
  { route: '/antenne/:id', as: 'adherente', path: pathOf('Cornouaille') },
  {
    route: '/antenne/:id',
    name: 'hers by choice',
    as: memberByChoice,
    path: pathOf('Trièves'),
    states: {
      'left for that of her commune': async (page) => {
        await page.getByRole('button', { name: 'Revenir à celle de ma commune' }).click()
        await page.getByRole('alertdialog').waitFor()
      },
      'one that she follows': async (page, world) => {
        await page.goto(await pathOf('Béarn')(world))
        await page.getByRole('heading', { name: 'Tu suis cette antenne' }).waitFor()
      },
      'nobody there': empty('', 'Aucune membre ici pour l’instant'),
      'not found': notFound(`/antenne/${NOWHERE}`),
    },
  },
  {
    route: '/antenne/:id/evenement',
    as: 'adherente',
    path: pathOf('Cornouaille', '/evenement'),
    states: { 'nothing to come': empty('/evenement', 'Aucun rendez-vous pour l’instant') },
  },
  {
    route: '/antenne/:id/membre',
    as: 'adherente',
    path: pathOf('Cornouaille', '/membre'),
    states: { nobody: empty('/membre', 'Aucune membre ici pour l’instant') },
  },
  { route: '/antenne/:id/publication', as: 'adherente', path: pathOf('Cornouaille', '/publication') },
]

const administratorLines: Screens = [
  {
    route: BO,
    as: 'administratrice',
    states: {
      'nothing found': async (page) => {
        await page.getByRole('searchbox', { name: 'Rechercher une antenne' }).fill('zzyzx')
        await page.getByRole('heading', { name: 'Aucune antenne ne correspond' }).waitFor()
      },
    },
  },
  {
    route: `${BO}/page/:pagenum/nom/:trinom/region/:triregion`,
    as: 'administratrice',
    path: `${BO}/page/1/nom/aucun/region/asc`,
  },
  {
    route: `${BO}/creation`,
    as: 'administratrice',
    reads: false,
    states: {
      'sent empty': async (page) => {
        await page.getByRole('button', { name: 'Créer l’antenne' }).click()
        await page.getByRole('alert').filter({ hasText: 'Ce formulaire comprend 2 erreur(s)' }).waitFor()
      },
    },
  },
  {
    route: `${BO}/:id/edition`,
    as: 'administratrice',
    path: async (world) => `${BO}/${await idOf(world, 'Cornouaille')}/edition`,
    states: {
      'a coordinator named, nothing given': async (page) => {
        await page.getByRole('button', { name: 'Nommer une coordinatrice' }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Nommer' }).click()
        await page.getByRole('dialog').getByRole('alert').waitFor()
      },
      'a coordinator who leaves': async (page) => {
        await page.getByRole('button', { name: 'Retirer Soizic Guéguen' }).click()
        await page.getByRole('alertdialog').waitFor()
      },
      'to be closed': async (page) => {
        await page.getByRole('button', { name: 'Fermer l’antenne' }).click()
        await page.getByRole('dialog').getByRole('combobox').selectOption('Béarn')
      },
      closed: async (page, { db }) => {
        await page.goto(`${BO}/${await createTerritoire(db, { fermee: true })}/edition`)
        await page.getByRole('button', { name: 'Supprimer' }).waitFor()
      },
      'to be deleted': async (page, { db }) => {
        await page.goto(`${BO}/${await createTerritoire(db, { fermee: true })}/edition`)
        await page.getByRole('button', { name: 'Supprimer' }).click()
        await page.getByRole('alertdialog').waitFor()
      },
      'not found': notFound(`${BO}/${NOWHERE}/edition`),
    },
  },
]

const coordinatorLines: Screens = [
  {
    route: '/coordinatrice/antenne',
    as: 'coordinatrice',
    states: {
      'a member welcomed': async (page) => {
        await page
          .getByRole('button', { name: /^Noter son accueil/ })
          .first()
          .click()
        await page.getByRole('dialog').waitFor()
      },
      'sent with an error': async (page) => {
        await page.getByRole('textbox', { name: 'E-mail de contact' }).fill('cornouaille')
        await page.getByRole('button', { name: 'Enregistrer' }).click()
        await page.getByRole('alert').filter({ hasText: 'Ce formulaire comprend 1 erreur(s)' }).waitFor()
      },
      'another’s': notFound(`/coordinatrice/antenne?antenne=${NOWHERE}`),
    },
  },
  { route: '/coordinatrice/antenne', name: 'of two branches', as: coordinatorOfTwo },
]

export const lines: Screens = [...memberLines, ...administratorLines, ...coordinatorLines]
