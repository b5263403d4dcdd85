import { createPersona } from '../../apps/server/src/modules/session/session.factory.ts'
import { connecter, expectErreurs, expectFacile, FACILE, lienRecu } from '../fixtures/identite.ts'
import { expect, test } from '../fixtures/test.ts'
import type { Page } from '@playwright/test'

const NOUVEAU = 'Bocage-Normand-35!'
const INVALIDE = 'Erreur : Veuillez entrer un mot de passe valide.'
const DIFFERENTS = 'Erreur : Les mots de passe ne sont pas identiques.'

const demander = async (page: Page, email: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('button', { name: 'Recevoir le lien' }).click()
}

const choisir = async (page: Page, motDePasse: string, confirmation = motDePasse): Promise<void> => {
  await page.getByRole('textbox', { name: 'Nouveau mot de passe' }).fill(motDePasse)
  await page.getByRole('textbox', { name: 'Confirmation du mot de passe' }).fill(confirmation)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
}

test(
  '[R2.1-4] [R5-3] [R5-6] [R8-7] a forgotten password is replaced with the mail’s link',
  { tag: '@gate' },
  async ({ page, product }) => {
    const { email } = await createPersona(product.db, new Date(), 'adherente')
    await page.goto('/connexion')
    await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Mot de passe oublié' })).toBeVisible()
    await demander(page, email)
    await expect(page.locator(':focus')).toContainText('Un e-mail vient de t’être envoyé.')

    await page.goto(await lienRecu(product, email))
    await expect(page.getByRole('heading', { level: 1, name: 'Nouveau mot de passe' })).toBeVisible()
    await expect(page).toHaveURL('/reinitialisation-mot-de-passe/nouveau-mot-de-passe')
    await choisir(page, 'garrigue', 'autre')
    await expectErreurs(page, [INVALIDE, DIFFERENTS])
    await expectFacile(page.getByRole('textbox', { name: 'Nouveau mot de passe' }), 'Azerty123!')
    await choisir(page, 'Le-Goff-2026')
    await expectErreurs(page, [FACILE])
    await choisir(page, NOUVEAU)
    await expect(page).toHaveURL('/connexion')
    await expect(page.getByText('Votre mot de passe a été réinitialisé.')).toBeVisible()
    await connecter(page, email, NOUVEAU)
    await expect(page).toHaveURL('/')
  },
)

test('[R5-7] [R8-5] the e-mail is required, and an unknown one shows the specified message', async ({
  page,
}) => {
  await page.goto('/reinitialisation-mot-de-passe')
  await demander(page, '   ')
  await expectErreurs(page, ['Le champ "E-mail" est obligatoire.'])
  await demander(page, 'inconnue@exemple.fr')
  await expect(
    page.getByText("Nous n'avons pas trouvé votre e-mail dans notre base de donnée", { exact: true }),
  ).toBeVisible()
})

test('[R8-4] an expired or malformed link shows the specified message and leads to a new request', async ({
  page,
  product,
}) => {
  const { email } = await createPersona(product.db, new Date(), 'adherente')
  await page.goto('/reinitialisation-mot-de-passe')
  await demander(page, email)
  const lien = await lienRecu(product, email)
  const expire = page.getByRole('heading', { level: 1, name: 'Le lien est expiré !' })
  try {
    await product.moveClock(2 * 3_601_000)
    await page.goto(lien)
    await choisir(page, NOUVEAU)
    await expect(expire).toBeVisible()
  } finally {
    await product.moveClock(0)
  }
  await page.getByRole('link', { name: 'Recevoir un nouveau lien' }).click()
  await expect(page).toHaveURL('/reinitialisation-mot-de-passe')
  await page.goto('/reinitialisation-mot-de-passe/nouveau-mot-de-passe?token=court')
  await expect(expire).toBeVisible()
})
