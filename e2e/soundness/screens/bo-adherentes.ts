import { expect, type Page } from '@playwright/test'
import { createProfil } from '../../../apps/server/src/modules/adherentes/adherentes.factory.ts'
import { createSuspension } from '../../../apps/server/src/modules/bo-adherentes/bo-adherentes.factory.ts'
import { createRebond } from '../../../apps/server/src/modules/rebonds/rebonds.factory.ts'
import { openMenu } from '../../fixtures/choices.ts'
import { confirmer } from '../../fixtures/identite.ts'
import type { Screens, World } from '../screen.ts'

const ADHERENTES = '/administratrice/adherente'
const NOBODY = '019a0000-0000-7000-8000-0000000000ff'
const DAY_MS = 86_400_000

const editionOf =
  (email: string) =>
  async ({ db }: World): Promise<string> => {
    const { id } = await db
      .selectFrom('comptes')
      .where('email', '=', email)
      .select('id')
      .executeTakeFirstOrThrow()
    return `${ADHERENTES}/${id}/edition`
  }

const choose = async (page: Page, names: readonly string[]) => {
  for (const name of names) await page.getByRole('checkbox', { name: `Sélectionner ${name}` }).check()
  const bar = page.getByRole('region', { name: 'Actions sur la sélection' })
  await bar.waitFor()
  return bar
}

/** Waits for the result of the dry run. */
const simulated = (page: Page) =>
  page.getByRole('dialog').getByRole('status').filter({ hasText: 'concernée' }).waitFor()

const suspended = async ({ db }: World): Promise<string> => {
  const now = new Date()
  const { id, email } = await createProfil(db, now, {
    compte: {
      prenom: 'Lou',
      nom: 'Suspendue',
      suspendue_jusquau: new Date(now.getTime() + 30 * DAY_MS),
    },
  })
  const suspension = {
    motif: 'autre',
    precision: 'Compte partagé',
    message: '',
    compteId: id,
    parId: id,
  } as const
  await createSuspension(db, now, suspension)
  await createRebond(db, now, { email, motif: '550 5.1.1 boîte inconnue' })
  return `${ADHERENTES}/${id}/edition`
}

export const lines: Screens = [
  {
    route: ADHERENTES,
    as: 'administratrice',
    states: {
      'some chosen': (page) => choose(page, ['Nolwenn Abgrall', 'Lucie Arnaud', 'Nadia Benali']),
      'a reminder, before it is sent': async (page) => {
        const bar = await choose(page, ['Nolwenn Abgrall', 'Nadia Benali'])
        await bar.getByRole('button', { name: 'Relancer l’adhésion' }).click()
        await simulated(page)
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /^Voir l’e-mail/ })
          .click()
      },
      'a message, before it is sent': async (page) => {
        const bar = await choose(page, ['Nolwenn Abgrall', 'Nadia Benali'])
        await bar.getByRole('button', { name: 'Envoyer un message' }).click()
        await simulated(page)
      },
      'the acts of a line': (page) =>
        openMenu(page, page.getByRole('button', { name: /^Actions\s: Nolwenn Abgrall/ })),
      'filters that hold': async (page) => {
        await page.goto(`${ADHERENTES}?etapeInscription=etape_deux&dateInscriptionMin=2026-01-01`)
        await page.getByRole('list', { name: 'Filtres actifs' }).waitFor()
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      },
      'filters unfolded': {
        reach: async (page) => {
          const filters = page.getByRole('search', { name: 'Filtrer les adhérentes' })
          await filters.getByRole('button', { name: 'Filtrer' }).click()
          await filters.getByRole('combobox', { name: 'Antenne' }).waitFor()
        },
        only: 'phone',
      },
      'nobody found': async (page) => {
        await page.getByRole('searchbox', { name: 'Nom, e-mail ou commune' }).fill('zzyzx')
        await page.getByRole('heading', { name: 'Aucune adhérente ne correspond' }).waitFor()
      },
    },
  },
  {
    route: `${ADHERENTES}/:id/edition`,
    as: 'administratrice',
    path: editionOf('adherente@entrelles.test'),
    states: {
      'a sensitive value shown': async (page) => {
        await page.getByRole('button', { name: 'Afficher le téléphone' }).click()
        await page.getByText(/consultation notée/).waitFor()
      },
      'put right, sent empty': async (page) => {
        await page.getByRole('button', { name: 'Modifier', exact: true }).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('textbox', { name: 'Nom', exact: true }).fill('')
        await dialog.getByRole('button', { name: 'Enregistrer' }).click()
        await dialog.getByRole('alert').waitFor()
      },
      'attached to a branch': async (page) => {
        await page.getByRole('button', { name: 'Rattacher à une antenne' }).click()
        await page.getByRole('dialog').getByRole('combobox', { name: 'Antenne' }).selectOption('Béarn')
        await simulated(page)
      },
      'suspended without a reason': async (page) => {
        await page.getByRole('button', { name: 'Suspendre le compte' }).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('combobox', { name: 'Motif' }).selectOption('Autre motif')
        await dialog.getByRole('button', { name: 'Suspendre le compte' }).click()
        await dialog.getByRole('alert').waitFor()
      },
      'the password asked for': {
        reach: async (page) => {
          await page.getByRole('button', { name: 'Suspendre le compte' }).click()
          await page.getByRole('dialog').getByRole('button', { name: 'Suspendre le compte' }).click()
          await page.getByRole('dialog', { name: 'Confirme ton mot de passe' }).waitFor()
        },
        says: /^Failed to load resource/,
      },
      'a wrong password': {
        reach: async (page) => {
          await page.getByRole('button', { name: 'Enregistrer les fonctions' }).click()
          await confirmer(page, 'pas-le-bon')
          await page.getByRole('dialog').getByRole('alert').waitFor()
        },
        says: /^Failed to load resource/,
      },
      'not found': {
        reach: async (page) => {
          await page.goto(`${ADHERENTES}/${NOBODY}/edition`)
          await page.getByRole('heading', { name: 'Page introuvable' }).waitFor()
        },
        says: /^Failed to load resource|^CallError: /,
      },
    },
  },
  {
    route: `${ADHERENTES}/:id/edition`,
    name: 'suspended, with an address that bounced',
    as: 'administratrice',
    path: suspended,
    states: {
      'to be let in again': async (page) => {
        await page.getByRole('button', { name: 'Lever la suspension' }).click()
        await page.getByRole('alertdialog').waitFor()
      },
      'an unfinished sign-up': async (page, world) => {
        await page.goto(await editionOf('inscription@entrelles.test')(world))
        await page.getByRole('button', { name: 'Relancer l’inscription' }).waitFor()
      },
    },
  },
  {
    route: '/coordinatrice/adherente',
    as: 'coordinatrice',
    states: {
      'a member’s card': async (page) => {
        await page.getByRole('link', { name: 'Nolwenn Abgrall' }).click()
        const dialog = page.getByRole('dialog', { name: 'Nolwenn Abgrall' })
        await dialog.getByRole('link', { name: 'Voir son profil' }).waitFor()
      },
      'the card of one who is not hers': {
        reach: async (page) => {
          await page.goto(`/coordinatrice/adherente?fiche=${NOBODY}`)
          await page.getByRole('dialog').getByRole('heading', { name: 'Page introuvable' }).waitFor()
        },
        says: /^Failed to load resource|^CallError: /,
      },
    },
  },
]
