import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import { createPersona, type Persona } from '../../apps/server/src/modules/session/session.factory.ts'
import { ADRESSES, AUTRE, follow, MOI } from '../fixtures/adresses.ts'
import { resize } from '../fixtures/resize.ts'
import { expect, signIn, test } from '../fixtures/test.ts'

const toutes = [
  ...Object.values(ADRESSES).flatMap((adresses) => Object.keys(adresses)),
  '/changement_email?token=jeton',
  `/membre/${AUTRE}/parametres`,
  `/membre/${AUTRE}/edition`,
  '/inscription/etape',
  '/nulle-part',
]

/** Open to everybody (R2.2-6), but for what sends a connected member on. */
const publiques = [
  '/connexion/jeton/1',
  '/reinitialisation-mot-de-passe',
  '/reinitialisation-mot-de-passe/nouveau-mot-de-passe?token=jeton',
  '/inscription_evenement/desinscription?token=jeton',
]
/** Open to any member, paid or not (R2.2-9). */
const pourToutes = ['/fin-adhesion', '/adhesion-paiement', '/mon-compte', `/membre/${MOI}/parametres`]

const commencePar = (adresse: string, debuts: readonly string[]): boolean =>
  debuts.some((debut) => adresse.startsWith(debut))

const finVisiteuse = (adresse: string): string => {
  if ([...publiques, '/connexion', '/inscription'].includes(adresse)) return adresse
  const perdue = ['/changement_email?token=jeton', '/inscription/etape', '/nulle-part'].includes(adresse)
  return `/connexion?${new URLSearchParams({ retour: perdue ? '/' : adresse })}`
}

const finActive =
  (espaces: readonly string[]) =>
  (adresse: string): string => {
    if (publiques.includes(adresse)) return adresse
    if (adresse === `/membre/${AUTRE}/edition`) return `/membre/${AUTRE}`
    const interdits = ['/administratrice', '/coordinatrice'].filter((espace) => !espaces.includes(espace))
    const ailleurs = ['/connexion', '/changement_email', `/membre/${AUTRE}/parametres`, '/nulle-part']
    if (/^\/inscription(\/|$)/.test(adresse) || commencePar(adresse, [...ailleurs, ...interdits])) return '/'
    return adresse
  }

const finExpiree = (adresse: string): string =>
  publiques.includes(adresse) || commencePar(adresse, pourToutes) ? adresse : '/fin-adhesion'

const finInscription = (adresse: string): string => (publiques.includes(adresse) ? adresse : '/')

type Cas = {
  readonly nom: string
  readonly persona?: Persona
  readonly paye?: number
  readonly fin: (adresse: string) => string
}

const cas: readonly Cas[] = [
  { nom: '[R2.2-1] [R2.2-6] a visitor', fin: finVisiteuse },
  { nom: '[R2.2-4] while registering', persona: 'inscription', fin: finInscription },
  { nom: '[R2.2-8] an expired member', persona: 'expiree', fin: finExpiree },
  { nom: '[R2.2-9] a member in grace', persona: 'adherente', paye: -10, fin: finActive([]) },
  { nom: '[R2.2-2] [R2.2-3] [R2.2-9] an active member', persona: 'adherente', fin: finActive([]) },
  { nom: '[R2.2-9] a coordinator', persona: 'coordinatrice', fin: finActive(['/coordinatrice']) },
  { nom: '[R2.2-9] an administrator', persona: 'administratrice', fin: finActive(['/administratrice']) },
  { nom: '[R2.2-8] an expired coordinator', persona: 'coordinatrice', paye: -60, fin: finExpiree },
]

for (const { nom, persona, paye, fin } of cas) {
  test(`${nom}: every address leads where it must`, async ({ browser, product }) => {
    const now = new Date()
    const fields = paye === undefined ? {} : { paye_jusquau: addDays(parisDay(now), paye) }
    const membre = persona && (await createPersona(product.db, now, persona, fields))
    const context = await browser.newContext({
      baseURL: product.url,
      ...(membre && { storageState: await signIn(product, membre.email) }),
    })
    const page = await context.newPage()
    await page.goto('/connexion')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const moi = membre?.id ?? MOI
    const ends = await follow(
      page,
      toutes.map((adresse) => adresse.replace(MOI, moi)),
    )
    const trouve = toutes.map((adresse, rang) => [adresse, ends[rang]?.replace(moi, MOI)])
    expect(trouve).toEqual(toutes.map((adresse) => [adresse, fin(adresse)]))
    await context.close()
  })
}

test('[R2.2-2] `/inscription_evenement/…` is no sign-up: a connected member stays on it', async ({ as }) => {
  const page = await as('adherente')
  await page.goto('/inscription_evenement/desinscription?token=jeton')
  await expect(page).toHaveURL('/inscription_evenement/desinscription?token=jeton')
})

test('[R2.2-5] a secured page shows nothing once the token is gone', async ({ as }) => {
  const page = await as('adherente')
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.getByRole('link', { name: 'Membres' }).click()
  await expect(page).toHaveURL('/connexion?retour=%2Fmembre')
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
})

for (const chemin of [
  '/connexion',
  '/connexion/jeton/1',
  '/inscription',
  '/reinitialisation-mot-de-passe',
  '/reinitialisation-mot-de-passe/nouveau-mot-de-passe?token=jeton',
  '/inscription_evenement/desinscription?token=jeton',
]) {
  test(`[R2.2-7] no menu and no header for a visitor on ${chemin}`, async ({ page }) => {
    await page.goto(chemin)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const width of [1440, 390]) {
      await resize(page, width)
      await expect(page.getByRole('banner')).toHaveCount(0)
      await expect(page.getByRole('navigation')).toHaveCount(0)
    }
  })
}

test('[R2.2-7] a connected member keeps her menus on the page that unsubscribes, not on a new password', async ({
  as,
}) => {
  const page = await as('adherente')
  await page.goto('/inscription_evenement/desinscription?token=jeton')
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
  await page.goto('/reinitialisation-mot-de-passe')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
})
