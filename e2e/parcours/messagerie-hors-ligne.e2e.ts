import type { Page } from '@playwright/test'
import { startTestRedis } from '../../apps/server/src/kit/test-redis.ts'
import { createDirecte } from '../../apps/server/src/modules/messagerie/messagerie.factory.ts'
import { motUnique } from '../fixtures/evenement-membre.ts'
import { createMembre, pageOf } from '../fixtures/membres.ts'
import { champ, ecrire, fil, ouvrirFil } from '../fixtures/messagerie.ts'
import { startProduct, type Product } from '../fixtures/product.ts'
import { storageOf } from '../fixtures/storage.ts'
import { expect, test } from '../fixtures/test.ts'

const sceneOf = async (product: Product) => {
  const mot = motUnique('Sangles')
  const [awa, lea] = [await createMembre(product, 'Awa', mot), await createMembre(product, 'Léa', mot)]
  const id = await createDirecte(product.db, new Date(), [awa.id, lea.id])
  return { awa, lea, id }
}
const storedIn = async ({ db }: Product, id: string): Promise<string[]> =>
  (
    await db
      .selectFrom('messages')
      .where('discussion_id', '=', id)
      .orderBy('numero')
      .select('contenu')
      .execute()
  ).map(({ contenu }) => contenu)
/** What the device keeps, whatever the account. */
const keptOn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('entrelles')
        opening.addEventListener('error', () => reject(opening.error ?? new Error('IndexedDB')))
        opening.addEventListener('success', () => {
          const base = opening.result
          if (!base.objectStoreNames.contains('valeurs')) return resolve(0)
          const count = base.transaction('valeurs').objectStore('valeurs').count()
          count.addEventListener('success', () => {
            base.close()
            resolve(count.result)
          })
        })
      }),
  )

test('[C3-3] without a network messages wait on the device, survive a reload, and leave once in their order', async ({
  browser,
  product,
}) => {
  const { awa, lea, id } = await sceneOf(product)
  const [page, autre] = [await pageOf(browser, product, awa.email), await pageOf(browser, product, lea.email)]
  await ouvrirFil(page, id)
  await ouvrirFil(autre, id)
  await page.context().setOffline(true)
  await expect(page.getByText('Pas de réseau. Tes messages partiront dès qu’il revient.')).toBeVisible()
  for (const mots of ['Un', 'Deux', 'Trois']) await ecrire(page, mots)
  await expect(page.getByText('En attente du réseau')).toHaveCount(3)
  // A second tab of the same browser finds the same queue, and the messages still leave once.
  const onglet = await page.context().newPage()
  await page.context().setOffline(false)
  await onglet.goto(`/messagerie/discussion/${id}`)
  await page.reload()
  for (const shown of [page, autre, onglet]) {
    await expect(fil(shown).getByText('Trois', { exact: true })).toBeVisible()
    await expect(shown.getByText('En attente du réseau')).toHaveCount(0)
  }
  expect(await storedIn(product, id)).toEqual(['Un', 'Deux', 'Trois'])
  await Promise.all([page, autre].map((one) => one.context().close()))
})

test('[C3-3] a lost answer is sent again under the same id, and stored once', async ({
  browser,
  product,
}) => {
  const { awa, id } = await sceneOf(product)
  const page = await pageOf(browser, product, awa.email)
  await ouvrirFil(page, id)
  let sent = 0
  await page.route('**/api/discussions/*/messages', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    sent += 1
    if (sent > 1) return route.fallback()
    await route.fetch()
    return route.abort()
  })
  await ecrire(page, 'Une seule fois')
  await expect.poll(() => sent).toBe(2)
  await expect.poll(() => keptOn(page)).toBe(0)
  await expect(fil(page).getByText('Une seule fois')).toHaveCount(1)
  await expect(page.getByText('Non envoyé')).toHaveCount(0)
  expect(await storedIn(product, id)).toEqual(['Une seule fois'])
  await page.context().close()
})

