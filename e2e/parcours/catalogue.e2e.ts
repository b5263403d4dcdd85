import type { Page } from '@playwright/test'
import { cataloguePages } from '../../apps/web/src/modules/catalogue/catalogue.public.ts'
import { bringIntoSight } from '../fixtures/choices.ts'
import { resize } from '../fixtures/resize.ts'
import { expect, test } from '../fixtures/test.ts'

const open = async (page: Page, path: string) => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The editor and the cropper are lazy-loaded after their page.
  await expect(page.getByText(/^Chargement (de l’éditeur|du cadrage)…$/)).toHaveCount(0)
}

test('the theme is chosen with its switch and kept after a reload', async ({ page }) => {
  await open(page, cataloguePages.jetons.path)
  await page.getByRole('switch', { name: 'Thème sombre' }).press('Space')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Thème sombre' })).toBeChecked()
})

test.describe('[R2.4-8] toasts', () => {
  const raise = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
  const region = (page: Page) => page.getByRole('region', { name: 'Notifications' })

  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: 0 })
    await open(page, cataloguePages.retours.path)
    // From here on only the test moves the clock.
    await page.clock.pauseAt(3_600_000)
  })

  test('close after 5 s, unless their duration is 0', async ({ page }) => {
    await raise(page, 'Succès')
    await raise(page, 'Qui reste')
    await page.mouse.move(0, 0)
    await expect(region(page).getByRole('listitem')).toHaveCount(2)
    await page.clock.runFor(4800)
    await expect(region(page).getByText('Ton profil est enregistré.')).toBeVisible()
    await page.clock.runFor(400)
    await expect(region(page).getByText('Ton profil est enregistré.')).toHaveCount(0)
    await page.clock.runFor(60_000)
    await expect(region(page).getByText('Je reste.')).toBeVisible()
  })

  test('[M2] offer to undo, for longer, and close once it is done', async ({ page }) => {
    await raise(page, 'Qui s’annule')
    await page.mouse.move(0, 0)
    await page.clock.runFor(8000)
    await region(page).getByRole('button', { name: 'Annuler' }).click()
    await expect(region(page).getByText('Ta publication est supprimée.')).toHaveCount(0)
    await page.clock.runFor(100)
    await expect(region(page).getByRole('status')).toHaveText('Elle est de retour.')
  })

  test('stay while the pointer or the focus is on one of them', async ({ page }) => {
    await raise(page, 'Succès')
    await page.clock.runFor(3000)
    await region(page).hover()
    await page.clock.runFor(20_000)
    await expect(region(page).getByText('Ton profil est enregistré.')).toBeVisible()
    await region(page).getByRole('button', { name: 'Fermer' }).focus()
    await page.mouse.move(0, 0)
    await page.clock.runFor(20_000)
    await expect(region(page).getByText('Ton profil est enregistré.')).toBeVisible()
    await page.getByRole('switch').focus()
    await page.clock.runFor(2200)
    await expect(region(page)).toHaveCount(0)
  })

  test('stack without overlap, and are announced as status or alert by their tone', async ({ page }) => {
    for (const name of ['Information', 'Succès', 'Attention', 'Erreur']) await raise(page, name)
    await page.clock.runFor(100)
    await expect(region(page).getByRole('status')).toHaveText([
      'Une nouvelle version est disponible.',
      'Ton profil est enregistré.',
    ])
    await expect(region(page).getByRole('alert')).toHaveText([
      'Ton adhésion se termine dans huit jours.',
      'L’enregistrement n’a pas abouti. Réessaie.',
    ])
    const boxes = await Promise.all(
      (await region(page).getByRole('listitem').all()).map((toast) => toast.boundingBox()),
    )
    const bottoms = boxes.map((box) => (box ? box.y + box.height : 0))
    const tops = boxes.map((box) => box?.y ?? 0)
    expect(tops.slice(1).every((top, index) => top >= (bottoms[index] ?? 0))).toBe(true)
    await region(page).getByRole('button', { name: 'Fermer' }).first().press('Enter')
    await expect(region(page).getByRole('listitem')).toHaveCount(3)
    await page.clock.resume()
  })
})

