import type { Page } from '@playwright/test'
import { createJeton, createPersona } from '../../../apps/server/src/modules/session/session.factory.ts'
import { replacePush } from '../../fixtures/push.ts'
import { signIn } from '../../fixtures/test.ts'
import type { Screens, World } from '../screen.ts'

const ERREURS = 'Ce formulaire comprend'
const PARTANTE = 'administratrice-partante@entrelles.test'

/** An administrator without a membership, with a pending deletion and an unconfirmed new e-mail. */
const createPartante = async ({ db }: World): Promise<string> => {
  const now = new Date()
  const fields = { email: PARTANTE, suppression_demandee_le: now }
  const { id, email } = await createPersona(db, now, 'administratrice', fields)
  const demande = { compteId: id, usage: 'email', email: `nouvelle-adresse-de-l-${PARTANTE}` } as const
  await createJeton(db, () => 'a link that nobody opens', demande, now)
  return email
}

const appareils = (page: Page) => page.getByRole('region', { name: 'Tes appareils' })
const activer = (page: Page) => appareils(page).getByRole('button', { name: 'Activer sur cet appareil' })

/** Two other devices, one with the longest name. */
const AUTRES = ['Safari sur iPhone', `Navigateur${'-anticonstitutionnel'.repeat(3)}`].map((appareil, n) => ({
  id: `01900000-0000-7000-8000-00000000000${n}`,
  appareil,
  depuis: '2026-10-02T09:00:00.000Z',
  dernierEnvoi: n === 0 ? '2026-11-14T18:30:00.000Z' : null,
  courant: false,
}))

const openAppareils = async (page: Page, answer: NotificationPermission): Promise<void> => {
  await replacePush(page.context(), answer)
  await page.route('**/api/notifications/abonnements_push', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    const read = (await response.json()) as { abonnements: object[] }
    await route.fulfill({ response, json: { ...read, abonnements: [...read.abonnements, ...AUTRES] } })
  })
  await page.reload()
  await activer(page).waitFor()
}

const MESURE = {
  id: '01900000-0000-7000-8000-000000000010',
  action: 'masquer',
  cible: { type: 'coup_de_pouce', titre: `Tour${'-anticonstitutionnel'.repeat(3)}` },
  motif: 'Cette demande vise une membre.\n\nL’article 3 de la charte l’interdit.',
  date: '2026-11-14T09:00:00.000Z',
  portee: null,
  jusquau: null,
  levee: false,
  recoursPossible: true,
  recours: null,
}
const AUTRE_MESURE = {
  ...MESURE,
  id: '01900000-0000-7000-8000-000000000011',
  action: 'restreindre',
  portee: 'message',
  jusquau: '2026-10-01',
  recoursPossible: false,
  recours: {
    motif: 'Je ne savais pas.',
    dateCreation: '2026-09-20T09:00:00.000Z',
    issue: 'maintenue',
    reponse: 'La décision reste la même.',
    dateReponse: '2026-09-21T09:00:00.000Z',
  },
}

const openMesures = async (page: Page): Promise<void> => {
  const masques = [{ cible: { type: 'publication', titre: 'Corinne Aubert' } }]
  const json = { mesures: [MESURE, AUTRE_MESURE], nbmesures: 2, limit: 20, masques }
  await page.route('**/api/mesures/miennes?*', (route) => route.fulfill({ json }))
  await page.reload()
  await page.getByRole('region', { name: 'Mesures à mon sujet' }).waitFor()
}

