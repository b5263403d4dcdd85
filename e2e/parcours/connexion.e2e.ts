import {
  createCompte,
  createPersona,
  MOT_DE_PASSE,
} from '../../apps/server/src/modules/session/session.factory.ts'
import { lienRecu } from '../fixtures/identite.ts'
import { storageOf } from '../fixtures/storage.ts'
import { expect, test } from '../fixtures/test.ts'
import type { Page } from '@playwright/test'

const logIn = async (page: Page, email: string, password = MOT_DE_PASSE): Promise<void> => {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(password)
  await page.getByRole('button', { name: 'Me connecter' }).click()
}

test(
  '[R2.2-1] [R4-3] login leads back to the requested page',
  { tag: '@gate' },
  async ({ page, product }) => {
    const { email } = await createCompte(product.db, new Date())
    await page.goto('/faq?termes=tarif')
    await expect(page).toHaveURL(/\/connexion\?retour=/)
    await logIn(page, email)
    await expect(page).toHaveURL('/faq?termes=tarif')
    await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible()
  },
)

test('[R4-3] an expired member is redirected to the renewal page after login and from other pages', async ({
  page,
  product,
}) => {
  const { email } = await createPersona(product.db, new Date(), 'expiree')
  await page.goto('/connexion')
  await logIn(page, email)
  await expect(page).toHaveURL('/fin-adhesion')
  await page.goto('/faq')
  await expect(page).toHaveURL('/fin-adhesion')
})

test('[R8-3] wrong credentials show the specified message and clear the fields', async ({ page }) => {
  await page.goto('/connexion')
  await logIn(page, 'inconnue@entrelles.test', 'Pas-le-bon-1!')
  await expect(page.getByText('Erreur : Veuillez entrer des identifiants valides.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('')
  await expect(page.getByRole('textbox', { name: 'Mot de passe' })).toHaveValue('')
  expect(await storageOf(page)).not.toHaveProperty('token')
})

test('[R8-2] an unvalidated e-mail shows the specified message', async ({ page, product }) => {
  const { email } = await createCompte(product.db, new Date(), { email_valide_le: null })
  await page.goto('/connexion')
  await logIn(page, email)
  await expect(
    page.getByText(
      "Valide ton adresse e-mail grâce à l'e-mail de confirmation que nous t'avons envoyé. Pense à vérifier tes spams. À très vite, l'équipe.",
    ),
  ).toBeVisible()
  await expect(page.getByText(`Rien reçu sur ${email}`)).toBeVisible()
  await page.getByRole('button', { name: 'Renvoyer l’e-mail' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'C’est reparti' })).toBeVisible()
  expect(new URL(await lienRecu(product, email)).pathname).toMatch(/^\/connexion\//)
})

test('[R5-5] [R5-7] an empty form lists its two errors, and the first links to its field', async ({
  page,
}) => {
  await page.goto('/connexion')
  await page.getByRole('button', { name: 'Me connecter' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Ce formulaire comprend 2 erreur(s) :' })
  await expect(summary).toBeFocused()
  await summary.getByRole('link').first().click()
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused()
})

test('[R3-11] logout clears the storage, and the next member sees nothing of the first', async ({
  page,
  product,
}) => {
  // The home also shows members of other stories: none has this first name.
  const prenom = 'Bérangère'
  const first = await createCompte(product.db, new Date(), { prenom })
  await page.goto('/connexion')
  await logIn(page, first.email)
  await expect(page.getByText(prenom).first()).toBeVisible()
  // In the months of the rating banner its date is stored too.
  await expect
    .poll(async () => {
      const { ratingLoadDate: _date, ...stored } = await storageOf(page)
      return Object.keys(stored).sort()
    })
    .toEqual(['bannerLoadDate', 'token'])
  await page.getByRole('button', { name: `${prenom}, mon menu` }).click()
  await page.getByRole('menuitem', { name: 'Me déconnecter' }).click()
  await expect(page).toHaveURL(/\/connexion/)
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeFocused()
  expect(await storageOf(page)).toEqual({})
  const second = await createCompte(product.db, new Date(), { prenom: 'Nadia' })
  await logIn(page, second.email)
  await expect(page.getByText('Nadia').first()).toBeVisible()
  await expect(page.getByText(prenom)).toHaveCount(0)
})

test('[R2.4-1] the login page links to sign-up and password reset, and can show the password', async ({
  page,
}) => {
  await page.goto('/connexion')
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill('Secret-2026!')
  await page.getByRole('button', { name: 'Afficher le mot de passe' }).click()
  await expect(page.getByRole('textbox', { name: 'Mot de passe' })).toHaveAttribute('type', 'text')
  await page.getByRole('link', { name: 'Rejoindre le réseau' }).click()
  await expect(page).toHaveURL('/inscription')
  await page.getByRole('link', { name: 'Me connecter' }).click()
  await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click()
  await expect(page).toHaveURL('/reinitialisation-mot-de-passe')
})

test('a rate-limited login shows its message and keeps the e-mail', async ({ page }) => {
  const message = 'Trop de demandes d’un coup. Patiente un instant.'
  await page.route('**/api/login_check', (route) =>
    route.fulfill({ status: 429, json: { code: 'trop_de_demandes', message } }),
  )
  await page.goto('/connexion')
  await logIn(page, 'maelle@exemple.fr')
  await expect(page.getByText(message)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('maelle@exemple.fr')
})
