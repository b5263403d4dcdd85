import { createPersona } from '../../apps/server/src/modules/session/session.factory.ts'
import { connecter, lienRecu, suivreLien } from '../fixtures/identite.ts'
import { storageOf } from '../fixtures/storage.ts'
import { expect, test } from '../fixtures/test.ts'
import type { BrowserContext, Page } from '@playwright/test'

const ONZE_MINUTES = 11 * 60_000
const JETON = 'a'.repeat(43)

/** Requests of all tabs to that path. */
const ecouter = (context: BrowserContext, chemin: string): string[] => {
  const appels: string[] = []
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === chemin) appels.push(request.url())
  })
  return appels
}

const jetons = async (page: Page) => (await storageOf(page))['token']
const allerFaq = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'FAQ' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible()
  // Waits for the questions, not for the static heading next to them.
  const questions = page.getByRole('heading', { level: 2 }).filter({ hasNotText: 'Pas trouvé' })
  await expect(page.getByText('La FAQ se remplit').or(questions).first()).toBeVisible()
}

test('[R4-4] two tabs with an expired token continue with a single refresh', async ({
  page,
  context,
  product,
}) => {
  const { email } = await createPersona(product.db, new Date(), 'adherente')
  await connecter(page, email)
  const autre = await context.newPage()
  await autre.goto('/')
  await expect(autre.getByRole('heading', { level: 1 })).toBeVisible()
  const avant = await jetons(page)
  const renouvellements = ecouter(context, '/api/token/refresh')
  try {
    await product.moveClock(ONZE_MINUTES)
    await Promise.all([allerFaq(page), allerFaq(autre)])
    expect(renouvellements).toHaveLength(1)
    expect(await jetons(page)).not.toBe(avant)
    expect(await jetons(autre)).toBe(await jetons(page))
    await Promise.all([page.reload(), autre.reload()])
    await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible()
    await expect(autre.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible()
    expect(renouvellements).toHaveLength(1)
  } finally {
    await product.moveClock(0)
  }
})

test(
  '[R4-4] a token that has expired by the browser’s clock is renewed before the request',
  { tag: '@gate' },
  async ({ page, product }) => {
    const { email } = await createPersona(product.db, new Date(), 'adherente')
    await connecter(page, email)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const refus: string[] = []
    page.on('response', (response) => {
      if (response.status() === 401) refus.push(response.url())
    })
    const appels = ecouter(page.context(), '/api/token/refresh')
    // Only the browser’s clock moves: the server would still accept the token.
    await page.clock.setFixedTime(Date.now() + ONZE_MINUTES)
    await allerFaq(page)
    expect(appels).toHaveLength(1)
    expect(refus).toEqual([])
  },
)

for (const [quoi, status] of [
  ['a refusal 403', 403],
  ['a failure of the server', 503],
] as const) {
  test(`[R4-4] ${quoi} on refresh keeps the session, and a reload continues it`, async ({
    page,
    product,
  }) => {
    const { email } = await createPersona(product.db, new Date(), 'adherente')
    await connecter(page, email)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.route('**/api/token/refresh', (route) => route.fulfill({ status, json: {} }))
    try {
      await product.moveClock(ONZE_MINUTES)
      await page.getByRole('link', { name: 'FAQ' }).first().click()
      await expect(
        page
          .getByRole('main')
          .getByRole('button', { name: 'Réessayer' })
          .or(page.getByText('Page réservée'))
          .first(),
      ).toBeVisible()
      expect(await jetons(page)).toBeDefined()
      await page.unroute('**/api/token/refresh')
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible()
    } finally {
      await product.moveClock(0)
    }
  })
}

test('[R4-4] [R4-1] a refused refresh ends the session: the page reloads on the login', async ({
  page,
  context,
  product,
}) => {
  const { email } = await createPersona(product.db, new Date(), 'adherente')
  await connecter(page, email)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The refresh token is invalid without its cookie.
  await context.clearCookies()
  try {
    await product.moveClock(ONZE_MINUTES)
    // Any pending request may be refused first and navigate away during the click, which would then never resolve.
    void page
      .getByRole('link', { name: 'FAQ' })
      .first()
      .click()
      .catch(() => undefined)
    await expect(page).toHaveURL(/\/connexion\?retour=/)
    await expect(page.getByRole('button', { name: 'Me connecter' })).toBeVisible()
    expect(await jetons(page)).toBeUndefined()
  } finally {
    await product.moveClock(0)
  }
})

test(
  '[R7-18] [R4-1] logout revokes the refresh token, and other tabs log out too',
  { tag: '@gate' },
  async ({ page, context, product }) => {
    const { email } = await createPersona(product.db, new Date(), 'adherente', { prenom: 'Awa' })
    await connecter(page, email)
    const autre = await context.newPage()
    await autre.goto('/faq')
    await expect(autre.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible()
    const { refresh_token } = JSON.parse((await jetons(page)) ?? '{}') as { refresh_token: string }
    const cookies = await context.cookies()
    const revocation = page.waitForResponse('**/api/token/revoke')
    await page.getByRole('button', { name: /^Awa/ }).click()
    await page.getByRole('menuitem', { name: 'Me déconnecter' }).click()
    await expect(page).toHaveURL('/connexion')
    expect((await revocation).status()).toBe(204)
    await expect(autre).toHaveURL(/\/connexion/)
    await context.addCookies(cookies)
    const refus = await context.request.post('/api/token/refresh', { data: { refresh_token } })
    expect(refus.status()).toBe(401)
  },
)

test('[R7-18] logout works even if the revocation fails', async ({ page, product }) => {
  const { email } = await createPersona(product.db, new Date(), 'adherente', { prenom: 'Awa' })
  await connecter(page, email)
  await page.route('**/api/token/revoke', (route) => route.abort())
  await page.getByRole('button', { name: /^Awa/ }).click()
  await page.getByRole('menuitem', { name: 'Me déconnecter' }).click()
  await expect(page).toHaveURL('/connexion')
  expect(await jetons(page)).toBeUndefined()
})

for (const lien of [`https://pirate.example/api/connexion/lien/${JETON}`, '/api/token/revoke']) {
  test(`[R7-1] [R7-13] a hostile lienConnexion « ${lien} » is not followed, and receives no token`, async ({
    page,
    product,
  }) => {
    const { email } = await createPersona(product.db, new Date(), 'adherente')
    await connecter(page, email)
    const ailleurs: string[] = []
    const liens: (readonly [string, string | undefined])[] = []
    await page.context().route('**', (route) => {
      const request = route.request()
      const { origin, pathname } = new URL(request.url())
      if (origin !== product.url) ailleurs.push(request.url())
      if (/lien|revoke/.test(pathname) && pathname.startsWith('/api/'))
        liens.push([pathname, request.headers().authorization])
      return route.continue()
    })
    await page.goto(`/connexion/${JETON}/0?lienConnexion=${encodeURIComponent(lien)}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Le lien est expiré !' })).toBeVisible()
    await expect(page).toHaveURL('/connexion/lien/0')
    expect(ailleurs).toEqual([])
    expect(liens).toEqual([[`/api/connexion/lien/${JETON}/apercu`, undefined]])
    expect(await jetons(page)).toBeDefined()
  })
}

test('[R8-1] a login link without a response can be retried', async ({ page }) => {
  await page.route('**/api/connexion/lien/**', (route) => route.abort())
  await page.goto(`/connexion/${JETON}/1`)
  await expect(page.getByRole('heading', { level: 1, name: 'Une erreur est survenue.' })).toBeVisible()
  await page.unroute('**/api/connexion/lien/**')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Le lien est expiré !' })).toBeVisible()
})

test('[R2.1-2] [R7-1] a login link names its account and the open session, and logs in at the click only', async ({
  page,
  product,
}) => {
  const { email } = await createPersona(product.db, new Date(), 'adherente', { prenom: 'Rozenn' })
  const ancienne = await createPersona(product.db, new Date(), 'adherente', { prenom: 'Awa', nom: 'Diop' })
  await page.request.post('/api/inscription/lien_connexion', { form: { email } })
  const lien = await lienRecu(product, email)
  await connecter(page, ancienne.email)
  const avant = await jetons(page)
  await page.goto(lien)
  await expect(page.getByRole('heading', { level: 1, name: 'Se connecter en tant que Rozenn' })).toBeVisible()
  await expect(page.getByText('m•••@entrelles.test')).toBeVisible()
  await expect(page.getByText('Tu es connectée en tant que Awa Diop.')).toBeVisible()
  expect(await jetons(page)).toBe(avant)

  // A failure leaves the page and the link as they are.
  await page.route(/\/api\/connexion\/lien\/[\w-]+$/, (route) => route.abort())
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByRole('alert').getByText('Une erreur est survenue.')).toBeVisible()
  await page.unrouteAll()
  await suivreLien(page, lien)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: /^Rozenn/ })).toBeVisible()
})
