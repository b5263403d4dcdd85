import { createEvenement } from '../../apps/server/src/modules/evenements/evenements.factory.ts'
import { createSansResultat } from '../../apps/server/src/modules/recherche/recherche.factory.ts'
import { telephoneOf } from '../fixtures/coups-de-pouce.ts'
import { motUnique } from '../fixtures/evenement-membre.ts'
import { createMembre, pageOf } from '../fixtures/membres.ts'
import { expect, test } from '../fixtures/test.ts'

test(
  '[R2.1-24] [M16] an administrator sees what was not found, adds a synonym, and members find it; she deletes it',
  { tag: '@gate' },
  async ({ as, browser, product }) => {
    const [cherche, titre] = [motUnique('Rouet'), motUnique('Filature')]
    await createEvenement(product.db, new Date(), { titre })
    await createSansResultat(product.db, new Date(), cherche, 3)
    const membre = await createMembre(product, 'Awa', 'Synonyme')
    const hers = await pageOf(browser, product, membre.email)
    const search = () => hers.goto(`/recherche?${new URLSearchParams({ termes: cherche })}`)
    await search()
    await expect(hers.getByRole('heading', { name: /^Aucun résultat/ })).toBeVisible()

    const page = await as('administratrice')
    await page.goto('/administratrice/referentiel')
    await page.getByRole('link', { name: 'Recherches sans résultat' }).click()
    const row = page.getByRole('row').filter({ hasText: cherche.toLowerCase() })
    await expect(row).toContainText('4')
    await row.getByRole('button', { name: /^Ajouter un synonyme/ }).click()
    const mots = page.getByRole('dialog').getByRole('textbox', { name: 'Mots' })
    await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('Écris au moins deux mots différents.').first()).toBeVisible()
    await mots.fill(`${cherche}, ${titre}`)
    await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('Les synonymes sont ajoutés.')).toBeVisible()
    await expect(row).toHaveCount(0)
    await search()
    await expect(hers.getByRole('main').getByRole('link', { name: titre })).toBeVisible()

    await page.getByRole('link', { name: 'Synonymes', exact: true }).click()
    await page.getByRole('button', { name: `Supprimer : ${cherche}, ${titre}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
    await expect(page.getByText('Les synonymes sont supprimés.')).toBeVisible()
    await search()
    await expect(hers.getByRole('heading', { name: /^Aucun résultat/ })).toBeVisible()
    await page.getByRole('link', { name: 'Listes de choix' }).click()
    await page.getByRole('button', { name: /^Compétences/ }).click()
    await expect(page.getByText('Langue des signes')).toBeVisible()
  },
)

for (const [appareil, open] of [
  ['a computer', pageOf],
  ['a phone', telephoneOf],
] as const)
  test(`[R7-11] « Préviens-moi » on ${appareil}: a member adds an alert, sees it in her account, and deletes it`, async ({
    browser,
    product,
  }) => {
    const mot = motUnique('Vannerie')
    const membre = await createMembre(product, 'Léa', 'Alerte')
    const page = await open(browser, product, membre.email)
    await page.goto(`/recherche?${new URLSearchParams({ termes: mot })}`)
    await page.getByRole('button', { name: 'Préviens-moi' }).click()
    await expect(page.getByText(/^C’est noté/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ne plus me prévenir' })).toBeVisible()

    await page.goto('/mon-compte#alertes')
    const section = page.getByRole('region', { name: 'Mes alertes de recherche' })
    await expect(section).toContainText('1 alerte sur 10')
    await expect(section.getByRole('link', { name: `« ${mot} »` })).toHaveAttribute(
      'href',
      `/recherche?${new URLSearchParams({ termes: mot })}`,
    )
    await section.getByRole('button', { name: `Supprimer l’alerte : ${mot}` }).click()
    await expect(section).toContainText('Tu n’as pas d’alerte.')
    await page.context().close()
  })
