import type { Page } from '@playwright/test'
import type { Persona } from '../../apps/server/src/modules/session/session.factory.ts'
import { escape } from '../fixtures/escape.ts'
import { resize } from '../fixtures/resize.ts'
import { storageOf } from '../fixtures/storage.ts'
import { expect, test } from '../fixtures/test.ts'

const RUBRIQUES = [
  'Accueil',
  'Membres',
  'Coups de pouce',
  'Événements',
  "Fil d'actu",
  'Antennes',
  'Ressources',
  'FAQ',
]

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' })
const entrees = (page: Page) => menu(page).getByRole('listitem')
const ouvrir = async (page: Page, chemin = '/') => {
  await page.goto(chemin)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const espaces: readonly (readonly [Persona, readonly string[]])[] = [
  ['inscription', []],
  ['adherente', []],
  ['coordinatrice', ['Coordinatrice']],
  ['administratrice', ['Administratrice']],
]

for (const [persona, siens] of espaces) {
  test(`[R2.3-1] [R1-5] the left menu of ${persona} from 1024 px, in order`, async ({ as }) => {
    const page = await as(persona)
    await page.goto('/')
    // The registration dialog hides the visible menu from the accessibility tree.
    const menuVu = page.getByRole('navigation', { name: 'Menu principal', includeHidden: true })
    for (const width of [1440, 1024]) {
      await resize(page, width)
      await expect(menuVu.getByRole('listitem', { includeHidden: true })).toHaveText([...RUBRIQUES, ...siens])
      await expect(menuVu.getByRole('button', { includeHidden: true })).toHaveCount(0)
    }
    await expect(menuVu.locator('[aria-current="page"]')).toHaveText(['Accueil'])
  })
}

test('[R3-11] a session that opens every entry of the menu stores the listed keys, and no other', async ({
  as,
}) => {
  const page = await as('administratrice')
  await ouvrir(page)
  for (const rubrique of [...RUBRIQUES, 'Administratrice']) {
    await menu(page).getByRole('link', { name: rubrique, exact: true }).click()
    await expect(menu(page).locator('[aria-current="page"]')).toHaveText([rubrique])
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  // In the months of the rating banner its date is stored too.
  const { ratingLoadDate: _date, ...stored } = await storageOf(page)
  expect(Object.keys(stored).toSorted()).toEqual(['bannerLoadDate', 'token'])
})

test('[R2.3-1] an administrator who coordinates has both back offices, in order', async ({ as }) => {
  const page = await as('administratrice')
  await page.route('**/api/users/me', async (route) => {
    const answer = await route.fetch()
    const user = (await answer.json()) as { roles: string[] }
    await route.fulfill({ response: answer, json: { ...user, roles: [...user.roles, 'ROLE_COORDINATRICE'] } })
  })
  await ouvrir(page)
  await expect(entrees(page)).toHaveText([...RUBRIQUES, 'Administratrice', 'Coordinatrice'])
  await menu(page).getByRole('link', { name: 'Coordinatrice' }).click()
  await expect(page).toHaveURL('/coordinatrice/evenement')
  await expect(menu(page).locator('[aria-current="page"]')).toHaveText(['Coordinatrice'])
  await menu(page).getByRole('link', { name: 'Administratrice' }).click()
  await expect(page).toHaveURL('/administratrice')
})

test('[R2.3-1] the current section is yellow with a filled icon, on its subpages too', async ({ as }) => {
  const page = await as('adherente')
  await ouvrir(page, '/coup-de-pouce/creation')
  const courante = menu(page).getByRole('link', { name: 'Coups de pouce' })
  await expect(courante).toHaveAttribute('aria-current', 'page')
  await expect(courante).toHaveCSS('background-color', 'rgb(255, 201, 40)')
  await expect(courante.locator('use')).toHaveAttribute('href', /#hand-heart-fill$/)
  await expect(menu(page).getByRole('link', { name: 'Membres' }).locator('use')).toHaveAttribute(
    'href',
    /#users-three$/,
  )
})

const places = [
  [298, 4],
  [299, 5],
  [320, 5],
  [390, 5],
  [391, 5],
  [425, 5],
  [426, 8],
  [1023, 8],
] as const

test(
  '[R2.3-2] the lower menu shows 4, 5 or all entries; « Plus » and « Retour » switch to the others',
  { tag: '@gate' },
  async ({ as }) => {
    const page = await as('administratrice')
    await ouvrir(page)
    for (const [width, nombre] of places) {
      await resize(page, width)
      const premiers = RUBRIQUES.slice(0, nombre)
      const autres = RUBRIQUES.slice(nombre)
      await expect(entrees(page), `at ${width} px`).toHaveText(premiers)
      const plus = menu(page).getByRole('button')
      if (autres.length === 0) {
        await expect(plus).toHaveCount(0)
        continue
      }
      await expect(plus).toHaveAccessibleName('Plus')
      await expect(plus).toHaveAttribute('aria-expanded', 'false')
      await plus.click()
      await expect(entrees(page), `at ${width} px, after « Plus »`).toHaveText(autres)
      await expect(menu(page).getByRole('link').first()).toBeFocused()
      await expect(plus).toHaveAccessibleName('Retour')
      await expect(plus).toHaveAttribute('aria-expanded', 'true')
      await plus.click()
      await expect(entrees(page)).toHaveText(premiers)
      await expect(menu(page).getByRole('link').first()).toBeFocused()
    }
  },
)

test('[R2.3-2] on a page of the second group the menu opens at that group', async ({ as }) => {
  const page = await as('adherente')
  await resize(page, 390)
  await ouvrir(page, '/faq')
  await expect(entrees(page)).toHaveText(['Antennes', 'Ressources', 'FAQ'])
  await expect(menu(page).getByRole('link', { name: 'FAQ' })).toHaveAttribute('aria-current', 'page')
  await menu(page).getByRole('button', { name: 'Retour' }).click()
  await menu(page).getByRole('link', { name: 'Membres' }).click()
  await expect(page).toHaveURL('/membre')
  await expect(entrees(page)).toHaveText(RUBRIQUES.slice(0, 5))
})

test('[R1-5] one menu at a time: the left one from 1024 px, the lower one below', async ({ as }) => {
  const page = await as('adherente')
  await ouvrir(page)
  for (const width of [1023, 1024]) {
    await resize(page, width)
    await expect(menu(page)).toHaveCount(1)
    await expect
      .poll(() => menu(page).boundingBox())
      .toMatchObject(width < 1024 ? { x: 0, width } : { x: 0, y: 0, width: 256 })
  }
})

const COMPTE = ['Mon profil', 'Mon compte', 'Mon agenda']
const bouton = (page: Page) => page.getByRole('banner').locator('[aria-haspopup]')

test(
  '[R2.3-4] entries of the user menu on large screens, and their targets',
  { tag: '@gate' },
  async ({ asAlone }) => {
    const page = await asAlone('adherente')
    await ouvrir(page)
    await expect(bouton(page)).toHaveAccessibleName(/^Maëlle/)
    const vers = { 'Mon profil': '/mon-profil', 'Mon compte': '/mon-compte' }
    for (const [entree, chemin] of Object.entries({
      ...vers,
      'Mon agenda': '/evenement/agenda/futur/1/page/1',
    })) {
      await bouton(page).click()
      await expect(page.getByRole('menuitem')).toHaveText([...COMPTE, 'Me déconnecter'])
      await page.getByRole('menuitem', { name: entree }).click()
      await expect(page).toHaveURL(chemin)
      await expect(page.getByRole('menu')).toHaveCount(0)
    }
    await bouton(page).click()
    await page.getByRole('menuitem', { name: 'Me déconnecter' }).click()
    await expect(page).toHaveURL('/connexion')
  },
)

test('[R2.3-3] entries of the burger menu at 1023 px and below', async ({ asAlone }) => {
  const page = await asAlone('administratrice')
  await ouvrir(page)
  for (const width of [1023, 298]) {
    await resize(page, width)
    await bouton(page).click()
    await expect(page.getByRole('menuitem')).toHaveText([...COMPTE, 'Déconnexion'])
    await escape(page, 'menu')
    await expect(bouton(page)).toBeFocused()
  }
  await bouton(page).click()
  await page.getByRole('menuitem', { name: 'Déconnexion' }).click()
  await expect(page).toHaveURL('/connexion')
})

for (const [persona, siens] of espaces.slice(1)) {
  test(`[R2.3-3] « Mon compte » of ${persona} links to her back offices below 1024 px only`, async ({
    as,
  }) => {
    const page = await as(persona)
    await ouvrir(page, '/mon-compte')
    const liens = page.getByRole('main').getByRole('link', { name: /^(Administr|Coordin)atrice$/ })
    await expect(liens).toHaveCount(0)
    await resize(page, 390)
    await expect(liens).toHaveText([...siens])
    if (siens.length === 0) return
    await liens.first().click()
    await expect(page).toHaveURL(/^[^?]*\/(administratrice|coordinatrice\/evenement)$/)
  })
}

test('back-office tabs: the built sections and the current one, which is in view, the others in « Plus »', async ({
  as,
}) => {
  const page = await as('administratrice')
  await resize(page, 390)
  await ouvrir(page, '/administratrice/journal')
  const onglets = page.getByRole('navigation', { name: 'Administration' })
  await expect(onglets.getByRole('link')).toHaveText([
    'Événements',
    'Adhérentes',
    'Adhésions',
    'Intervenantes',
    'Actus',
    'Ressources',
    'Antennes',
    'Journal',
  ])
  await expect(onglets.locator('[aria-current="page"]')).toHaveText(['Journal'])
  await expect(onglets.getByRole('link', { name: 'Journal' })).toBeInViewport()
  await page.getByRole('button', { name: 'Plus de rubriques' }).click()
  await page.getByRole('menuitem', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/administratrice/faq')
  await expect(onglets.getByRole('link')).toHaveCount(8)
})
