import type { Locator, Page } from '@playwright/test'
import { motUnique } from '../fixtures/evenement-membre.ts'
import { COMMUNES, createMembre, pageOf } from '../fixtures/membres.ts'
import { champ, fil } from '../fixtures/messagerie.ts'
import { expect, test } from '../fixtures/test.ts'

/** More than a page has places for the focus. */
const PLACES_MAX = 80

/** Presses the key until the focus is there. */
const tabTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  await expect(target).toBeVisible()
  for (let places = 0; places < PLACES_MAX; places += 1) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target).toBeFocused()
}

test('[M3] with the keyboard alone: a member is chosen and written to, accepts, reacts and finds the message again', async ({
  browser,
  product,
}) => {
  const mot = motUnique('Tisanes')
  const awa = await createMembre(product, 'Awa', mot, { villeId: COMMUNES.aix })
  const nadia = await createMembre(product, 'Nadia', mot, { villeId: COMMUNES.brest })
  const [page, autre] = [
    await pageOf(browser, product, awa.email),
    await pageOf(browser, product, nadia.email),
  ]
  const { keyboard } = page
  await page.goto('/messagerie')
  await tabTo(page, page.getByRole('link', { name: 'Nouvelle discussion' }).first())
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Nouvelle discussion' })).toBeFocused()
  await keyboard.press('Tab')
  const a = page.getByRole('combobox', { name: 'À' })
  await expect(a).toBeFocused()
  await keyboard.type(`nadia ${mot}`)
  await expect(page.getByRole('option', { name: `Nadia ${mot}` })).toBeVisible()
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(page.getByRole('button', { name: new RegExp(`^Retirer\\s: Nadia ${mot}$`) })).toBeVisible()
  await expect(a).toBeFocused()
  await tabTo(page, page.getByRole('textbox', { name: 'Ton message' }))
  await keyboard.type(`Douze caisses de ${mot}`)
  await tabTo(page, page.getByRole('button', { name: 'Envoyer' }))
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/messagerie\/discussion\/[\da-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1, name: `Nadia ${mot}` })).toBeFocused()

  await autre.goto('/messagerie')
  await tabTo(autre, autre.getByRole('link', { name: new RegExp(`^Awa ${mot}`) }))
  await autre.keyboard.press('Enter')
  await expect(autre.getByRole('heading', { level: 1, name: `Awa ${mot}` })).toBeFocused()
  await tabTo(autre, autre.getByRole('button', { name: 'Accepter' }))
  await autre.keyboard.press('Enter')
  await expect(champ(autre)).toBeFocused()
  await autre.keyboard.type('Volontiers.')
  await autre.keyboard.press('Enter')
  await expect(fil(page).getByText('Volontiers.')).toBeVisible()

  const menu = autre.getByRole('button', { name: `Plus d’actions sur ce message de Awa ${mot}` })
  await tabTo(autre, menu, 'Shift+Tab')
  await autre.keyboard.press('Enter')
  await expect(autre.getByRole('menuitem', { name: 'Répondre' })).toBeFocused()
  await autre.keyboard.press('ArrowDown')
  await expect(autre.getByRole('menuitem', { name: 'Réagir' })).toBeFocused()
  await autre.keyboard.press('Enter')
  await tabTo(autre, autre.getByRole('dialog').getByRole('button', { name: 'Bravo' }))
  await autre.keyboard.press('Enter')
  await expect(autre.getByRole('dialog')).toHaveCount(0)
  await expect(menu).toBeFocused()
  await expect(fil(page).getByRole('button', { name: /^1\s«\sBravo\s»/ })).toBeVisible()

  await tabTo(autre, autre.getByRole('searchbox', { name: 'Rechercher dans mes messages' }), 'Shift+Tab')
  await autre.keyboard.type(mot)
  await tabTo(autre, autre.getByRole('link', { name: new RegExp(`Douze caisses de ${mot}`) }))
  await autre.keyboard.press('Enter')
  await expect(autre).toHaveURL(/\?message=/)
  await expect(fil(autre).getByText(`Douze caisses de ${mot}`)).toBeInViewport()
  await Promise.all([page, autre].map((one) => one.context().close()))
})
