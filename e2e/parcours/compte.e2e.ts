import { formatFullDate } from '@entrelles/contract/kit/format.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { Browser, Page } from '@playwright/test'
import { createPersona, MOT_DE_PASSE } from '../../apps/server/src/modules/session/session.factory.ts'
import { connecter, expectErreurs, expectFacile } from '../fixtures/identite.ts'
import type { Product } from '../fixtures/product.ts'
import { expect, signIn, test } from '../fixtures/test.ts'

const VALIDE = "Ton changement d'adresse e-mail est validé."
const IMPOSSIBLE = 'Une erreur est survenue lors de la validation de ton adresse e-mail.'
const NOUVEAU = 'Bocage-Normand-35!'
const MINUTE = 60_000

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const avis = (page: Page) => page.getByRole('region', { name: 'Notifications', exact: true })

/** Creates a member who lives in Douarnenez. */
const membre = async (product: Product) =>
  createPersona(product.db, new Date(), 'adherente', { ville_id: '29046' })

const ouvrir = async (browser: Browser, product: Product, email: string): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: product.url,
    locale: 'fr-FR',
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
    storageState: await signIn(product, email),
  })
  const page = await context.newPage()
  await page.goto('/mon-compte')
  await expect(section(page, 'Mon profil')).toBeVisible()
  return page
}

const demanderEmail = async (page: Page, email: string): Promise<void> => {
  const formulaire = section(page, 'Mon adresse e-mail')
  await formulaire.getByRole('textbox', { name: 'Nouvel e-mail' }).fill(email)
  await formulaire.getByRole('textbox', { name: 'Mot de passe actuel' }).fill(MOT_DE_PASSE)
  await page.getByRole('button', { name: 'Changer mon e-mail' }).click()
  await expect(avis(page)).toContainText('Un lien de validation vient d’être envoyé à ta nouvelle adresse.')
}

const lienDe = async (product: Product, email: string): Promise<string> => {
  const { html } = await product.mails.mailTo(email)
  const [, lien = ''] = /href="([^"]+\/changement_email\?token=[^"]+)"/.exec(html || '') ?? []
  return lien
}

/** The page polls for unread messages, so its next request leads to the login. */
const expectTerminee = (page: Page) => expect(page).toHaveURL(/\/connexion/)

const changerMotDePasse = async (page: Page, actuel: string, nouveau: string, confirmation = nouveau) => {
  const formulaire = section(page, 'Mon mot de passe')
  await formulaire.getByRole('textbox', { name: 'Mot de passe actuel' }).fill(actuel)
  await formulaire.getByRole('textbox', { name: 'Nouveau mot de passe' }).fill(nouveau)
  await formulaire.getByRole('textbox', { name: 'Confirmation du mot de passe' }).fill(confirmation)
  await formulaire.getByRole('button', { name: 'Changer mon mot de passe' }).click()
}

test(
  '[R2.1-7] [R3-6] [R5-1] [R5-8] [R5-10] names and commune are changed, and the menu shows the new name',
  { tag: '@gate' },
  async ({ browser, product }) => {
    const { id, email } = await membre(product)
    const page = await ouvrir(browser, product, email)
    const profil = section(page, 'Mon profil')
    const prenom = profil.getByRole('textbox', { name: 'Prénom' })
    const code = profil.getByRole('textbox', { name: 'Code postal' })
    const commune = profil.getByRole('combobox', { name: 'Commune' })
    await expect(code).toHaveValue('29100')
    await expect(commune).toHaveValue('29046')
    await expect(commune.getByRole('option')).toHaveCount(6)
    await expect(commune).toHaveValue('29046')

    await prenom.fill('A')
    await profil.getByRole('textbox', { name: 'Nom', exact: true }).fill('')
    await code.fill('290')
    await expect(commune).toHaveValue('')
    await profil.getByRole('button', { name: 'Enregistrer' }).click()
    await expectErreurs(page, [
      'Le prénom doit comporter au minimum 2 caractères.',
      'Le champ "Nom" est obligatoire.',
      'Le code postal doit contenir 5 chiffres.',
      "Indique d'abord un code postal valide.",
    ])

    await prenom.fill('Anaïs')
    await profil.getByRole('textbox', { name: 'Nom', exact: true }).fill('Le Bihan')
    await code.fill('29000')
    await expect(profil).toContainText('1 commune trouvée, déjà choisie.')
    await expect(commune).toHaveValue('29232')
    await profil.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(avis(page)).toContainText('Ton profil est enregistré.')
    await expect(page.getByRole('button', { name: 'Anaïs, mon menu' })).toBeVisible()

    await page.goto(`/membre/${id}/parametres`)
    await expect(page).toHaveURL(`/membre/${id}/parametres`)
    await expect(prenom).toHaveValue('Anaïs')
    await expect(code).toHaveValue('29000')
    await expect(commune).toHaveValue('29232')
    await page.context().close()
  },
)

