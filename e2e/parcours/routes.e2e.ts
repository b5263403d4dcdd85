import { createPersona, type Persona } from '../../apps/server/src/modules/session/session.factory.ts'
import { ADRESSES, MOI } from '../../apps/web/src/app/test-adresses.ts'
import { follow } from '../fixtures/follow.ts'
import { expect, signIn, test } from '../fixtures/test.ts'

const ESPACES = { administratrice: 'Administratrice — ', coordinatrice: 'Coordinatrice — ', adherente: '' }

const espaceOf = (adresse: string): keyof typeof ESPACES => {
  if (adresse.startsWith('/administratrice')) return 'administratrice'
  return adresse.startsWith('/coordinatrice') ? 'coordinatrice' : 'adherente'
}

/** Public pages: covered by `gardes.e2e.ts`. */
const publiques = ['R2.1-2', 'R2.1-3', 'R2.1-4', 'R2.1-11']
const adresses = Object.entries(ADRESSES)
  .filter(([numero]) => !publiques.includes(numero))
  .flatMap(([, titres]) => Object.entries(titres))

// `guards.test.ts` checks the page and title of each URL; here each page renders, whatever its id.
for (const [persona, espace] of Object.entries(ESPACES) as [Persona, string][]) {
  test(`every URL of ${persona} opens its page with its title`, async ({ as, product }) => {
    const { id, email } = await createPersona(product.db, new Date(), persona)
    const page = await as(persona, { storageState: await signIn(product, email) })
    await page.goto('/mon-compte')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const [modele, titre] of adresses.filter(([modele]) => espaceOf(modele) === persona)) {
      const adresse = modele.replace(MOI, id)
      expect(await follow(page, [adresse])).toEqual([adresse])
      await expect(page, adresse).toHaveTitle(`${titre} — ${espace}Entrelles`)
      await expect(page.getByRole('heading', { level: 1 }), adresse).toHaveCount(1)
    }
  })
}

test('a screen that is not implemented says so and links to the home page', async ({ as }) => {
  const page = await as('administratrice')
  await page.goto('/administratrice/export')
  await expect(page.getByRole('heading', { level: 1, name: 'Exports' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Bientôt ici' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Retour à l’accueil' }).click()
  await expect(page).toHaveURL('/')
})

test('a 404 of the API shows « Page introuvable » at the same URL', async ({ as }) => {
  const page = await as('adherente')
  const body = { code: 'introuvable', message: 'Cet élément n’existe pas, ou plus.' }
  await page.route('**/api/faq*', (route) => route.fulfill({ status: 404, json: body }))
  await page.goto('/faq')
  await expect(page).toHaveURL('/faq')
  await expect(page.getByRole('heading', { name: 'Page introuvable' })).toBeVisible()
})

test('a URL with a malformed id shows « Page introuvable » at the same URL', async ({ as }) => {
  const page = await as('adherente')
  for (const address of ['/evenement/agenda', '/evenement/abc', '/membre/carte', '/coup-de-pouce/abc']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: 'Page introuvable' }), address).toBeVisible()
    await expect(page, address).toHaveURL(address)
  }
})
