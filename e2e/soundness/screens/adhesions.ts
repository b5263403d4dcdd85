import type { Page } from '@playwright/test'
import { createTentative } from '../../../apps/server/src/modules/paiements/paiements.factory.ts'
import { createPersona } from '../../../apps/server/src/modules/session/session.factory.ts'
import type { Screens, World } from '../screen.ts'

const DAY_MS = 86_400_000
const FAILED = /^Failed to load resource/
const RETOUR = '/adhesion-paiement?code=succeeded&checkoutIntentId=71001'

/** A user who has never been a member. */
const nouvelle = ({ db }: World) => createPersona(db, new Date(), 'expiree', { paye_jusquau: null })

/** The same with a pending payment that the platform has not confirmed. */
const nouvelleQuiPaie = async (world: World): Promise<string> => {
  const { id, email } = await nouvelle(world)
  await createTentative(world.db, new Date(), {
    compteId: id,
    checkout_intent_id: 71_001,
    verifications: 1,
    prochaine_verification: new Date(Date.now() + DAY_MS),
  })
  return email
}

/** Returns from the payment page while the API gives that response. */
const comeBack = async (page: Page, answer: { status?: number; json: object }, said: string) => {
  await page.route('**/api/change_statut_paiement', (route) => route.fulfill(answer))
  await page.goto(RETOUR)
  await page.getByText(said, { exact: true }).waitFor()
}

const wait = (page: Page) =>
  comeBack(page, { json: { statut: 'en_attente' } }, 'Ton paiement est en cours de vérification.')

/** One year in each status. */
const ANNEES = ['a_venir', 'active', 'grace', 'expiree', 'annulee', 'remboursee', 'contestee'].map(
  (statut, rang) => ({
    id: `019a0000-0000-7000-8000-0000000000a${rang}`,
    dateDebut: '2025-11-14',
    dateFin: '2026-11-13',
    tarif: 'reduit',
    montant: 4000,
    origine: 'cheque',
    statut,
    numero: `2025-004${rang}`,
    datePaiement: '2025-11-14T10:00:00Z',
    recuUrl: rang === 1 ? 'https://exemple.fr/recu' : null,
  }),
)

export const lines: Screens = [
  {
    route: '/fin-adhesion',
    as: 'expiree',
    states: {
      'the reduced rate': async (page) => {
        await page.getByRole('checkbox').check()
        await page.getByRole('heading', { name: '40 euros par an' }).waitFor()
      },
      'no payment page': {
        says: FAILED,
        reach: async (page) => {
          await page.route('**/api/adhesion', (route) => route.fulfill({ status: 500, json: {} }))
          await page.getByRole('button', { name: 'Je prolonge' }).click()
          await page.getByRole('main').getByRole('alert').waitFor()
        },
      },
    },
  },
  { route: '/fin-adhesion', name: 'first year, payment begun', as: nouvelleQuiPaie },
  { route: '/fin-adhesion', name: 'year that runs', as: 'adherente' },
  {
    route: '/adhesion-paiement',
    as: 'expiree',
    reads: false,
    states: {
      refused: async (page) => {
        await page.goto('/adhesion-paiement?code=refused')
        await page.getByText('Ton paiement a été refusé.').waitFor()
      },
      paid: (page) => comeBack(page, { json: { statut: 'paye' } }, 'Ton adhésion a bien été renouvelée !'),
      'not verified': {
        says: FAILED,
        reach: (page) => comeBack(page, { status: 500, json: {} }, 'Une erreur est survenue.'),
      },
      awaited: wait,
      'awaited for long': async (page) => {
        await wait(page)
        // More than a minute later, when she returns from her bank's application, the status is requested once more.
        await page.evaluate(() => {
          const { now } = Date
          Date.now = () => now() + 61_000
          window.dispatchEvent(new Event('visibilitychange'))
        })
        await page.getByRole('button', { name: 'Vérifier maintenant' }).waitFor()
      },
    },
  },
  {
    route: '/adhesion-paiement/reclamation',
    as: 'expiree',
    reads: false,
    states: {
      'sent empty': async (page) => {
        await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
        await page.getByRole('main').getByRole('alert').first().waitFor()
      },
      sent: async (page) => {
        const recue = { numero: '2026-0042', repondreAvant: '2026-11-18', email: 'membre@exemple.fr' }
        await page.route('**/api/adhesions/reclamation', (route) =>
          route.fulfill({ status: 201, json: recue }),
        )
        await page.getByRole('textbox', { name: 'E-mail utilisé pour payer' }).fill('payeur@exemple.fr')
        await page.getByRole('main').getByRole('spinbutton').first().focus()
        await page.keyboard.type('11112026')
        await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
        await page.getByText('Ta demande est partie, dossier 2026-0042').waitFor()
      },
    },
  },
  {
    route: '/mon-compte',
    name: 'without a year',
    as: async (world) => (await nouvelle(world)).email,
    states: {
      'a year in each of its states': async (page) => {
        const json = {
          adhesions: ANNEES,
          payeJusquau: '2026-11-13',
          tarif: 'plein',
          rappels: true,
          paiementEnCours: null,
        }
        await page.route('**/api/adhesions', (route) => route.fulfill({ json }))
        await page.reload()
        await page.getByText('Contestée', { exact: true }).waitFor()
      },
    },
  },
]