test('[R2.1-5] [R5-2] [R7-2] [R8-6] a new e-mail is requested and confirmed by its link, which works once', async ({
  browser,
  page: visiteuse,
  product,
}) => {
  const { email } = await membre(product)
  const nouveau = `nouvelle-${email}`
  const page = await ouvrir(browser, product, email)
  await page.getByRole('button', { name: 'Changer mon e-mail' }).click()
  await expectErreurs(page, [
    'Le champ "E-mail" est obligatoire.',
    'Le champ "Mot de passe" est obligatoire.',
  ])
  await demanderEmail(page, nouveau)
  await expect(section(page, 'Mon adresse e-mail')).toContainText(`En attente de validation : ${nouveau}`)
  for (const name of ['Nouvel e-mail', 'Mot de passe actuel'])
    await expect(section(page, 'Mon adresse e-mail').getByRole('textbox', { name })).toHaveValue('')

  const appels: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/changement_email')) appels.push(request.method())
  })
  const lien = await lienDe(product, nouveau)
  await page.goto(lien)
  await expect(avis(page)).toContainText(VALIDE)
  await expect(page).toHaveURL('/')
  expect(appels).toEqual(['POST'])
  await page.goBack()
  expect(page.url()).not.toContain('token')
  await page.goto('/mon-compte')
  await expect(section(page, 'Mon adresse e-mail')).toContainText(`Ton adresse actuelle : ${nouveau}`)
  await expect(section(page, 'Mon adresse e-mail')).not.toContainText('En attente')
  const annonce = await product.mails.mailTo(email)
  expect(annonce.subject).toBe('Ton adresse e-mail a changé')
  await page.context().close()

  // A used link, opened without a session: the error is shown on the page after the redirect.
  await visiteuse.goto(lien)
  await expect(avis(visiteuse)).toContainText(IMPOSSIBLE)
  await expect(visiteuse).toHaveURL('/connexion?retour=%2F')
  await connecter(visiteuse, nouveau)
})

test('[R5-3] [R5-6] [R7-3] a new password ends the session of the other browser', async ({
  browser,
  product,
}) => {
  const { email } = await membre(product)
  const autre = await ouvrir(browser, product, email)
  const page = await ouvrir(browser, product, email)
  await changerMotDePasse(page, MOT_DE_PASSE, 'garrigue', 'autre')
  await expectErreurs(page, [
    'Erreur : Veuillez entrer un mot de passe valide.',
    'Erreur : Les mots de passe ne sont pas identiques.',
  ])
  const nouveau = section(page, 'Mon mot de passe').getByRole('textbox', { name: 'Nouveau mot de passe' })
  await expectFacile(nouveau, 'Le-Goff-2026')
  await changerMotDePasse(page, 'Pas-le-mien-1!', NOUVEAU)
  await expectErreurs(page, ['Ce mot de passe n’est pas le tien.'])

  await changerMotDePasse(page, MOT_DE_PASSE, NOUVEAU)
  await expect(avis(page)).toContainText('Ton mot de passe est changé. Tes autres sessions sont fermées.')
  const formulaire = section(page, 'Mon mot de passe')
  await expect(formulaire.getByRole('textbox', { name: 'Mot de passe actuel' })).toHaveValue('')
  await expect(section(page, 'Mes sessions').getByRole('listitem')).toHaveCount(1)
  await expectTerminee(autre)
  await connecter(autre, email, NOUVEAU)
  await page.reload()
  await expect(section(page, 'Mes sessions').getByRole('listitem')).toHaveCount(2)
  await Promise.all([page.context().close(), autre.context().close()])
})

