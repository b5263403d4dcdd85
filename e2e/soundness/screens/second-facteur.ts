import type { Page } from '@playwright/test'
import {
  codeAt,
  unprotectCompte,
  protectCompte,
} from '../../../apps/server/src/modules/second-facteur/second-facteur.factory.ts'
import { createPersona, MOT_DE_PASSE } from '../../../apps/server/src/modules/session/session.factory.ts'
import type { Screens, World } from '../screen.ts'

const EMAIL = 'protection@entrelles.test'

const idOf = async ({ db }: World): Promise<string> =>
  (await db.selectFrom('comptes').where('email', '=', EMAIL).select('id').executeTakeFirstOrThrow()).id

/** Enters the password and returns the key shown. */
const openKey = async (page: Page): Promise<string> => {
  await page.getByLabel('Mot de passe actuel').fill(MOT_DE_PASSE)
  await page.getByRole('button', { name: 'Continuer' }).click()
  return (await page.getByText(/^[A-Z2-7 ]{39}$/).innerText()).replaceAll(' ', '')
}

const sendCode = async (page: Page, code: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Code à six chiffres' }).fill(code)
  await page.getByRole('button', { name: 'Vérifier le code' }).click()
}

export const lines: Screens = [
  {
    route: '/mon-compte/second-facteur',
    // A separate account: other tests log in to the known ones with the password alone.
    as: async ({ db }) => (await createPersona(db, new Date(), 'adherente', { email: EMAIL })).email,
    states: {
      'a wrong password': {
        says: /^Failed to load resource/,
        reach: async (page) => {
          await page.getByLabel('Mot de passe actuel').fill('Pas-le-mien-1!')
          await page.getByRole('button', { name: 'Continuer' }).click()
          await page.getByText('Ce formulaire comprend').waitFor()
        },
      },
      'the key': openKey,
      'the key, a wrong code': {
        says: /^Failed to load resource/,
        reach: async (page) => {
          await openKey(page)
          await sendCode(page, '000000')
          await page.getByText('Ce code n’est pas valide').first().waitFor()
        },
      },
      'recovery codes': async (page, world) => {
        await unprotectCompte(world.db, await idOf(world))
        await page.reload()
        await sendCode(page, codeAt(await openKey(page), new Date()))
        await page.getByRole('heading', { name: 'Garde ces dix codes de secours' }).waitFor()
      },
      'turned on, one recovery code left': async (page, world) => {
        const id = await idOf(world)
        await unprotectCompte(world.db, id)
        await protectCompte(world.db, new Date(), id)
        await page.reload()
        await page.getByText('presque plus de codes de secours').waitFor()
      },
    },
  },
]
