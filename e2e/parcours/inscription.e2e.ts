import { createPersona } from '../../apps/server/src/modules/session/session.factory.ts'
import { connecter, expectErreurs, expectFacile, FACILE, lienRecu, suivreLien } from '../fixtures/identite.ts'
import { expect, test } from '../fixtures/test.ts'
import type { Locator, Page } from '@playwright/test'

const MOT_DE_PASSE = 'Garrigue-07!'
let rang = 0
const nouvelleAdresse = (): string => `leonie-${Date.now()}-${(rang += 1)}@exemple.fr`

const remplir = async (page: Page, email: string): Promise<void> => {
  await page.goto('/inscription')
  await page.getByRole('textbox', { name: 'Prénom' }).fill('Léonie')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(MOT_DE_PASSE)
  await page.getByRole('checkbox').check()
}

const inscrire = async (page: Page, email: string): Promise<void> => {
  await remplir(page, email)
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(
    page.getByText(
      "Merci pour ton inscription ! Clique sur le lien dans l'e-mail que nous venons de t'envoyer.",
    ),
  ).toBeVisible()
}

/** Types a date as a user does: digits, one part after the other. */
const ecrireDate = async (dialogue: Locator, chiffres: string): Promise<void> => {
  await dialogue.getByRole('spinbutton').first().focus()
  await dialogue.page().keyboard.type(chiffres)
}

