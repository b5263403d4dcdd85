import type { Page } from '@playwright/test'
import { createDirecte, readDiscussion } from '../../apps/server/src/modules/messagerie/messagerie.factory.ts'
import { telephoneOf } from '../fixtures/coups-de-pouce.ts'
import { motUnique } from '../fixtures/evenement-membre.ts'
import { createMembre, pageOf } from '../fixtures/membres.ts'
import { addMessages, champ, createLongue, ecrire, fil, ouvrirFil } from '../fixtures/messagerie.ts'
import type { Product } from '../fixtures/product.ts'
import { expect, test } from '../fixtures/test.ts'

const sceneOf = async (product: Product, nb: number, lus = nb) => {
  const mot = motUnique('Fil')
  const [awa, lea] = [await createMembre(product, 'Awa', mot), await createMembre(product, 'Léa', mot)]
  const id = await createLongue(product.db, [awa.id, lea.id], nb)
  if (lus > 0) await readDiscussion(product.db, id, awa.id, lus)
  return { awa, lea, id }
}
const numero = (page: Page, nb: number) => fil(page).getByText(`Message numéro ${nb}`, { exact: true })
const topOf = async (page: Page, nb: number): Promise<number> =>
  (await numero(page, nb).boundingBox())?.y ?? NaN

test('[M3] older messages are loaded as one scrolls up, and nothing moves under the reader’s eyes', async ({
  browser,
  product,
}) => {
  const { awa, id } = await sceneOf(product, 70)
  const page = await pageOf(browser, product, awa.email)
  await ouvrirFil(page, id)
  await expect(numero(page, 70)).toBeInViewport()
  await expect(numero(page, 51)).toBeAttached()
  // The page before is held until the position is measured.
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/messages?avant=*', async (route) => {
    await held
    await route.continue()
  })
  await numero(page, 52).scrollIntoViewIfNeeded()
  await page.waitForTimeout(300)
  const before = await topOf(page, 52)
  release()
  await expect(numero(page, 40)).toBeAttached()
  await page.waitForTimeout(300)
  expect(Math.abs((await topOf(page, 52)) - before)).toBeLessThanOrEqual(1)
  await page.context().close()
})

test('[M3] the thread opens at the unread line, and is read as it is seen', async ({ browser, product }) => {
  const { awa, id } = await sceneOf(product, 60, 30)
  const page = await pageOf(browser, product, awa.email)
  await ouvrirFil(page, id)
  await expect(page.getByText('30 messages non lus', { exact: true })).toBeInViewport()
  await expect(numero(page, 31)).toBeInViewport()
  const luJusqua = async () =>
    (
      await product.db
        .selectFrom('participations_discussion')
        .where('discussion_id', '=', id)
        .where('compte_id', '=', awa.id)
        .select('lu_jusqua')
        .executeTakeFirstOrThrow()
    ).lu_jusqua
  await expect.poll(luJusqua).toBeGreaterThanOrEqual(31)
  expect(await luJusqua()).toBeLessThan(60)
  await page.getByRole('button', { name: 'Derniers messages' }).click()
  await expect(numero(page, 60)).toBeInViewport()
  await expect.poll(luJusqua).toBe(60)
  await page.context().close()
})

test('[M3] a message that arrives while she reads higher up is announced once and offered by a button', async ({
  browser,
  product,
}) => {
  const { awa, lea, id } = await sceneOf(product, 40)
  const [page, autre] = [await pageOf(browser, product, awa.email), await pageOf(browser, product, lea.email)]
  await ouvrirFil(page, id)
  await ouvrirFil(autre, id)
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(
          '[aria-live=polite]',
        )
        if (region?.textContent) heard.push(region.textContent)
      }
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await numero(page, 25).scrollIntoViewIfNeeded()
  await page.waitForTimeout(300)
  const before = await topOf(page, 25)
  await ecrire(autre, 'Le camion est là')
  await expect(page.getByRole('button', { name: 'Nouveaux messages' })).toBeVisible()
  expect(Math.abs((await topOf(page, 25)) - before)).toBeLessThanOrEqual(1)
  await page.waitForTimeout(1500)
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard)
  expect(heard.filter((texte) => texte.includes('Le camion est là'))).toHaveLength(1)
  await page.getByRole('button', { name: 'Nouveaux messages' }).click()
  await expect(fil(page).getByText('Le camion est là')).toBeInViewport()
  await Promise.all([page, autre].map((one) => one.context().close()))
})

