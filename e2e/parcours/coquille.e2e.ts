import type { Page } from '@playwright/test'
import { createPersona } from '../../apps/server/src/modules/session/session.factory.ts'
import { resize } from '../fixtures/resize.ts'
import { startProduct } from '../fixtures/product.ts'
import { expect, signIn, test } from '../fixtures/test.ts'

const entete = (page: Page) => page.getByRole('banner')
const ouvrir = async (page: Page, chemin: string) => {
  await page.goto(chemin)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('[R1-2] from 1024 px: search box, messaging, notifications, user menu', async ({ as }) => {
  const page = await as('adherente')
  await ouvrir(page, '/faq')
  for (const width of [1024, 1440]) {
    await resize(page, width)
    await expect(entete(page).getByRole('combobox', { name: 'Rechercher dans Entrelles' })).toBeVisible()
    await expect(entete(page).getByRole('link')).toHaveText(['', ''])
    await expect(entete(page).getByRole('link').nth(0)).toHaveAccessibleName('Messagerie')
    await expect(entete(page).getByRole('link').nth(1)).toHaveAccessibleName('Notifications')
    await expect(entete(page).getByRole('button', { name: /^Maëlle/ })).toBeVisible()
  }
})

test('[R1-2] at 1023 px and below: logo, search icon that opens the box, messaging, notifications, burger', async ({
  as,
}) => {
  const page = await as('adherente')
  await ouvrir(page, '/faq')
  for (const width of [298, 390, 1023]) {
    await resize(page, width)
    const tout = entete(page).locator('a, button, input')
    const noms = ['Entrelles, retour à l’accueil', 'Rechercher', 'Messagerie', 'Notifications', 'Menu']
    await expect(tout).toHaveCount(noms.length)
    for (const [rang, nom] of noms.entries()) await expect(tout.nth(rang)).toHaveAccessibleName(nom)
    await entete(page).getByRole('button', { name: 'Rechercher' }).click()
    await expect(entete(page).getByRole('dialog', { name: 'Recherche' }).getByRole('combobox')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(entete(page).getByRole('combobox')).toHaveCount(0)
    await expect(entete(page).getByRole('button', { name: 'Rechercher' })).toBeFocused()
  }
  await entete(page).getByRole('link', { name: 'Entrelles, retour à l’accueil' }).click()
  await expect(page).toHaveURL('/')
})

test('[R5-7] the search box opens the results, unless the text is blank', async ({ as }) => {
  const page = await as('adherente')
  await ouvrir(page, '/')
  const boite = page.getByRole('combobox', { name: 'Rechercher dans Entrelles' })
  await boite.fill('   ')
  await boite.press('Enter')
  await expect(page).toHaveURL('/')
  await entete(page).getByRole('button', { name: 'Effacer la recherche' }).click()
  await boite.press('Escape')
  await entete(page).getByRole('button', { name: 'Lancer la recherche' }).click()
  await expect(page).toHaveURL('/')
  await boite.fill(' miel & châtaignes ')
  await boite.press('Enter')
  await expect(page).toHaveURL('/recherche?termes=miel+%26+ch%C3%A2taignes')
  await expect(boite).toHaveValue('miel & châtaignes')
  await page.goBack()
  await expect(boite).toHaveValue('')
})

test('[R1-4] the footer has three legal links and the social networks, each opening a new window', async ({
  browser,
}) => {
  const url = 'https://exemple.test/'
  const product = await startProduct({
    LIENS_LEGAUX: JSON.stringify({
      conditions: `${url}cgu`,
      confidentialite: `${url}cookies`,
      mentions: `${url}mentions`,
    }),
    RESEAUX: JSON.stringify([
      { nom: 'Instagram', url: `${url}instagram` },
      { nom: 'Peertube', url: `${url}peertube` },
    ]),
  })
  try {
    const { email } = await createPersona(product.db, new Date(), 'expiree')
    const context = await browser.newContext({
      baseURL: product.url,
      storageState: await signIn(product, email),
    })
    const page = await context.newPage()
    await ouvrir(page, '/fin-adhesion')
    const pied = page.getByRole('contentinfo')
    for (const [nom, href] of Object.entries({
      "Conditions d'utilisation": `${url}cgu`,
      'Cookies et confidentialité': `${url}cookies`,
      'Mentions légales': `${url}mentions`,
      'Instagram (nouvelle fenêtre)': `${url}instagram`,
      'Peertube (nouvelle fenêtre)': `${url}peertube`,
    })) {
      const lien = pied.getByRole('link', { name: nom, exact: true })
      await expect(lien).toHaveAttribute('href', href)
      await expect(lien).toHaveAttribute('target', '_blank')
      await expect(lien).toHaveAttribute('rel', 'noopener noreferrer')
    }
    await context.close()
  } finally {
    await product.stop()
  }
})

test('[R2.3-5] [R1-5] with an expired membership, disabled entries say why and do nothing; the others work', async ({
  asAlone,
}) => {
  const page = await asAlone('expiree')
  const appels: string[] = []
  await ouvrir(page, '/fin-adhesion')
  page.on('request', (request) => {
    if (request.url().includes('/api/')) appels.push(request.url())
  })
  for (const width of [1440, 390]) {
    await resize(page, width)
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await entete(page).locator('[aria-haspopup]').click()
    const fermes = page.locator('[aria-disabled="true"]')
    const noms = ['Rechercher', 'Messagerie', 'Notifications', 'Mon profil', 'Mon agenda']
    for (const nom of noms) {
      const ferme = fermes.and(page.getByLabel(nom).or(page.getByText(nom))).first()
      await expect(ferme).toHaveAccessibleName(/indisponible\s: adhésion terminée$/)
      await expect(ferme).not.toHaveAttribute('href')
    }
    for (const nom of ['Mon profil', 'Mon agenda']) {
      const entree = page.getByRole('menuitem', { name: nom })
      await entree.click({ force: true })
      await entree.focus()
      await page.keyboard.press('Enter')
    }
    await page.keyboard.press('Escape')
    for (const nom of ['Messagerie', 'Notifications']) {
      const lien = entete(page).getByLabel(nom)
      await lien.click({ force: true })
      await lien.focus()
      await page.keyboard.press('Enter')
    }
    if (width > 1023) {
      const boite = entete(page).getByRole('searchbox')
      await boite.focus()
      await page.keyboard.type('miel')
      await page.keyboard.press('Enter')
      await expect(boite).toHaveValue('')
    } else {
      await entete(page).getByRole('button', { name: 'Rechercher' }).click({ force: true })
      await expect(page.getByRole('combobox')).toHaveCount(0)
    }
    await expect(page).toHaveURL('/fin-adhesion')
  }
  expect(appels).toEqual([])
  await entete(page).getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Mon compte' }).click()
  await expect(page).toHaveURL('/mon-compte')
  await entete(page).getByRole('link', { name: 'Entrelles, retour à l’adhésion' }).click()
  await expect(page).toHaveURL('/fin-adhesion')
  await entete(page).getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Déconnexion' }).click()
  await expect(page).toHaveURL('/connexion')
})

test('[R1-5] header and menu are displayed while a member registers', async ({ as }) => {
  const page = await as('inscription')
  await page.goto('/')
  await expect(page.getByRole('dialog')).toBeVisible()
  // Visible behind the dialog, but hidden from the accessibility tree.
  const vu = (role: 'link' | 'navigation', name: string) =>
    page.getByRole(role, { name, includeHidden: true })
  await expect(vu('link', 'Messagerie')).toHaveAttribute('href', '/messagerie')
  await expect(vu('navigation', 'Menu principal')).toBeVisible()
})

test('the header shows the photo of the member, or her initials without a photo', async ({ as }) => {
  const page = await as('adherente')
  await ouvrir(page, '/')
  await expect(entete(page).locator('[data-initials]')).toHaveAttribute('data-initials', /^\p{Lu}{2}$/u)
  await page.route('**/api/users/me', async (route) => {
    const answer = await route.fetch()
    const user = (await answer.json()) as { adherente: object }
    await route.fulfill({ json: { ...user, adherente: { ...user.adherente, photo: 'awa 1.webp' } } })
  })
  await page.reload()
  await expect(entete(page).locator('img')).toHaveAttribute('src', '/uploads/miniature/awa%201.webp')
})

test('the shell and its menus are usable with the keyboard only', { tag: '@gate' }, async ({ as }) => {
  const page = await as('adherente')
  await ouvrir(page, '/')
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  const tab = (times = 1) =>
    Array.from({ length: times }).reduce<Promise<void>>(
      (done) => done.then(() => page.keyboard.press('Tab')),
      Promise.resolve(),
    )
  await tab()
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await tab()
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await tab(3)
  await expect(page.getByRole('link', { name: 'Accueil', exact: true })).toBeFocused()
  await tab(8)
  await expect(page.getByRole('combobox', { name: 'Rechercher dans Entrelles' })).toBeFocused()
  await tab(2)
  await expect(page.getByRole('link', { name: 'Messagerie' })).toBeFocused()
  await tab(2)
  const bouton = page.getByRole('button', { name: /^Maëlle/ })
  await expect(bouton).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Mon profil' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(bouton).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/mon-compte')
  await expect(page.getByRole('heading', { level: 1, name: 'Mon compte' })).toBeFocused()
})

test('a notice is shown while the browser is offline', async ({ as }) => {
  const page = await as('adherente')
  await ouvrir(page, '/')
  const avis = page.getByRole('status').filter({ hasText: 'Tu es hors ligne' })
  await expect(avis).toHaveCount(0)
  await page.context().setOffline(true)
  await expect(avis).toBeVisible()
  await page.context().setOffline(false)
  await expect(avis).toHaveCount(0)
})

test('if the session cannot be read, an error page offers a retry', async ({ as }) => {
  const page = await as('adherente')
  await page.route('**/api/users/me', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Une erreur est survenue.' })).toBeVisible()
  await page.unroute('**/api/users/me')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Maëlle' })).toBeVisible()
})
