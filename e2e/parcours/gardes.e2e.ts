import { AUTRE } from '../../apps/web/src/app/test-adresses.ts'
import type { Persona } from '../../apps/server/src/modules/session/session.factory.ts'
import { follow } from '../fixtures/follow.ts'
import { resize } from '../fixtures/resize.ts'
import { expect, test } from '../fixtures/test.ts'

/** One URL of each kind of page, layout and role; `guards.test.ts` covers all others. */
const toutes = [
  '/',
  '/connexion',
  '/inscription',
  '/inscription/etape',
  '/reinitialisation-mot-de-passe',
  '/inscription_evenement/desinscription',
  '/changement_email?token=jeton',
  '/fin-adhesion',
  '/mon-compte',
  '/coup-de-pouce?page=2',
  `/membre/${AUTRE}/parametres`,
  `/membre/${AUTRE}/edition`,
  '/administratrice/tableau-de-bord',
  '/coordinatrice/tableau-de-bord',
  '/nulle-part',
]

/** Public pages (R2.2-6), except those that redirect a logged-in member. */
const publiques = ['/reinitialisation-mot-de-passe', '/inscription_evenement/desinscription']

const finVisiteuse = (adresse: string): string => {
  if ([...publiques, '/connexion', '/inscription'].includes(adresse)) return adresse
  const perdue = ['/changement_email?token=jeton', '/inscription/etape', '/nulle-part'].includes(adresse)
  return `/connexion?${new URLSearchParams({ retour: perdue ? '/' : adresse })}`
}

const finActive =
  (espace?: string) =>
  (adresse: string): string => {
    if (adresse === `/membre/${AUTRE}/edition`) return `/membre/${AUTRE}`
    const siennes = [...publiques, '/fin-adhesion', '/mon-compte', '/coup-de-pouce?page=2']
    return siennes.includes(adresse) || adresse === espace ? adresse : '/'
  }

const finExpiree = (adresse: string): string =>
  [...publiques, '/mon-compte'].includes(adresse) ? adresse : '/fin-adhesion'

const finInscription = (adresse: string): string => (publiques.includes(adresse) ? adresse : '/')

type Cas = { readonly nom: string; readonly persona?: Persona; readonly fin: (adresse: string) => string }

const cas: readonly Cas[] = [
  { nom: '[R2.2-1] [R2.2-6] a visitor', fin: finVisiteuse },
  { nom: '[R2.2-4] while registering', persona: 'inscription', fin: finInscription },
  { nom: '[R2.2-8] an expired member', persona: 'expiree', fin: finExpiree },
  { nom: '[R2.2-2] [R2.2-3] [R2.2-9] an active member', persona: 'adherente', fin: finActive() },
  {
    nom: '[R2.2-9] a coordinator',
    persona: 'coordinatrice',
    fin: finActive('/coordinatrice/tableau-de-bord'),
  },
  {
    nom: '[R2.2-9] an administrator',
    persona: 'administratrice',
    fin: finActive('/administratrice/tableau-de-bord'),
  },
]

for (const { nom, persona, fin } of cas) {
  const tag = persona === undefined || persona === 'adherente' ? '@gate' : []
  test(`${nom}: each kind of URL leads to its page or redirect`, { tag }, async ({ as, page: visitor }) => {
    const page = persona ? await as(persona) : visitor
    await page.goto('/reinitialisation-mot-de-passe')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const ends = await follow(page, toutes)
    expect(toutes.map((adresse, rang) => [adresse, ends[rang]])).toEqual(
      toutes.map((adresse) => [adresse, fin(adresse)]),
    )
  })
}

test('[R2.2-5] navigation to a protected page without a token leads to the login', async ({ as }) => {
  const page = await as('adherente')
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.getByRole('link', { name: 'Membres' }).click()
  await expect(page).toHaveURL('/connexion?retour=%2Fmembre')
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
})

test('[R2.2-7] a visitor sees no header and no menu', async ({ page }) => {
  for (const chemin of [
    '/connexion',
    '/connexion/jeton/1',
    '/inscription',
    '/reinitialisation-mot-de-passe',
    '/reinitialisation-mot-de-passe/nouveau-mot-de-passe?token=jeton',
    '/inscription_evenement/desinscription?token=jeton',
  ]) {
    await page.goto(chemin)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const width of [1440, 390]) {
      await resize(page, width)
      await expect(page.getByRole('banner'), chemin).toHaveCount(0)
      await expect(page.getByRole('navigation'), chemin).toHaveCount(0)
    }
  }
})

test('[R2.2-2] [R2.2-7] a logged-in member has her menu on the unregistration page, but not on the password reset page', async ({
  as,
}) => {
  const page = await as('adherente')
  await page.goto('/inscription_evenement/desinscription?token=jeton')
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
  await expect(page).toHaveURL('/inscription_evenement/desinscription')
  await page.goto('/reinitialisation-mot-de-passe')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
})