test(
  '[R1-6] [R2.1-3] [R4-5] [R4-7] [R2.4-6] from sign-up to the membership page, with the mail’s link and five steps',
  { tag: '@gate' },
  async ({ page, product }) => {
    const email = nouvelleAdresse()
    await inscrire(page, email)

    await lienRecu(product, email)
    await expect(page.getByText(`Rien reçu sur ${email}`)).toBeVisible()
    await page.getByRole('button', { name: 'Renvoyer l’e-mail' }).click()
    const lien = await lienRecu(product, email, 2)
    expect(new URL(lien).pathname).toMatch(/^\/connexion\/[\w-]{43}\/1$/)
    const adresses: string[] = []
    page.on('framenavigated', (frame) => adresses.push(frame.url()))
    await suivreLien(page, lien)
    const dialogue = page.getByRole('dialog')
    await expect(dialogue.getByText('Étape 1/5')).toBeVisible()
    await expect(page).toHaveURL('/')
    expect(adresses).toContain(`${product.url}/connexion/lien/1`)
    await expect(dialogue).toBeFocused()

    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await expect(dialogue).toBeVisible()
    await expect(
      dialogue.getByText(
        'Ces questions nous aident à mieux connaître le profil des membres et à leur apporter des réponses adaptées.',
      ),
    ).toBeVisible()
    const suivant = dialogue.getByRole('button', { name: 'Suivant' })
    await dialogue.getByRole('textbox', { name: 'Nom' }).fill('Marchal')
    await ecrireDate(dialogue, '04051990')
    await suivant.click()

    await expect(dialogue.getByText('Étape 2/5')).toBeVisible()
    await expect(dialogue).toBeFocused()
    await page.reload()
    await expect(dialogue.getByText('Étape 2/5')).toBeVisible()
    await dialogue.getByRole('textbox', { name: 'Code postal' }).fill('29100')
    await expect(dialogue.locator('[aria-live=polite]')).toHaveText(
      /^\d+ communes trouvées\. Sélectionne ta commune dans la liste\.$/,
    )
    await dialogue.getByRole('combobox', { name: 'Commune' }).selectOption('Douarnenez')
    await suivant.click()

    await expect(dialogue.getByText('Étape 3/5')).toBeVisible()
    await expect(dialogue.getByText('80 € par an, 40 € au tarif réduit')).toBeVisible()
    const precedent = dialogue.getByRole('button', { name: 'Précédent' })
    await precedent.click()
    await expect(dialogue.getByText('Étape 2/5')).toBeVisible()
    await expect(dialogue.getByRole('textbox', { name: 'Code postal' })).toHaveValue('29100')
    await expect(dialogue.getByRole('combobox', { name: 'Commune' })).toHaveValue(/^29/)
    await precedent.click()
    await expect(dialogue.getByRole('textbox', { name: 'Nom' })).toHaveValue('Marchal')
    await expect(precedent).toHaveCount(0)
    await dialogue.getByRole('textbox', { name: 'Nom' }).fill('Marchal-Le Bihan')
    await suivant.click()
    // The only commune of a code is chosen.
    await dialogue.getByRole('textbox', { name: 'Code postal' }).fill('29770')
    await expect(dialogue.locator('[aria-live=polite]')).toHaveText(/commune/)
    await dialogue.getByRole('textbox', { name: 'Code postal' }).fill('29100')
    await dialogue.getByRole('combobox', { name: 'Commune' }).selectOption('Douarnenez')
    await suivant.click()

    await expect(dialogue.getByText('Étape 3/5')).toBeVisible()
    await dialogue.getByRole('radio', { name: 'Autre' }).check()
    await dialogue.getByRole('textbox', { name: 'Ton ambition' }).fill('Ouvrir un gîte')
    await dialogue
      .getByRole('combobox', { name: 'Secteur d’activité' })
      .selectOption('Artisanat et métiers d’art')
    await suivant.click()

    await expect(dialogue.getByText('Étape 4/5')).toBeVisible()
    await dialogue.getByRole('checkbox').first().check()
    await dialogue.getByRole('checkbox', { name: 'Autre' }).check()
    await dialogue.getByRole('textbox', { name: 'Ta situation' }).fill('Retraitée active')
    await suivant.click()

    await expect(dialogue.getByText('Étape 5/5')).toBeVisible()
    await dialogue.getByRole('checkbox').nth(1).check()
    await dialogue.getByRole('button', { name: 'Accéder à la plateforme' }).click()
    await expect(page).toHaveURL('/fin-adhesion')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
)

test('[R2.4-1] [R8-4] an expired or used link shows the specified message, and a new link can be requested', async ({
  page,
  product,
}) => {
  const email = nouvelleAdresse()
  await inscrire(page, email)
  const lien = await lienRecu(product, email)
  try {
    await product.moveClock(3_601_000)
    await page.goto(lien)
    await expect(page.getByRole('heading', { level: 1, name: 'Le lien est expiré !' })).toBeVisible()
    await expect(page).toHaveURL('/connexion/lien/1')
    const bouton = page.getByRole('button', { name: 'Recevoir un nouveau lien' })
    await bouton.click()
    await expectErreurs(page, ['Le champ "E-mail" est obligatoire.'])
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
    await bouton.click()
    await expect(page.getByText("Le lien vient d'être envoyé dans ta boite mail")).toBeVisible()
    const nouveau = await lienRecu(product, email, 2)
    await suivreLien(page, nouveau)
    await expect(page.getByRole('dialog').getByText('Étape 1/5')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Me déconnecter' }).click()
    await expect(page).toHaveURL('/connexion')
    await page.goto(nouveau)
    await expect(page.getByRole('heading', { level: 1, name: 'Le lien est expiré !' })).toBeVisible()
  } finally {
    await product.moveClock(0)
  }
})

test('[R2.1-2] [R5-3] a link opened in a browser that did not sign up asks for a password, which then logs in', async ({
  page,
  browser,
  product,
}) => {
  const email = nouvelleAdresse()
  await inscrire(page, email)
  const context = await browser.newContext({ baseURL: product.url, locale: 'fr-FR' })
  const autre = await context.newPage()
  await autre.goto(await lienRecu(product, email))
  await expect(autre.getByRole('heading', { level: 1, name: 'Choisis ton mot de passe' })).toBeFocused()
  await expect(autre.getByText('l•••@exemple.fr')).toBeVisible()
  await autre.getByRole('button', { name: 'Continuer' }).click()
  await expectErreurs(autre, ['Le champ "Mot de passe" est obligatoire.'])
  await expectFacile(autre.getByRole('textbox', { name: 'Mot de passe' }), 'Léonie-29!')
  await autre.getByRole('textbox', { name: 'Mot de passe' }).fill('Bocage-Normand-35!')
  await autre.getByRole('button', { name: 'Continuer' }).click()
  await expect(autre.getByRole('dialog').getByText('Étape 1/5')).toBeVisible()
  await context.close()

  await page.goto('/connexion')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(MOT_DE_PASSE)
  await page.getByRole('button', { name: 'Me connecter' }).click()
  await expect(page.getByText('Veuillez entrer des identifiants valides')).toBeVisible()
  await connecter(page, email, 'Bocage-Normand-35!')
})

test('[R5-1] [R5-2] [R5-3] [R5-4] [R5-5] each message is shown at its field and in the summary', async ({
  page,
}) => {
  await page.goto('/inscription')
  await expect(page.getByRole('checkbox')).not.toBeChecked()
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expectErreurs(page, [
    'Le champ "Prénom" est obligatoire.',
    'Le champ "E-mail" est obligatoire.',
    'Le champ "Mot de passe" est obligatoire.',
    'Veuillez accepter la charte et les CGU.',
  ])
  await page.getByRole('textbox', { name: 'Prénom' }).fill('Jean-Test')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('leonie')
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill('garrigue')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expectErreurs(page, [
    "Le prénom indiqué n'est pas accepté.",
    "L'e-mail indiqué est invalide.",
    'Le mot de passe doit comporter au moins 8 caractères, dont une minuscule, une majuscule, un chiffre et un caractère spécial.',
  ])
})

test('password rules are ticked while typing, and a mistyped e-mail domain gets a suggestion', async ({
  page,
}) => {
  await page.goto('/inscription')
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill('garrigue7')
  await expect(page.getByRole('listitem').filter({ hasText: '(respecté)' })).toHaveText([
    /8 caractères minimum/,
    /une minuscule/,
    /un chiffre/,
  ])
  await page.getByRole('textbox', { name: 'E-mail' }).fill('leonie@gmial.com')
  await expect(page.getByRole('button', { name: 'gmail.com ?' })).toBeVisible()
  await page.getByRole('button', { name: 'gmail.com ?' }).click()
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('leonie@gmail.com')
  await expect(page.getByRole('button', { name: 'gmail.com ?' })).toHaveCount(0)
})

test('[R5-3] an easy password is reported as she types, once the rules are met', async ({ page }) => {
  await page.goto('/inscription')
  const motDePasse = page.getByRole('textbox', { name: 'Mot de passe' })
  await expectFacile(motDePasse, 'Azerty123!')
  await expectFacile(motDePasse, 'P@ssw0rd!')
  await page.getByRole('textbox', { name: 'Prénom' }).fill('Léonie')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('kerguelen@exemple.fr')
  await expectFacile(motDePasse, 'Leonie-29!')
  await expectFacile(motDePasse, 'Kerguelen-29')

  // The server says the same at the same place.
  await motDePasse.fill('Azerty123!')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expectErreurs(page, [FACILE])
})

test('[R8-1] a failed sign-up shows an error and keeps the typed values', async ({ page }) => {
  await page.route('**/api/inscription/etape_un', (route) => route.abort())
  const email = nouvelleAdresse()
  await remplir(page, email)
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page.getByRole('alert').getByText('Une erreur est survenue.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email)
})

const ouvrirEtape = async (
  page: Page,
  product: Parameters<typeof lienRecu>[0],
  etape: 'etape_deux' | 'etape_six',
): Promise<Locator> => {
  const { email } = await createPersona(product.db, new Date(), 'inscription', { etape_inscription: etape })
  await connecter(page, email)
  const dialogue = page.getByRole('dialog')
  await expect(dialogue.getByRole('button', { name: 'Me déconnecter' })).toBeVisible()
  return dialogue
}

test('[R5-8] [R5-9] [R5-10] [R5-11] [R5-12] [R5-13] each step shows its errors at their fields', async ({
  page,
  product,
}) => {
  const dialogue = await ouvrirEtape(page, product, 'etape_deux')
  const suivant = dialogue.getByRole('button', { name: 'Suivant' })
  const envoyer = async (erreurs: readonly string[]): Promise<void> => {
    await suivant.or(dialogue.getByRole('button', { name: 'Accéder à la plateforme' })).click()
    await expectErreurs(page, erreurs)
  }

  await envoyer(['Le champ "Nom" est obligatoire.', 'Le champ "Date de naissance" est obligatoire.'])
  await dialogue.getByRole('textbox', { name: 'Nom' }).fill(' MAELLE')
  await ecrireDate(dialogue, `0101${new Date().getFullYear() - 17}`)
  await envoyer([
    'Le prénom et le nom ne doivent pas être identiques.',
    'Vous devez avoir plus de 18 ans pour pouvoir vous inscrire.',
  ])
  await dialogue.getByRole('textbox', { name: 'Nom' }).fill('Marchal')
  await ecrireDate(dialogue, '01011890')
  await envoyer(['La date de naissance est invalide.'])
  await ecrireDate(dialogue, '04051990')
  await suivant.click()

  await expect(dialogue.getByText('Étape 2/5')).toBeVisible()
  await envoyer(['Le champ "Code postal" est obligatoire.', "Indique d'abord un code postal valide."])
  const code = dialogue.getByRole('textbox', { name: 'Code postal' })
  const commune = dialogue.getByRole('combobox', { name: 'Commune' })
  await code.fill('29100')
  await envoyer(['Sélectionne ta commune dans la liste.'])
  await commune.selectOption('Douarnenez')
  // A new postal code clears the commune.
  await code.fill('26150')
  await expect(commune).toHaveValue('')
  await code.fill('29100')
  await commune.selectOption('Douarnenez')
  await suivant.click()

  await expect(dialogue.getByText('Étape 3/5')).toBeVisible()
  await envoyer(['Le champ "Ambition" est obligatoire.', 'Le champ "Secteur d\'activité" est obligatoire.'])
  await dialogue.getByRole('radio', { name: 'Autre' }).check()
  await dialogue.getByRole('combobox', { name: 'Secteur d’activité' }).selectOption({ index: 1 })
  await envoyer(['Précise ton ambition.'])
  await dialogue.getByRole('radio').first().check()
  await suivant.click()

  await expect(dialogue.getByText('Étape 4/5')).toBeVisible()
  await envoyer(['Choisis au moins une situation.'])
  await dialogue.getByRole('checkbox', { name: 'Autre' }).check()
  await envoyer(['Précise ta situation.'])
  await dialogue.getByRole('textbox', { name: 'Ta situation' }).fill('Retraitée active')
  await suivant.click()

  await expect(dialogue.getByText('Étape 5/5')).toBeVisible()
  await envoyer(['Choisis au moins une attente.'])
  await dialogue.getByRole('checkbox', { name: 'Autre' }).check()
  await envoyer(['Précise ton attente.'])
})

test('[R8-8] a step that cannot be saved shows an error, keeps its values and can be retried', async ({
  page,
  product,
}) => {
  const dialogue = await ouvrirEtape(page, product, 'etape_six')
  await page.route('**/api/inscription/etape_six', (route) => route.fulfill({ status: 500, json: {} }))
  await dialogue.getByRole('checkbox').first().check()
  await dialogue.getByRole('button', { name: 'Accéder à la plateforme' }).click()
  await expect(dialogue.getByRole('alert').getByText('Une erreur est survenue.')).toBeVisible()
  await expect(dialogue.getByRole('checkbox').first()).toBeChecked()
  await page.unroute('**/api/inscription/etape_six')
  await dialogue.getByRole('button', { name: 'Accéder à la plateforme' }).click()
  await expect(page).toHaveURL('/fin-adhesion')
})
