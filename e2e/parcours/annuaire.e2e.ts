import type { Page } from '@playwright/test'
import { referentielOf } from '../../apps/server/src/modules/adherentes/adherentes.factory.ts'
import { resize } from '../fixtures/resize.ts'
import { COMMUNES, createMembre, pageOf } from '../fixtures/membres.ts'
import { expect, test } from '../fixtures/test.ts'

const search = (page: Page) => page.getByRole('searchbox', { name: 'Rechercher une membre' })
const card = (page: Page, nom: string) => page.getByRole('article').filter({ hasText: nom })

test(
  '[R2.1-8] [R2.4-4] a member is found by a misspelt name, by distance, and by skill and department',
  { tag: '@gate' },
  async ({ browser, product }) => {
    const competence = await referentielOf(product.db, 'competence', 'Comptabilité')
    const moi = await createMembre(product, 'Rozenn', 'Quéméneur', {
      villeId: COMMUNES.quimper,
      territoire: 'Cornouaille',
    })
    await createMembre(product, 'Éloïse', 'Kervella', {
      villeId: COMMUNES.concarneau,
      profession: 'Ostréicultrice',
      nomEntreprise: 'Les Claires de l’Aven',
      coordonne: 'Cornouaille',
      competences: [competence],
    })
    await createMembre(product, 'Aïcha', 'Benmoussa', {
      villeId: COMMUNES.aix,
      profession: 'Graphiste',
      competences: [competence],
    })
    const page = await pageOf(browser, product, moi.email)
    await page.goto('/membre')
    await expect(page.getByRole('heading', { level: 1, name: 'Membres' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: /\d membres$/ })).toBeVisible()

    await search(page).fill('eloize kervela')
    await expect(page.getByText('Personne ne répond à « eloize kervela ».')).toBeVisible()
    await expect(card(page, 'Éloïse Kervella')).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: '1 membre', exact: true })).toBeVisible()
    await expect(page).toHaveURL('/membre?termes=eloize+kervela')
    await search(page).fill('')
    await expect(page).toHaveURL('/membre')

    await page.getByRole('button', { name: 'Près de chez moi' }).click()
    await expect(page).toHaveURL('/membre?distanceKm=25')
    await expect(card(page, 'Éloïse Kervella')).toBeVisible()
    await expect(card(page, 'Éloïse Kervella')).toContainText(/Concarneau · à \d+\u00a0km/)
    await expect(card(page, 'Rozenn Quéméneur')).toHaveCount(0)
    await expect(card(page, 'Aïcha Benmoussa')).toHaveCount(0)
    await page.getByRole('button', { name: 'Retirer le filtre : À moins de 25 km' }).click()
    await expect(page).toHaveURL('/membre')
    await expect(page.getByRole('heading', { level: 2, name: /\d membres$/ })).toBeFocused()

    await page.getByRole('button', { name: 'Filtrer', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Filtrer les membres' })
    await dialog.getByRole('combobox', { name: 'Peut aider sur' }).fill('compta')
    await page.getByRole('option', { name: 'Comptabilité' }).click()
    await dialog.getByRole('combobox', { name: 'Département' }).fill('atlantide')
    await expect(page.getByText('Aucun choix ne correspond.').first()).toBeVisible()
    await dialog.getByRole('combobox', { name: 'Département' }).fill('bouches du rhone')
    await page.getByRole('option', { name: 'Bouches-du-Rhône' }).click()
    await dialog.getByRole('button', { name: 'Voir les membres' }).click()
    await expect(card(page, 'Aïcha Benmoussa')).toBeVisible()
    await expect(card(page, 'Éloïse Kervella')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /Filtrer 2/ })).toBeVisible()
    await expect(
      page.getByRole('button', { name: 'Retirer le filtre : Peut aider : Comptabilité' }),
    ).toBeVisible()

    await search(page).fill('zzyzx')
    await expect(page.getByRole('heading', { name: 'Aucun résultat pour « zzyzx »' })).toBeVisible()
    await page.getByRole('button', { name: 'Effacer les filtres' }).click()
    await expect(page).toHaveURL('/membre?termes=zzyzx')
    await expect(page.getByRole('heading', { name: 'Aucun résultat pour « zzyzx »' })).toBeFocused()
    await page.getByRole('button', { name: 'Effacer la recherche' }).click()
    await expect(page).toHaveURL('/membre')
    await page.context().close()
  },
)

