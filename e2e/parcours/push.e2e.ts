import type { Page } from '@playwright/test'
import { createBrowser } from '../../apps/server/src/gateways/push/test-push-service.ts'
import { createPersona, MOT_DE_PASSE } from '../../apps/server/src/modules/session/session.factory.ts'
import { connecter } from '../fixtures/identite.ts'
import { openPushService, replacePush, timesAsked, workerOf } from '../fixtures/push.ts'
import type { Product } from '../fixtures/product.ts'
import { storageOf } from '../fixtures/storage.ts'
import { expect, test } from '../fixtures/test.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1'

const appareils = (page: Page) => page.getByRole('region', { name: 'Tes appareils' })
const avis = (page: Page) => page.getByRole('region', { name: 'Notifications', exact: true })
const activer = (page: Page) => appareils(page).getByRole('button', { name: 'Activer sur cet appareil' })

const abonnementsOf = (product: Product, compteId: string) =>
  product.db
    .selectFrom('abonnements_push as a')
    .innerJoin('sessions as s', 's.id', 'a.session_id')
    .where('a.compte_id', '=', compteId)
    .where('s.revoquee_le', 'is', null)
    .select(['a.endpoint', 'a.appareil'])
    .execute()

test(
  '[P-15] notifications are explained, asked after her click, shown and opened, and end with her session',
  { tag: '@gate' },
  async ({ page, context, product }) => {
    const { id, email } = await createPersona(product.db, new Date(), 'adherente', { prenom: 'Awa' })
    await replacePush(context, 'granted')
    await connecter(page, email)
    await page.goto('/mon-compte')
    await expect(appareils(page)).toContainText('Ton navigateur va te demander ton accord')
    expect(await timesAsked(page)).toBe(0)
    expect(await workerOf(page)).toBeNull()

    await activer(page).click()
    await expect(avis(page)).toContainText('Cet appareil recevra tes notifications.')
    await expect(appareils(page)).toContainText('Chrome sur Linux, activé le')
    expect(await timesAsked(page)).toBe(1)
    expect(await abonnementsOf(product, id)).toMatchObject([{ appareil: 'Chrome sur Linux' }])
    // Nothing of it is in the storage of the browser.
    const { ratingLoadDate: _date, ...stored } = await storageOf(page)
    expect(Object.keys(stored).sort()).toEqual(['bannerLoadDate', 'token'])

    await page.reload()
    await expect(appareils(page).getByRole('button', { name: 'Désactiver' })).toBeVisible()

    const { deliver, shown, click } = await openPushService(page)
    const message = { titre: 'Samira Haddad', texte: 'T’a écrit', url: '/faq', tag: 'discussion-1' }
    await deliver(message)
    await expect.poll(shown).toEqual(['Samira Haddad: T’a écrit'])
    await deliver({ ...message, texte: 'T’a écrit deux messages' })
    await expect.poll(shown).toEqual(['Samira Haddad: T’a écrit deux messages'])
    expect(await click(message.tag)).toBe(`${product.url}/faq`)
    expect(await shown()).toEqual([])
    await deliver({ ...message, url: 'https://exemple.fr/' })
    await expect.poll(shown).toHaveLength(1)
    expect(await click(message.tag)).toBe(`${product.url}/`)

    await page.getByRole('button', { name: /^Awa/ }).click()
    await page.getByRole('menuitem', { name: 'Me déconnecter' }).click()
    await expect(page).toHaveURL(/\/connexion/)
    await expect.poll(() => workerOf(page)).toBeNull()
    await expect.poll(() => abonnementsOf(product, id)).toEqual([])

    const suivante = await createPersona(product.db, new Date(), 'adherente')
    await connecter(page, suivante.email)
    await page.goto('/mon-compte')
    await expect(activer(page)).toBeVisible()
    expect(await abonnementsOf(product, suivante.id)).toEqual([])
  },
)

test('[P-15] she switches this device off, and removes another one', async ({ page, context, product }) => {
  const { id, email } = await createPersona(product.db, new Date(), 'adherente')
  const login = await fetch(`${product.url}/api/login_check`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: email, password: MOT_DE_PASSE }),
  })
  const { token } = (await login.json()) as { token: string }
  await fetch(`${product.url}/api/notifications/abonnements_push`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      endpoint: `https://web.push.apple.com/${crypto.randomUUID()}`,
      cles: createBrowser().cles,
      appareil: 'Safari sur iPhone',
    }),
  })
  await replacePush(context, 'granted')
  await connecter(page, email)
  await page.goto('/mon-compte')
  await activer(page).click()
  const desactiver = appareils(page).getByRole('button', { name: 'Désactiver' })
  const retirer = appareils(page).getByRole('button', { name: 'Retirer : Safari sur iPhone' })
  await expect(desactiver).toBeVisible()
  await expect(retirer).toBeVisible()

  await retirer.click()
  await expect(avis(page)).toContainText('L’appareil est retiré.')
  await expect(retirer).toHaveCount(0)
  await expect(appareils(page).getByRole('heading', { name: 'Tes appareils' })).toBeFocused()
  expect(await abonnementsOf(product, id)).toMatchObject([{ appareil: 'Chrome sur Linux' }])

  await desactiver.click()
  await expect(activer(page)).toBeVisible()
  expect(await workerOf(page)).toBeNull()
  expect(await abonnementsOf(product, id)).toEqual([])
})

test('[P-15] a refusal of the browser says how to allow them', async ({ page, context, product }) => {
  const { email } = await createPersona(product.db, new Date(), 'adherente')
  await replacePush(context, 'denied')
  await connecter(page, email)
  await page.goto('/mon-compte')
  await activer(page).click()
  await expect(appareils(page)).toContainText('Ton navigateur bloque les notifications d’Entrelles.')
  await expect(activer(page)).toHaveCount(0)
  expect(await workerOf(page)).toBeNull()
})

test('[P-15] on an iPhone, the page says to install the application first', async ({ as }) => {
  const page = await as('adherente', { userAgent: IPHONE, viewport: { width: 390, height: 844 } })
  await page.goto('/mon-compte')
  await expect(appareils(page)).toContainText('Sur l’écran d’accueil')
  await expect(activer(page)).toHaveCount(0)
})
