import type { Page } from '@playwright/test'
import {
  createCompte,
  createPersona,
  MOT_DE_PASSE,
} from '../../apps/server/src/modules/session/session.factory.ts'
import { codeAt } from '../../apps/server/src/modules/second-facteur/second-facteur.factory.ts'
import { startProduct, type Product } from '../fixtures/product.ts'
import { expect, signIn, test } from '../fixtures/test.ts'

const logIn = async (page: Page, email: string) => {
  await page.goto('/connexion')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(MOT_DE_PASSE)
  await page.getByRole('button', { name: 'Me connecter' }).click()
}
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const codeField = (page: Page) => page.getByRole('textbox', { name: 'Code à six chiffres' })

test('a second factor is enrolled in three steps, then disabled', { tag: '@gate' }, async ({ asAlone }) => {
  const page = await asAlone('adherente')
  await page.goto('/mon-compte')
  await page.getByRole('link', { name: 'Protéger ma connexion' }).click()
  await expect(title(page, 'Protéger ma connexion')).toBeVisible()
  await expect(page.getByText('Étape 1/3')).toBeVisible()
  await page.getByLabel('Mot de passe actuel').fill(MOT_DE_PASSE)
  await page.getByRole('button', { name: 'Continuer' }).click()

  await expect(page.getByRole('img', { name: 'QR code à scanner avec ton application' })).toBeVisible()
  const cle = (await page.getByText(/^[A-Z2-7 ]{39}$/).innerText()).replaceAll(' ', '')
  await codeField(page).fill('000000')
  await page.getByRole('button', { name: 'Vérifier le code' }).click()
  await expect(page.getByText('Ce code n’est pas valide. Vérifie-le et réessaie.').first()).toBeVisible()
  await codeField(page).fill(codeAt(cle, new Date()))
  await page.getByRole('button', { name: 'Vérifier le code' }).click()

  await expect(page.getByRole('heading', { name: 'Garde ces dix codes de secours' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /^\d{4}-\d{4}$/ })).toHaveCount(10)
  const done = page.getByRole('button', { name: 'Terminer' })
  await expect(done).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel('Je les ai mis en lieu sûr').check()
  await done.click()
  await expect(page.getByText('Il te reste 10 codes de secours.')).toBeVisible()
  await page.getByLabel('Mot de passe actuel').fill(MOT_DE_PASSE)
  await page.getByRole('button', { name: 'Désactiver' }).click()
  await expect(page.getByRole('button', { name: 'Continuer' })).toBeVisible()
})

test('a new administrator is led from the closed back office to her account, and it opens once she is protected', async ({
  browser,
}) => {
  const product = await startProduct({ SECOND_FACTEUR_BO: 'obligatoire' })
  try {
    const { email } = await createPersona(product.db, new Date(), 'administratrice')
    const context = await browser.newContext({
      baseURL: product.url,
      locale: 'fr-FR',
      viewport: { width: 390, height: 780 },
      storageState: await signIn(product, email),
    })
    const page = await context.newPage()
    await page.goto('/administratrice/journal')
    const notice = page.getByRole('heading', { name: 'Active la double authentification' })
    await expect(notice.first()).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Protéger ma connexion' }).first().click()
    await expect(page).toHaveURL('/mon-compte#protection')
    await expect(page.getByRole('heading', { name: 'Ma protection' })).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Ma protection' })).toBeInViewport()

    await page.getByRole('link', { name: 'Protéger ma connexion' }).click()
    await expect(title(page, 'Protéger ma connexion')).toBeVisible()
    await page.getByLabel('Mot de passe actuel').fill(MOT_DE_PASSE)
    await page.getByRole('button', { name: 'Continuer' }).click()
    const cle = (await page.getByText(/^[A-Z2-7 ]{39}$/).innerText()).replaceAll(' ', '')
    await codeField(page).fill(codeAt(cle, new Date()))
    await page.getByRole('button', { name: 'Vérifier le code' }).click()
    await page.getByLabel('Je les ai mis en lieu sûr').check()
    const [opened] = await Promise.all([
      page.waitForResponse(/\/api\/bo\/journal/),
      page.goto('/administratrice/journal'),
    ])
    expect(opened.status()).toBe(200)
    await expect(title(page, 'Journal')).toBeVisible()
    await expect(notice).toHaveCount(0)
    await context.close()
  } finally {
    await product.stop()
  }
})

/** Creates an account with a second factor, enrolled through the API. */
const createProtected = async ({ db, url }: Product) => {
  const { id, email } = await createCompte(db, new Date())
  const post = async (path: string, body: object, token = '') => {
    const answer = await fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    return (await answer.json()) as { token: string; cle: string; codes: string[] }
  }
  const { token } = await post('login_check', { username: email, password: MOT_DE_PASSE })
  const { cle } = await post('second_facteur', { password: MOT_DE_PASSE }, token)
  const { codes } = await post('second_facteur/activation', { code: codeAt(cle, new Date()) }, token)
  // Resets the last used time step, so that the current code is accepted again.
  await db.updateTable('seconds_facteurs').set({ dernier_pas: 0 }).where('compte_id', '=', id).execute()
  return { email, cle, codes }
}

test('the code is requested after the password', { tag: '@gate' }, async ({ page, product }) => {
  const { email, cle } = await createProtected(product)
  await logIn(page, email)
  await expect(title(page, 'Encore un code')).toBeFocused()
  await codeField(page).fill('000000')
  await page.getByRole('button', { name: 'Me connecter' }).click()
  await expect(page.getByRole('alert')).toContainText('Ce code n’est pas valide.')
  await codeField(page).fill(codeAt(cle, new Date()))
  await page.getByRole('button', { name: 'Me connecter' }).click()
  await expect(title(page, 'Bonjour')).toBeVisible()
})

test('a recovery code replaces the application’s code and is used up', async ({ page, product }) => {
  const { email, codes } = await createProtected(product)
  const [code = ''] = codes
  await logIn(page, email)
  await expect(title(page, 'Encore un code')).toBeFocused()
  await codeField(page).fill(code)
  await page.getByRole('button', { name: 'Me connecter' }).click()
  await expect(title(page, 'Bonjour')).toBeVisible()
  await page.goto('/mon-compte/second-facteur')
  await expect(page.getByText('Il te reste 9 codes de secours.')).toBeVisible()
})
