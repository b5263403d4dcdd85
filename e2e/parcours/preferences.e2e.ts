import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

const reglagesOf = (page: Page) => page.getByRole('region', { name: 'Mes notifications', exact: true })
const avis = (page: Page) => page.getByRole('region', { name: 'Notifications', exact: true })

test(
  '[R2.1-7] [R7-3] [P-1] a member chooses « Au calme », changes one family, and finds both after a reload',
  {
    tag: '@gate',
  },
  async ({ asAlone }) => {
    const page = await asAlone('adherente')
    await page.goto('/mon-compte')
    const reglages = reglagesOf(page)
    const calme = reglages.getByRole('button', { name: 'Au calme' })
    const message = reglages.getByRole('combobox', { name: 'Message privé, par e-mail' })
    const mention = reglages.getByRole('combobox', { name: 'Mention de mon nom, par e-mail' })
    const ressource = reglages.getByRole('switch', { name: 'Nouvelle ressource, dans l’application' })
    const enregistrer = reglages.getByRole('button', { name: 'Enregistrer' })
    await expect(reglages.getByRole('button', { name: 'Équilibré' })).toHaveAttribute('aria-pressed', 'true')
    await expect(message).toHaveValue('immediat')
    await expect(enregistrer).toHaveCount(0)

    await calme.click()
    await expect(calme).toHaveAttribute('aria-pressed', 'true')
    await expect(message).toHaveValue('quotidien')
    await expect(mention).toHaveValue('hebdomadaire')
    await expect(enregistrer).toBeVisible()

    await message.selectOption('jamais')
    await expect(calme).toHaveAttribute('aria-pressed', 'false')
    await ressource.click()
    await reglages.getByRole('combobox', { name: 'Résumé de la semaine, le' }).selectOption('lundi')
    await enregistrer.click()
    await expect(avis(page)).toContainText('Tes notifications sont enregistrées.')
    await expect(enregistrer).toHaveCount(0)

    await page.reload()
    await expect(message).toHaveValue('jamais')
    await expect(mention).toHaveValue('hebdomadaire')
    await expect(ressource).toBeChecked()
    await expect(reglages.getByRole('combobox', { name: 'Résumé de la semaine, le' })).toHaveValue('1')
    await expect(calme).toHaveAttribute('aria-pressed', 'false')
    await expect(enregistrer).toHaveCount(0)
  },
)

test('[R2.1-7] [R8-1] a save that fails keeps her choices, and « Annuler » gives back what is saved', async ({
  asAlone,
}) => {
  const page = await asAlone('adherente')
  await page.goto('/mon-compte')
  const reglages = reglagesOf(page)
  const mention = reglages.getByRole('switch', { name: 'Mention de mon nom, dans l’application' })
  const enregistrer = reglages.getByRole('button', { name: 'Enregistrer' })
  await expect(reglages.getByRole('switch', { name: 'Message privé, sur le téléphone' })).toBeChecked()

  await page.route('**/api/notifications/preferences', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  )
  await expect(mention).toBeChecked()
  await mention.click()
  await enregistrer.click()
  await expect(reglages).toContainText('Une erreur est survenue.')
  await expect(mention).not.toBeChecked()
  await expect(enregistrer).toBeVisible()

  await reglages.getByRole('button', { name: 'Annuler' }).click()
  await expect(mention).toBeChecked()
  await expect(enregistrer).toHaveCount(0)
})