test('[M3] the whole discussion is used with the keyboard alone', async ({ browser, product }) => {
  const { awa, id } = await sceneOf(product, 3)
  const page = await pageOf(browser, product, awa.email)
  await ouvrirFil(page, id)
  await champ(page).focus()
  await page.keyboard.type('Ligne une')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('Ligne deux')
  await page.keyboard.press('Enter')
  await expect(fil(page).getByText('Ligne une Ligne deux')).toBeVisible()
  await expect(fil(page).getByText(/· Envoyé/)).toBeVisible()
  await page.keyboard.press('ArrowUp')
  const edition = page.getByRole('textbox', { name: 'Ton message', exact: true })
  await expect(edition).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(edition).toHaveCount(0)
  const menu = page.getByRole('button', { name: /^Plus d’actions sur ce message de Léa/ }).last()
  await menu.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Répondre' }).press('Enter')
  await expect(champ(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByText(/^En réponse à Léa/)).toHaveCount(0)
  await page.context().close()
})

test('[M3] on a phone the keyboard never hides the field', async ({ browser, product }) => {
  const { awa, id } = await sceneOf(product, 30)
  const page = await telephoneOf(browser, product, awa.email)
  await ouvrirFil(page, id)
  await champ(page).focus()
  // A keyboard of 400 px: the visual viewport shrinks, as on iOS, and the window does not.
  await page.evaluate(() => {
    const viewport = window.visualViewport
    if (!viewport) throw new Error('no visual viewport')
    Object.defineProperties(viewport, { height: { value: 444 }, offsetTop: { value: 0 } })
    viewport.dispatchEvent(new Event('resize'))
  })
  const box = await champ(page).boundingBox()
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(444)
  await expect(numero(page, 30)).toBeInViewport()
  const envoyer = await page.getByRole('button', { name: 'Envoyer' }).boundingBox()
  expect((envoyer?.y ?? Infinity) + (envoyer?.height ?? 0)).toBeLessThanOrEqual(444)
  await page.context().close()
})

test('[M3] a message found by its words opens the thread where it is, however far', async ({
  browser,
  product,
}) => {
  const mot = motUnique('Tourbière')
  const [awa, lea] = [await createMembre(product, 'Awa', mot), await createMembre(product, 'Léa', mot)]
  const id = await createDirecte(product.db, new Date(), [awa.id, lea.id])
  const lignes = Array.from({ length: 70 }, (_, n) => ({
    de: lea.id,
    contenu: n === 9 ? `Le plan de la ${mot}` : `Message numéro ${n + 1}`,
    ilYA: 2 * (70 - n),
  }))
  await addMessages(product.db, id, lignes)
  const page = await pageOf(browser, product, awa.email)
  await page.goto('/messagerie')
  const champRecherche = page.getByRole('searchbox', { name: 'Rechercher dans mes messages' })
  await champRecherche.fill(mot.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase())
  await page.getByRole('link', { name: new RegExp(`Le plan de la ${mot}`) }).click()
  await expect(fil(page).getByText(`Le plan de la ${mot}`)).toBeInViewport()
  await expect(numero(page, 70)).toHaveCount(0)
  await page.getByRole('button', { name: 'Derniers messages' }).click()
  await expect(numero(page, 70)).toBeInViewport()
  await page.context().close()
})