export const lines: Screens = [
  {
    route: '/mon-compte',
    as: 'adherente',
    states: {
      'her profile with four errors': async (page) => {
        const profil = page.getByRole('region', { name: 'Mon profil' })
        await profil.getByRole('textbox', { name: 'Prénom' }).fill('A')
        await profil.getByRole('textbox', { name: 'Nom', exact: true }).fill('')
        await profil.getByRole('textbox', { name: 'Code postal' }).fill('290')
        await profil.getByRole('button', { name: 'Enregistrer' }).click()
        await profil.getByText(ERREURS).waitFor()
      },
      'her password, sent empty': async (page) => {
        await page.getByRole('button', { name: 'Changer mon mot de passe' }).click()
        await page.getByText(ERREURS).waitFor()
      },
      'her notifications, with quiet hours that are refused': async (page) => {
        const reglages = page.getByRole('region', { name: 'Mes notifications' })
        await reglages.getByRole('button', { name: 'Au calme' }).click()
        const fin = reglages.getByRole('group', { name: 'À (fin des heures calmes)' })
        await fin.getByRole('spinbutton').first().click()
        await page.keyboard.type('2100')
        await reglages.getByRole('button', { name: 'Enregistrer' }).click()
        await reglages.getByText(ERREURS).waitFor()
      },
      'her devices, this one to be switched on': (page) => openAppareils(page, 'granted'),
      'her devices, this one switched on': async (page) => {
        await openAppareils(page, 'granted')
        await activer(page).click()
        await appareils(page).getByRole('button', { name: 'Désactiver' }).waitFor()
      },
      'her devices, this one refused by the browser': async (page) => {
        await openAppareils(page, 'denied')
        await activer(page).click()
        await appareils(page).getByText('Ton navigateur bloque').waitFor()
      },
      'her devices, this one to be installed': async (page) => {
        await page.addInitScript(() => Object.defineProperty(navigator, 'userAgent', { value: 'iPhone' }))
        await page.reload()
        await appareils(page).getByText('Sur l’écran d’accueil').waitFor()
      },
      'a member to unblock': async (page) => {
        await page.getByRole('button', { name: 'Débloquer Bérengère Vidal' }).click()
        await page.getByRole('button', { name: 'Garder bloquée' }).waitFor()
      },
      'blocked members of long names, with more to come': async (page) => {
        await page.route('**/api/blocages?*', async (route) => {
          const response = await route.fetch()
          const read = (await response.json()) as { adherentes: object[] }
          const prenom = `Marie${'-Anticonstitutionnelle'.repeat(2)}`
          const longue = { ...read.adherentes[0], id: '01900000-0000-7000-8000-000000000000', prenom }
          await route.fulfill({
            response,
            json: { ...read, adherentes: [...read.adherentes, longue], nbadherentes: 41 },
          })
        })
        await page.reload()
        await page.getByRole('button', { name: 'Afficher les suivantes' }).waitFor()
      },
      'reports of long titles, with more to come': async (page) => {
        await page.route('**/api/signalements/miens?*', async (route) => {
          const response = await route.fetch()
          const read = (await response.json()) as { signalements: object[] }
          const titre = `Marché${'-anticonstitutionnel'.repeat(3)}`
          const longue = {
            ...read.signalements[0],
            id: '01900000-0000-7000-8000-000000000000',
            cible: { type: 'evenement', titre },
          }
          await route.fulfill({
            response,
            json: { ...read, signalements: [...read.signalements, longue], nbsignalements: 41 },
          })
        })
        await page.reload()
        await page.getByRole('button', { name: 'Afficher les suivants' }).waitFor()
      },
      'measures about her, one with its appeal': openMesures,
      'an appeal, sent empty': async (page) => {
        await openMesures(page)
        await page.getByRole('button', { name: 'Demander un recours' }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Envoyer' }).click()
        await page.getByRole('dialog').getByRole('alert').first().waitFor()
      },
      'a session to end': async (page, world) => {
        await signIn(world, 'adherente@entrelles.test')
        await page.reload()
        await page
          .getByRole('button', { name: /^Déconnecter/ })
          .first()
          .click()
        await page.getByRole('alertdialog').waitFor()
      },
      'an account to delete': async (page) => {
        await page.getByRole('button', { name: 'Supprimer mon compte' }).click()
        await page.getByRole('alertdialog').waitFor()
      },
    },
  },
  {
    route: '/membre/:id/parametres',
    as: createPartante,
    path: async ({ db }) => {
      const { id } = await db
        .selectFrom('comptes')
        .where('email', '=', PARTANTE)
        .select('id')
        .executeTakeFirstOrThrow()
      return `/membre/${id}/parametres`
    },
  },
]