test('[C3-3] a message that nobody answers says so, keeps its place, and leaves with « Réessayer »', async ({
  browser,
  product,
}) => {
  const { awa, id } = await sceneOf(product)
  const page = await pageOf(browser, product, awa.email)
  await ouvrirFil(page, id)
  let attempts = 0
  let isDown = true
  await page.route('**/api/discussions/*/messages', async (route) => {
    if (route.request().method() !== 'POST' || !isDown) return route.fallback()
    attempts += 1
    return route.abort()
  })
  await ecrire(page, 'Un')
  await ecrire(page, 'Deux')
  await expect(page.getByText('Non envoyé')).toHaveCount(1)
  // The next attempt of its own is ten seconds away.
  await expect.poll(() => attempts, { timeout: 20_000 }).toBeGreaterThanOrEqual(3)
  isDown = false
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByText('Non envoyé')).toHaveCount(0)
  await expect.poll(() => storedIn(product, id)).toEqual(['Un', 'Deux'])
  await page.context().close()
})

test('[M3] the inbox marks a draft in each tab, until it is sent', async ({ browser, product }) => {
  const { awa, id } = await sceneOf(product)
  const page = await pageOf(browser, product, awa.email)
  const onglet = await page.context().newPage()
  await ouvrirFil(onglet, id)
  await ecrire(onglet, 'Bonjour')
  await page.goto('/messagerie')
  const ligne = page.locator('[data-discussion]')
  await expect(ligne).toContainText(/Toi\s: Bonjour/)
  await champ(onglet).fill('Je finirai\nplus tard')
  await expect(ligne).toContainText(/Brouillon\s: Je finirai plus tard/)
  await page.reload()
  await expect(ligne).toContainText(/Brouillon\s: Je finirai plus tard/)
  await champ(onglet).fill('')
  await expect(ligne).toContainText(/Toi\s: Bonjour/)
  await ecrire(onglet, 'C’est fini')
  await expect(ligne).toContainText(/Toi\s: C’est fini/)
  await expect(page.getByText('Brouillon')).toHaveCount(0)
  await page.context().close()
})

test('[C1] [R3-11] a draft and a message that waits are kept outside local storage, until logging out empties the device', async ({
  browser,
  product,
}) => {
  const { awa, id } = await sceneOf(product)
  const page = await pageOf(browser, product, awa.email)
  await page.route('**/api/discussions/*/messages', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  )
  await ouvrirFil(page, id)
  await ecrire(page, 'Celui-ci attend')
  await expect.poll(() => keptOn(page)).toBe(1)
  await champ(page).fill('Je finirai plus tard')
  await expect.poll(() => keptOn(page)).toBe(2)
  await page.goto('/faq')
  await page.goto(`/messagerie/discussion/${id}`)
  await expect(champ(page)).toHaveValue('Je finirai plus tard')
  await expect(fil(page).getByText('Celui-ci attend')).toBeVisible()
  expect(await keptOn(page)).toBe(2)
  // In the months of the rating banner its date is stored too.
  const { ratingLoadDate: _date, ...stored } = await storageOf(page)
  expect(Object.keys(stored).toSorted()).toEqual(['bannerLoadDate', 'token'])
  await page.getByRole('banner').locator('[aria-haspopup]').click()
  await page.getByRole('menuitem', { name: 'Me déconnecter' }).click()
  await expect(page).toHaveURL(/\/connexion/)
  await expect.poll(() => keptOn(page)).toBe(0)
  await page.context().close()
})

test('[R4-12] [C3-3] [F13] with Redis stopped, the open thread has a message within five seconds', async ({
  browser,
}) => {
  const redis = await startTestRedis()
  const product = await startProduct({ REDIS_URL: redis.url }, () => 0)
  try {
    const { awa, lea, id } = await sceneOf(product)
    const [page, autre] = [
      await pageOf(browser, product, awa.email),
      await pageOf(browser, product, lea.email),
    ]
    await ouvrirFil(page, id)
    await ouvrirFil(autre, id)
    await ecrire(autre, 'Tu es là ?')
    await expect(fil(page).getByText('Tu es là ?')).toBeVisible()
    await redis.stop()
    // The first one leaves while the streams end.
    for (const mots of ['Un', 'Deux', 'Trois']) {
      const stored = autre.waitForResponse((answer) => answer.request().method() === 'POST')
      await ecrire(autre, mots)
      expect((await stored).status()).toBe(201)
      await expect(fil(page).getByText(mots, { exact: true })).toBeVisible({ timeout: 5000 })
    }
    expect(await (await fetch(`${product.url}/api/sante/pret`)).json()).toMatchObject({ redis: 'absent' })
    await Promise.all([page, autre].map((one) => one.context().close()))
  } finally {
    await product.stop()
    await redis.close()
  }
})