test('[R2.4-4] a page change updates the URL, moves the focus to the count and scrolls to the top', async ({
  as,
  product,
}) => {
  for (let rank = 1; rank <= 45; rank++) {
    await createMembre(product, 'Tisserande', `Numéro${String(rank).padStart(2, '0')}`)
  }
  const page = await as('adherente')
  await page.goto('/membre?termes=tisserande')
  const count = page.getByRole('heading', { level: 2, name: '45 membres' })
  await expect(count).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(20)
  await page.getByRole('link', { name: 'Après' }).click()
  await expect(page).toHaveURL('/membre?termes=tisserande&page=2')
  await expect(count).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.getByRole('link', { name: 'Page 3' }).click()
  await expect(page.getByRole('article')).toHaveCount(5)
  await expect(count).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
})

test('[R2.4-5] the whole card is a link up to 1023 px, only « Voir le profil » above', async ({
  as,
  product,
}) => {
  for (let rank = 1; rank <= 12; rank++) {
    await createMembre(product, 'Vannière', `Rang${String(rank).padStart(2, '0')}`, {
      profession: 'Vannière',
      ...(rank === 12 && { coordonne: 'Vallée de l’osier' }),
    })
  }
  const page = await as('adherente')
  const last = card(page, 'Vannière Rang12')
  await page.goto('/membre?termes=vanniere')
  await expect(last.getByText('Coordinatrice', { exact: true }).first()).toBeVisible()
  await expect(last.getByRole('img')).toHaveCount(0)
  await expect(last.locator('[data-initials]')).toHaveAttribute('data-initials', 'VR')
  await last.getByRole('heading').click()
  await expect(page).toHaveURL('/membre?termes=vanniere')
  await last.getByRole('link', { name: 'Voir le profil de Vannière Rang12' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Vannière Rang12' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

  await page.goBack()
  await resize(page, 1023)
  await expect(last.getByRole('link')).toHaveText('Vannière Rang12')
  await last.scrollIntoViewIfNeeded()
  // A corner of the card without text.
  const box = await last.boundingBox()
  await last.click({ position: { x: (box?.width ?? 0) - 12, y: (box?.height ?? 0) - 12 } })
  await expect(page.getByRole('heading', { level: 1, name: 'Vannière Rang12' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('a member is found on the map with pointer and keyboard; counts below five are hidden', async ({
  browser,
  product,
}) => {
  const moi = await createMembre(product, 'Katell', 'Riou', { villeId: COMMUNES.quimper })
  for (const prenom of ['Ana', 'Bea', 'Cloé', 'Dune', 'Emma', 'Flo']) {
    await createMembre(product, prenom, 'Duhamel', { villeId: '60057' })
  }
  await createMembre(product, 'Gaia', 'Seule', { villeId: '48095' })
  await createMembre(product, 'Hors', 'Carte', { villeId: '23096', surLaCarte: false })
  const page = await pageOf(browser, product, moi.email)
  await page.goto('/membre')
  await page.getByRole('link', { name: 'Carte', exact: true }).click()
  await expect(page).toHaveURL('/membre?vue=carte')
  await expect(page.getByRole('img', { name: /^Carte de France par département/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: /29 ?Finistère/ })).toContainText('Tu es ici')

  const find = page.getByRole('searchbox', { name: 'Chercher un département' })
  await find.fill('lozere')
  await expect(page.getByRole('link', { name: /Lozère/ })).toContainText('moins de 5 membres')
  await find.fill('creuse')
  await expect(page.getByRole('link', { name: /Creuse/ })).toContainText('aucune membre')
  await find.fill('60')
  await page.getByRole('link', { name: /Oise/ }).press('Enter')
  await expect(page).toHaveURL('/membre?vue=carte&departement=60')
  await expect(card(page, 'Ana Duhamel')).toBeVisible()
  await page.locator('path[data-code="48"]').click()
  await expect(page).toHaveURL('/membre?vue=carte&departement=48')
  await expect(card(page, 'Gaia Seule')).toBeVisible()
  await page.getByRole('link', { name: 'Voir les membres du département Lozère' }).click()
  await expect(page).toHaveURL('/membre?departement=48')
  await expect(card(page, 'Gaia Seule')).toBeVisible()
  await page.context().close()
})
