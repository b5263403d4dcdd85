import type { Page } from '@playwright/test'
import { createPersona, type Persona } from '../../apps/server/src/modules/session/session.factory.ts'
import { ADRESSES, AUTRE, follow, MOI } from '../fixtures/adresses.ts'
import { expect, signIn, test } from '../fixtures/test.ts'

type Qui = Persona | 'visiteuse'

const ouvertes = ['R2.1-2', 'R2.1-3', 'R2.1-4', 'R2.1-11']

/** Somebody for whom the page is meant. */
const quiOuvre = (numero: string, adresse: string): Qui => {
  if (ouvertes.includes(numero)) return 'visiteuse'
  if (adresse.startsWith('/administratrice')) return 'administratrice'
  return adresse.startsWith('/coordinatrice') ? 'coordinatrice' : 'adherente'
}

const espace = { administratrice: 'Administratrice — ', coordinatrice: 'Coordinatrice — ' }
const titreComplet = (qui: Qui, titre: string): string =>
  `${titre} — ${qui in espace ? espace[qui as keyof typeof espace] : ''}Entrelles`

for (const [numero, adresses] of Object.entries(ADRESSES)) {
  test(`[${numero}] ${Object.keys(adresses).join(', ')}: each address opens its page`, async ({
    browser,
    product,
  }) => {
    const pages = new Map<Qui, { page: Page; id: string }>()
    const pageOf = async (qui: Qui) => {
      const known = pages.get(qui)
      if (known) return known
      const membre = qui === 'visiteuse' ? undefined : await createPersona(product.db, new Date(), qui)
      const context = await browser.newContext({
        baseURL: product.url,
        ...(membre && { storageState: await signIn(product, membre.email) }),
      })
      const opened = { page: await context.newPage(), id: membre?.id ?? '' }
      await opened.page.goto(membre ? '/mon-compte' : '/connexion')
      await expect(opened.page.getByRole('heading', { level: 1 })).toBeVisible()
      pages.set(qui, opened)
      return opened
    }
    for (const [modele, titre] of Object.entries(adresses)) {
      const qui = quiOuvre(numero, modele)
      const { page, id } = await pageOf(qui)
      const adresse = modele.replace(MOI, id)
      expect(await follow(page, [adresse])).toEqual([adresse])
      await expect(page, adresse).toHaveTitle(titreComplet(qui, titre))
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    }
    for (const { page } of pages.values()) await page.context().close()
  })
}

test('[R2.1-5] the address of a changed e-mail has no screen: it leads to the root', async ({ as, page }) => {
  const membre = await as('adherente')
  await membre.goto('/changement_email?token=jeton')
  await expect(membre).toHaveURL('/')
  await page.goto('/changement_email?token=jeton')
  await expect(page).toHaveURL('/connexion?retour=%2F')
})

test('[R2.1-7] [R2.1-8] another member’s settings lead home, her edition to her profile', async ({ as }) => {
  const page = await as('adherente')
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const ends = await follow(page, [`/membre/${AUTRE}/parametres`, `/membre/${AUTRE}/edition`])
  expect(ends).toEqual(['/', `/membre/${AUTRE}`])
})

test('a page to come says so, and leads back home', async ({ as }) => {
  const page = await as('adherente')
  await page.goto('/coup-de-pouce')
  await expect(page.getByRole('heading', { level: 1, name: 'Coups de pouce' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Bientôt ici' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Retour à l’accueil' }).click()
  await expect(page).toHaveURL('/')
})

test('« introuvable » is said of a known page whose object is not there', async ({ as }) => {
  const page = await as('adherente')
  const body = { code: 'introuvable', message: 'Cet élément n’existe pas, ou plus.' }
  await page.route('**/api/faq*', (route) => route.fulfill({ status: 404, json: body }))
  await page.goto('/faq')
  await expect(page).toHaveURL('/faq')
  await expect(page.getByRole('heading', { name: 'Page introuvable' })).toBeVisible()
})
