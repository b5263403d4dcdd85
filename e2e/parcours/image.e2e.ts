import type { Page } from '@playwright/test'
import { jpeg } from '../../apps/server/src/modules/medias/medias.factory.ts'
import { cataloguePages } from '../../apps/web/src/modules/catalogue/catalogue.public.ts'
import { expect, test } from '../fixtures/test.ts'

const open = async (page: Page) => {
  await page.goto(cataloguePages.champs.path)
  await expect(page.getByRole('application', { name: 'Cadrage de l’image' })).toBeVisible()
  return page.getByRole('group', { name: 'Portrait', exact: true })
}
const photo = async () => ({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await jpeg(900, 600) })

test('[R5-15] an image is chosen, cropped with the keyboard, previewed and removed', async ({ page }) => {
  const zone = await open(page)
  await zone.locator('input[type=file]').setInputFiles(await photo())
  const frame = zone.getByRole('application', { name: 'Cadrage de l’image' })
  await expect(frame).toBeVisible()
  const image = zone.locator('.reactEasyCrop_Image')
  const before = await image.evaluate((element) => element.style.transform)
  await frame.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => image.evaluate((element) => element.style.transform)).not.toBe(before)
  await zone.getByRole('slider', { name: 'Zoom' }).press('ArrowRight')
  await expect(zone.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '105 %')
  await zone.getByRole('button', { name: 'Utiliser cette image' }).click()
  await expect(zone.locator('img')).toHaveAttribute('src', /^data:image\/webp/)
  await expect(zone.getByRole('status')).toHaveText('Image envoyée.')
  await expect(zone.getByRole('button', { name: 'Changer d’image' })).toBeFocused()
  await zone.getByRole('button', { name: 'Retirer' }).click()
  await expect(zone.getByRole('button', { name: 'Choisir une image' })).toBeFocused()
})

test('[R5-15] submitting the form uploads the image with its current crop', async ({ page }) => {
  await open(page)
  const zone = page.getByRole('group', { name: 'Image d’un formulaire' })
  await zone.locator('input[type=file]').setInputFiles(await photo())
  await expect(zone.locator('.reactEasyCrop_Image')).toBeVisible()
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText('Enregistré avec photo.jpg.')).toBeVisible()
  await expect(zone.locator('img')).toHaveAttribute('src', /^data:image\/webp/)
})

test('[R5-15] an unreadable image is reported at once', async ({ page }) => {
  const zone = await open(page)
  const buffer = Buffer.from('ceci n’est pas une image')
  await zone.locator('input[type=file]').setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer })
  await expect(page.getByText('Cette image ne peut pas être lue. Choisis-en une autre.')).toBeVisible()
})