test('[R2.4-4] the pagination shows three pages, an ellipsis on each side, and links to the previous and next page', async ({
  page,
}) => {
  const pagination = page.getByRole('navigation', { name: 'Pagination' })
  await open(page, `${cataloguePages.navigation.path}?page=5`)
  await expect(pagination.getByRole('link')).toHaveText(['Avant', '…', '4', '5', '6', '…', 'Après'])
  await expect(pagination.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page')
  await pagination.getByRole('link', { name: 'Après' }).click()
  await expect(page.getByText('Page 6 sur 9')).toBeVisible()
  await pagination.getByRole('link', { name: 'Dernière page' }).click()
  await expect(page.getByText('Page 9 sur 9')).toBeVisible()
  await expect(pagination.getByRole('link')).toHaveText(['Avant', '…', '7', '8', '9', 'Après'])
  await expect(pagination.getByRole('link', { name: 'Après' })).toHaveAttribute('aria-disabled', 'true')
  await pagination.getByRole('link', { name: 'Première page' }).click()
  await expect(page.getByText('Page 1 sur 9')).toBeVisible()
})

test('on a phone, scrolling the page closes a list and keeps what was typed; a tap shows it again', async ({
  page,
}) => {
  await resize(page, 390)
  await open(page, cataloguePages.champs.path)
  const commune = page.getByRole('combobox', { name: 'Commune' }).first()
  await bringIntoSight(commune)
  await commune.fill('29100')
  const lieux = page.getByRole('listbox').getByRole('option')
  await expect(lieux).toHaveCount(5)
  await page.evaluate(() => window.scrollBy(0, 40))
  await expect(lieux).toHaveCount(0)
  await expect(commune).toHaveValue('29100')
  await commune.click()
  await lieux.filter({ hasText: 'Kerlaz' }).click()
  await expect(commune).toHaveValue('29100 Kerlaz')
  await commune.fill('26150')
  await expect(lieux).toHaveText(['26150 Die'])
  await page.evaluate(() => window.scrollBy(0, -40))
  await page.keyboard.press('Tab')
  await expect(commune).toHaveValue('')
})

test.describe('with the keyboard only', () => {
  // A viewport without scrolling: scrolling closes an open popover.
  test.use({ viewport: { width: 1440, height: 3000 } })

  test('a menu opens, is navigated with arrows, restores the focus on Escape, and closes on Tab', async ({
    page,
  }) => {
    await open(page, cataloguePages.actions.path)
    const button = page.getByRole('button', { name: 'Menu de Maëlle' })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('menuitem', { name: 'Jetons' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'Champs' })).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('menuitem', { name: 'Me déconnecter' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(button).toBeFocused()

    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'Jetons' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused()

    await page.keyboard.press('Enter')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Choisi : Me déconnecter')).toBeVisible()

    await button.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Jetons' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(cataloguePages.jetons.path)
  })

  test('a click outside a menu closes it', async ({ page }) => {
    await open(page, cataloguePages.actions.path)
    await page.getByRole('button', { name: 'Menu de Maëlle' }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(page.getByRole('menu')).toHaveCount(0)
  })

  test('a link disabled by an expired membership can be focused but does not navigate', async ({ page }) => {
    await open(page, cataloguePages.actions.path)
    const link = page.getByRole('link', { name: 'Notifications : ton adhésion est terminée' })
    await link.focus()
    await expect(link).toBeFocused()
    await expect(link).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(cataloguePages.actions.path)
  })

  test('a dialog traps the focus, closes on Escape and restores it', async ({ page }) => {
    await open(page, cataloguePages.retours.path)
    const button = page.getByRole('button', { name: 'Ouvrir un dialogue' })
    await button.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Proposer une question' })
    await expect(dialog).toBeVisible()
    for (let step = 0; step < 6; step++) {
      await page.keyboard.press('Tab')
      await expect(dialog.locator(':focus')).toHaveCount(1)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(button).toBeFocused()
  })

  test('a combobox announces its number of options, and one is picked with the arrows', async ({ page }) => {
    await open(page, cataloguePages.champs.path)
    const commune = page.getByRole('combobox', { name: 'Commune' }).first()
    await commune.focus()
    await page.keyboard.type('29100')
    await expect(page.getByRole('option')).toHaveCount(5)
    await expect(page.locator('output').filter({ hasText: '5 communes trouvées.' })).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(commune).toHaveValue('')
    await page.keyboard.type('29100')
    await expect(page.getByRole('option')).toHaveCount(5)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(commune).toHaveValue('29100 Le Juch')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('listbox')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(commune).toBeFocused()
  })

  test('several choices are added, and each has a button that removes it', async ({ page }) => {
    await open(page, cataloguePages.champs.path)
    const field = page.getByRole('combobox', { name: 'Je cherche' })
    await field.focus()
    await page.keyboard.type('photo')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    const remove = page.getByRole('button', { name: 'Retirer : Photographie' })
    await expect(remove).toBeVisible()
    await remove.press('Enter')
    await expect(remove).toHaveCount(0)
    await expect(page.getByRole('listbox')).toHaveCount(0)
    const other = page.getByRole('button', { name: 'Retirer : Comptabilité' })
    await expect(other).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(other).toHaveCount(0)
    await expect(field).toBeFocused()
  })

  test.describe('in an English browser', () => {
    test.use({ locale: 'en-US' })

    test('[R1-1] a date field is day, month, year, with French labels', async ({ page }) => {
      await open(page, cataloguePages.champs.path)
      const parts = page.getByRole('group', { name: 'Date de naissance' }).getByRole('spinbutton')
      await expect(parts.first()).toHaveAccessibleName(/^jour/)
      await parts.first().focus()
      await page.keyboard.type('07031988')
      await expect(page.getByText('Retenu : 1988-03-07')).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(page.locator(':focus')).toHaveAttribute('role', 'spinbutton')
    })
  })

  test('Tab leaves the editor, and arrows navigate its toolbar', async ({ page }) => {
    await open(page, cataloguePages.choix.path)
    const text = page.getByRole('textbox', { name: 'Réponse vide' })
    const bar = page.getByRole('toolbar').nth(1)
    await bar.getByRole('button', { name: 'Gras' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(bar.getByRole('button', { name: 'Italique' })).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await expect(text).toBeFocused()
    await page.keyboard.type('Bonjour')
    await expect(text.locator('strong')).toHaveText('Bonjour')
    await expect(page.getByText('7 caractères sur 4000')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(text).not.toBeFocused()
  })
})

test('[R5-5] an empty form focuses a summary of its errors, whose links lead to the fields', async ({
  page,
}) => {
  await open(page, cataloguePages.choix.path)
  await page.getByRole('button', { name: 'Envoyer' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Ce formulaire comprend 4 erreur(s)' })
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: 'Choisis un format.' }).click()
  await expect(page.getByRole('radio', { name: 'Sur place' }).last()).toBeFocused()
})
