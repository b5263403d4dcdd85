import type { Page } from '@playwright/test'
import { createPersona } from '../../../apps/server/src/modules/session/session.factory.ts'
import type { Reach, Screens } from '../screen.ts'

const ERREURS = 'Ce formulaire comprend'
const EMAIL = 'etapes@entrelles.test'

const dialogue = (page: Page) => page.getByRole('dialog')
const sendEmpty = async (page: Page): Promise<void> => {
  await dialogue(page).locator('[type=submit]').click()
  await dialogue(page).getByText(ERREURS).waitFor()
}

/** Opens the dialog at another step, then acts there. */
const atStep =
  (numero: 1 | 2 | 4 | 5, act: (page: Page) => Promise<unknown>): Reach =>
  async (page, { db }) => {
    const etape = { 1: 'etape_deux', 2: 'etape_trois', 4: 'etape_cinq', 5: 'etape_six' } as const
    await db
      .updateTable('comptes')
      .set({ etape_inscription: etape[numero] })
      .where('email', '=', EMAIL)
      .execute()
    await page.reload()
    await dialogue(page).getByText(`Étape ${numero}/5`).waitFor()
    await act(page)
  }

export const lines: Screens = [
  {
    route: '/inscription',
    as: 'visiteuse',
    reads: false,
    states: {
      'sent empty': async (page) => {
        await page.getByRole('button', { name: 'Créer mon compte' }).click()
        await page.getByText(ERREURS).waitFor()
      },
      'an easy password': async (page) => {
        await page.getByRole('textbox', { name: 'Mot de passe' }).fill('Azerty123!')
        await page.getByText('Ce mot de passe est trop facile à deviner').waitFor()
      },
      'a mistyped address and half a password': async (page) => {
        await page.getByRole('textbox', { name: 'Mot de passe' }).fill('garrigue7')
        await page.getByRole('textbox', { name: 'E-mail' }).fill('leonie@gmial.com')
        await page.getByRole('button', { name: 'gmail.com ?' }).waitFor()
      },
      'a link on its way': async (page) => {
        await page.getByRole('textbox', { name: 'Prénom' }).fill('Léonie')
        await page.getByRole('textbox', { name: 'E-mail' }).fill('leonie@entrelles.test')
        await page.getByRole('textbox', { name: 'Mot de passe' }).fill('Garrigue-07!')
        await page.getByRole('checkbox').check()
        await page.getByRole('button', { name: 'Créer mon compte' }).click()
        await page.getByText('Merci pour ton inscription').waitFor()
      },
    },
  },
  {
    route: '/',
    name: 'the five steps of the sign-up',
    // At the third step, which loads its lists.
    as: async ({ db }) => {
      const { email } = await createPersona(db, new Date(), 'inscription', {
        email: EMAIL,
        etape_inscription: 'etape_quatre',
      })
      return email
    },
    states: {
      'step 3, sent empty': sendEmpty,
      'step 3, another ambition': async (page) => {
        await dialogue(page).getByRole('radio', { name: 'Autre' }).check()
        await dialogue(page).getByRole('textbox', { name: 'Ton ambition' }).waitFor()
      },
      'step 1': atStep(1, () => Promise.resolve()),
      'step 1, sent empty': atStep(1, sendEmpty),
      'step 2, communes found': atStep(2, async (page) => {
        await dialogue(page).getByRole('textbox', { name: 'Code postal' }).fill('29100')
        await dialogue(page).getByText('communes trouvées').waitFor()
      }),
      'step 4, another situation': atStep(4, async (page) => {
        await dialogue(page).getByRole('checkbox', { name: 'Autre' }).check()
        await dialogue(page).getByRole('textbox', { name: 'Ta situation' }).waitFor()
      }),
      'step 5, sent empty': atStep(5, sendEmpty),
    },
  },
]
