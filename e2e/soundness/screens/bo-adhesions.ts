import type { Page } from '@playwright/test'
import { createAdhesion } from '../../../apps/server/src/modules/adhesions/adhesions.factory.ts'
import { createTentative } from '../../../apps/server/src/modules/paiements/paiements.factory.ts'
import { createReclamationOuverte } from '../../../apps/server/src/modules/reclamations/reclamations.factory.ts'
import { createPersona } from '../../../apps/server/src/modules/session/session.factory.ts'
import { bringIntoSight } from '../../fixtures/choices.ts'
import type { Screens, World } from '../screen.ts'

const ADHESIONS = '/administratrice/adhesion'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const before = (ms: number) => new Date(Date.now() - ms)
const member = async ({ db }: World, prenom: string, nom: string): Promise<string> =>
  (await createPersona(db, new Date(), 'expiree', { prenom, nom })).id

/** Adds a payment with a wrong amount and one without a result to the orphan and the claim of the demo data. */
const withEveryAnomaly = async (world: World): Promise<string> => {
  const prochaine_verification = new Date(Date.now() + DAY_MS)
  await createTentative(world.db, before(2 * HOUR_MS), {
    compteId: await member(world, 'Solveig', 'Tarride'),
    anomalie: 'montant',
    prochaine_verification,
  })
  await createTentative(world.db, before(HOUR_MS), {
    compteId: await member(world, 'Inès', 'Kerdraon'),
    verifications: 4,
    prochaine_verification,
  })
  return ADHESIONS
}

/** A year whose payment is disputed, with its receipt and its history; the member's claim was answered. */
const disputedYear = async (world: World): Promise<string> => {
  const { db } = world
  const compteId = await member(world, 'Mai', 'Nguyen-Le Bras')
  const { id, paiementId } = await createAdhesion(db, new Date(), {
    compteId,
    recuUrl: 'https://exemple.fr/recu',
  })
  await db
    .updateTable('paiements')
    .set({ etat: 'conteste', anomalie: 'conteste', nom_payeur: 'Jean-Marc Nguyen', commande_id: 71_003 })
    .where('id', '=', paiementId)
    .execute()
  const moments = [
    ['cree', null],
    ['redirige', null],
    ['paye', 'retour'],
    ['conteste', 'releve'],
  ] as const
  for (const [rang, [etat, porte]] of moments.entries())
    await db
      .insertInto('etats_paiements')
      .values({ paiement_id: paiementId, rang, etat, porte, le: before(HOUR_MS * (moments.length - rang)) })
      .execute()
  const { id: claim } = await createReclamationOuverte(db, before(4 * DAY_MS), {
    compteId,
    message: 'Je ne vois pas mon paiement.',
  })
  await db
    .updateTable('reclamations')
    .set({ traitee_le: before(3 * DAY_MS), acceptee: true, reponse: 'Il est retrouvé.' })
    .where('id', '=', claim)
    .execute()
  return `${ADHESIONS}/${id}`
}

/** Opens a dialog with that button, submits its empty form and waits for the errors. */
const sendEmpty = async (page: Page, opens: string | RegExp, sends: string) => {
  await page.getByRole('button', { name: opens }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: sends }).click()
  await dialog.getByRole('alert').first().waitFor()
}

export const lines: Screens = [
  {
    route: ADHESIONS,
    as: 'administratrice',
    path: withEveryAnomaly,
    states: {
      'amounts shown': async (page) => {
        await page.getByRole('button', { name: 'Afficher les montants' }).click()
        await page.getByRole('button', { name: 'Masquer les montants' }).waitFor()
      },
      'payments awaited': async (page) => {
        await page.getByRole('link', { name: 'En attente', exact: true }).click()
        await page.getByRole('row').filter({ hasText: 'Inès Kerdraon' }).waitFor()
      },
      'nothing found': async (page) => {
        await page.getByRole('searchbox', { name: 'Rechercher une adhérente' }).fill('zzzzzz')
        await page.getByText('Aucune adhésion ne correspond').waitFor()
      },
      'a year entered, empty': (page) => sendEmpty(page, 'Saisir une adhésion', 'Enregistrer l’adhésion'),
      'a year entered for a member': async (page) => {
        await page.getByRole('button', { name: 'Saisir une adhésion' }).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('combobox', { name: 'Adhérente' }).fill('etcheverry')
        await page.getByRole('option', { name: 'Brigitte Etcheverry' }).click()
        await dialog.getByText(/La nouvelle période ira du/).waitFor()
      },
      'a member looked for': async (page) => {
        const field = page.getByRole('combobox', { name: 'Autre adhérente' }).first()
        await bringIntoSight(field)
        await field.fill('etch')
        await page.getByRole('option', { name: 'Brigitte Etcheverry' }).waitFor()
      },
      'an orphan given': async (page) => {
        await page
          .getByRole('button', { name: /^Rattacher à / })
          .first()
          .click()
        await page.getByRole('alertdialog').waitFor()
      },
      'an amount accepted, empty': (page) => sendEmpty(page, /^Ouvrir l’adhésion/, 'Ouvrir l’adhésion'),
      'a claim answered, empty': (page) => sendEmpty(page, /^Ouvrir la réclamation/, 'Envoyer la réponse'),
      'one part that fails': {
        says: /^Failed to load resource|^CallError: /,
        reach: async (page) => {
          await page.route('**/api/bo/adhesions/a_traiter', (route) =>
            route.fulfill({ status: 500, json: {} }),
          )
          await page.reload()
          await page.getByRole('button', { name: 'Réessayer' }).waitFor()
        },
      },
    },
  },
  {
    route: `${ADHESIONS}/:id`,
    as: 'administratrice',
    path: disputedYear,
    states: {
      'cancelled, empty': (page) => sendEmpty(page, 'Annuler l’adhésion', 'Annuler l’adhésion'),
    },
  },
]
