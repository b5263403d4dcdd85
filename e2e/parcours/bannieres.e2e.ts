import type { Page } from '@playwright/test'
import { createTerritoire } from '../../apps/server/src/modules/antennes/antennes.factory.ts'
import { createBanniere } from '../../apps/server/src/modules/bo-bannieres/bo-bannieres.factory.ts'
import { chooseAmong } from '../fixtures/choices.ts'
import { createMembre } from '../fixtures/membres.ts'
import { storageOf } from '../fixtures/storage.ts'
import { expect, signIn, test } from '../fixtures/test.ts'

const EN_COURS = '/api/banniere/en-cours'

const banner = (page: Page) => page.getByRole('banner').getByRole('region', { name: 'Nouveauté' })

// Other stories of the worker share the database, and see no banner.
test.afterEach(async ({ product }) => {
  await product.db.deleteFrom('bannieres').execute()
})

test(
  '[R1-2] [R2.4-9] [R4-9] a member sees the banner under the bar, follows its link, dismisses it, and it does not come back',
  { tag: '@gate' },
  async ({ asAlone, product }) => {
    await createBanniere(product.db, new Date(), {
      texteLigne1: 'La FAQ répond à tes questions',
      texteLigne2: 'L’essentiel est là.',
      texteBouton: 'Lire la FAQ',
      lienBouton: '/faq',
    })
    const page = await asAlone('adherente')
    await page.goto('/')
    await expect(banner(page)).toContainText('La FAQ répond à tes questions L’essentiel est là.')
    const [bar, news, main] = await Promise.all(
      [page.getByRole('banner').getByRole('combobox'), banner(page), page.getByRole('main')].map((part) =>
        part.boundingBox(),
      ),
    )
    expect(news!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height)
    expect(news!.y + news!.height).toBeLessThanOrEqual(main!.y)
    expect(Date.parse((await storageOf(page))['bannerLoadDate'] ?? '')).toBeGreaterThan(Date.now() - 60_000)

    const loadedAt = () => page.evaluate(() => performance.timeOrigin)
    const opened = await loadedAt()
    await banner(page).getByRole('link', { name: 'Lire la FAQ' }).click()
    await expect(page).toHaveURL('/faq')
    await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeFocused()
    expect(await loadedAt(), 'the link reloads the page').toBe(opened)
    await expect(banner(page)).toBeVisible()

    const recorded = page.waitForResponse(/\/api\/banniere\/[^/]+\/vue$/)
    await banner(page).getByRole('button', { name: 'Ne plus voir ce message' }).focus()
    await page.keyboard.press('Enter')
    await expect(banner(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeFocused()
    expect((await recorded).status()).toBe(204)
    const fetched = page.waitForResponse((answer) => answer.url().endsWith(EN_COURS))
    await page.reload()
    expect((await fetched).status()).toBe(204)
    await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible()
    await expect(banner(page)).toHaveCount(0)
  },
)

test(
  '[R2.1-24] [R4-9] an administrator writes a banner for a branch; its members see it, others do not; she changes and deletes it',
  { tag: '@gate' },
  async ({ as, product }, testInfo) => {
    const antenne = `Marais ${testInfo.repeatEachIndex}`
    await createTerritoire(product.db, { nom: antenne })
    const awa = await createMembre(product, 'Awa', 'Bannière', { territoire: antenne })
    const lea = await createMembre(product, 'Léa', 'Bannière')
    const page = await as('administratrice')
    await page.goto('/administratrice/banniere')
    await expect(page.getByRole('heading', { name: 'Aucune bannière en cours' })).toBeVisible()
    await page.getByRole('button', { name: 'Ajouter une bannière' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(dialog.getByText('Ce formulaire comprend 4 erreur(s) :')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Première ligne' }).fill('Le marché des membres')
    await dialog.getByRole('textbox', { name: 'Seconde ligne' }).fill('Samedi, sous la halle.')
    await dialog.getByRole('textbox', { name: 'Texte du bouton' }).fill('Je viens')
    await dialog.getByRole('textbox', { name: 'Lien du bouton' }).fill('/inconnue')
    await expect(dialog.getByRole('figure')).toContainText('Le marché des membres Samedi, sous la halle.')
    await expect(dialog.getByText(/^Indique une page d’Entrelles/).first()).toBeVisible()
    // The address of a page, copied from the browser.
    await dialog.getByRole('textbox', { name: 'Lien du bouton' }).fill(`${product.url}/evenement`)
    await chooseAmong(page, dialog.getByRole('combobox', { name: /^Antennes/ }), 'Marais', antenne)
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('La bannière est en ligne.')).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: 'Le marché des membres' })
    await expect(row).toContainText(antenne)

    const hers = await as('adherente', { storageState: await signIn(product, awa.email) })
    await hers.goto('/faq')
    await expect(banner(hers)).toContainText('Le marché des membres')
    const other = await as('adherente', { storageState: await signIn(product, lea.email) })
    await other.goto('/faq')
    await expect(other.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible()
    await expect(banner(other)).toHaveCount(0)

    await row.getByRole('button', { name: /^Modifier/ }).click()
    await expect(dialog.getByRole('textbox', { name: 'Lien du bouton' })).toHaveValue('/evenement')
    await dialog.getByRole('textbox', { name: 'Première ligne' }).fill('Le marché de Noël')
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByRole('row').filter({ hasText: 'Le marché de Noël' })).toBeVisible()
    await hers.reload()
    await expect(banner(hers)).toContainText('Le marché de Noël')
    await banner(hers).getByRole('link', { name: 'Je viens' }).click()
    await expect(hers).toHaveURL('/evenement')

    await page.getByRole('button', { name: 'Supprimer : Le marché de Noël' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
    await expect(page.getByRole('heading', { name: 'Aucune bannière en cours' })).toBeVisible()
    await hers.reload()
    await expect(hers.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner(hers)).toHaveCount(0)
  },
)

test('[R4-9] a member whose membership has ended neither fetches nor sees the banner', async ({
  as,
  product,
}) => {
  await createBanniere(product.db, new Date())
  const page = await as('expiree')
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await page.goto('/fin-adhesion')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  expect(calls).not.toContain(EN_COURS)
  await expect(banner(page)).toHaveCount(0)
  expect(await storageOf(page)).not.toHaveProperty('bannerLoadDate')
})

test('the bar stays in sight while the banner scrolls away with the page', async ({ asAlone, product }) => {
  await createBanniere(product.db, new Date())
  const page = await asAlone('adherente')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 600 })
    await page.goto('/')
    await expect(banner(page)).toBeInViewport()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(banner(page)).not.toBeInViewport()
    await expect(page.getByRole('banner').getByRole('link', { name: /^Messagerie/ })).toBeInViewport()
  }
})