test('[R7-3] a session is ended from the list', async ({ browser, product }) => {
  const { email } = await membre(product)
  const context = await browser.newContext({
    baseURL: product.url,
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0',
  })
  const autre = await context.newPage()
  await connecter(autre, email)
  const page = await ouvrir(browser, product, email)
  const sessions = section(page, 'Mes sessions')
  const ligne = sessions.getByRole('listitem').filter({ hasText: 'Firefox sur Windows' })
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await expect(sessions.getByText('Cette session')).toHaveCount(1)
  await ligne.getByRole('button', { name: 'Déconnecter : Firefox sur Windows' }).click()
  const dialogue = page.getByRole('alertdialog')
  await dialogue.getByRole('button', { name: 'Annuler' }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await ligne.getByRole('button', { name: 'Déconnecter' }).click()
  await dialogue.getByRole('button', { name: 'Déconnecter' }).click()
  await expect(avis(page)).toContainText('La session est fermée.')
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await expectTerminee(autre)
  await Promise.all([page.context().close(), context.close()])
})

test('[R7-3] the deletion of an account is scheduled in seven days, then cancelled', async ({
  browser,
  product,
}) => {
  const { email } = await membre(product)
  const page = await ouvrir(browser, product, email)
  const suppression = section(page, 'Supprimer mon compte')
  await suppression.getByRole('button', { name: 'Supprimer mon compte' }).click()
  const dialogue = page.getByRole('alertdialog', { name: 'Supprimer ton compte ?' })
  for (const texte of ['Ce qui disparaît', 'Ce que la loi nous fait garder', '7 jours'])
    await expect(dialogue).toContainText(texte)
  await dialogue.getByRole('button', { name: 'Annuler' }).click()
  await expect(suppression.getByRole('button', { name: 'Supprimer mon compte' })).toBeFocused()

  await suppression.getByRole('button', { name: 'Supprimer mon compte' }).click()
  await dialogue.getByRole('button', { name: 'Supprimer mon compte' }).click()
  const lue = suppression.locator(':focus')
  await expect(lue).toContainText(formatFullDate(new Date(Date.now() + 7 * 24 * 60 * MINUTE), ZONE_PARIS))
  expect((await product.mails.mailTo(email)).subject).toBe('Ton compte sera supprimé dans sept jours')
  await page.reload()
  await suppression.getByRole('button', { name: 'Garder mon compte' }).click()
  await expect(avis(page)).toContainText('Tu gardes ton compte.')
  await expect(suppression.getByRole('button', { name: 'Supprimer mon compte' })).toBeVisible()
  await expect(lue).toContainText('Ton profil, tes messages et tes publications seront supprimés')
  await page.context().close()
})

test('[R3-11] the theme is chosen in the account', async ({ browser, product }) => {
  const { email } = await membre(product)
  const page = await ouvrir(browser, product, email)
  await page.getByRole('radio', { name: 'Thème sombre' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Thème sombre' })).toBeChecked()
  await page.getByRole('radio', { name: 'Thème clair' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.context().close()
})

test('[R2.1-7] [R8-1] the account shows its loading and error states, and a retry works', async ({
  browser,
  product,
}) => {
  const { email } = await membre(product)
  const page = await ouvrir(browser, product, email)
  const chemin = '**/api/adherentes/*/parametres'
  await page.route(chemin, (route) => route.fulfill({ status: 500, body: '' }))
  await page.reload()
  // The request is retried twice before the error is shown.
  await expect(page.getByRole('heading', { name: 'Une erreur est survenue.' })).toBeVisible()
  await page.unroute(chemin)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(section(page, 'Mon profil')).toBeVisible()

  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(chemin, async (route) => {
    await held
    await route.continue()
  })
  await page.reload()
  await expect(page.getByText('Chargement de ton compte…')).toBeAttached()
  release()
  await expect(section(page, 'Mon profil')).toBeVisible()
  await page.context().close()
})
