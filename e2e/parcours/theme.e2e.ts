import { storageOf } from '../fixtures/storage.ts'
import { expect, test } from '../fixtures/test.ts'

test('[R3-11] a chosen theme is stored and applied after a reload', async ({ as }) => {
  const page = await as('adherente')
  await page.goto('/faq')
  const html = page.locator('html')
  await expect(html).not.toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Thème sombre' }).click()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  expect(await storageOf(page)).toHaveProperty('theme', 'dark')

  await page.reload({ waitUntil: 'commit' })
  await page.waitForSelector('body')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible()
  await page.getByRole('button', { name: 'Thème clair' }).click()
  await expect(html).toHaveAttribute('data-theme', 'light')
})
