import type { Page } from '@playwright/test'
import { createPublication } from '../../apps/server/src/modules/actus/actus.factory.ts'
import { createTerritoire } from '../../apps/server/src/modules/adherentes/adherentes.factory.ts'
import { createQuestion } from '../../apps/server/src/modules/bo-faq/bo-faq.factory.ts'
import { createDemande } from '../../apps/server/src/modules/coups-de-pouce/coups-de-pouce.factory.ts'
import { createEvenement } from '../../apps/server/src/modules/evenements/evenements.factory.ts'
import { createRessource } from '../../apps/server/src/modules/ressources/ressources.factory.ts'
import { telephoneOf } from '../fixtures/coups-de-pouce.ts'
import { motUnique } from '../fixtures/evenement-membre.ts'
import { createMembre, pageOf } from '../fixtures/membres.ts'
import type { Product } from '../fixtures/product.ts'
import { expect, test } from '../fixtures/test.ts'

const boite = (page: Page) => page.getByRole('combobox', { name: 'Rechercher dans Entrelles' })
const groupe = (page: Page, nom: RegExp) =>
  page.getByRole('listbox', { name: 'Suggestions' }).getByRole('group', { name: nom })
const titre = (page: Page, nom: string) => page.getByRole('heading', { level: 1, name: nom })
const recente = (page: Page, mots: string) =>
  page.getByRole('region', { name: 'Recherches récentes' }).getByRole('link', { name: mots, exact: true })

/** Members of one trade, a request and an event that name it. */
const atelier = async (product: Product, mot: string, membres: number) => {
  for (let rank = 1; rank <= membres; rank++)
    await createMembre(product, 'Rozenn', `Numéro${String(rank).padStart(2, '0')}`, { profession: mot })
  const { id } = await createMembre(product, 'Maï', 'Kermarrec')
  await createDemande(product.db, new Date(), id, { titre: `Métier à tisser à prêter à une ${mot}` })
  await createEvenement(product.db, new Date(), { titre: `${mot} et réemploi` })
}

test(
  '[R2.1-17] [R3-15] [R2.4-4] by keyboard: suggestions, results by category, their pages, and the search again',
  { tag: '@gate' },
  async ({ browser, product }) => {
    const mot = motUnique('Vitrailliste')
    await atelier(product, mot, 45)
    const moi = await createMembre(product, 'Naïg', 'Le Bihan')
    const page = await pageOf(browser, product, moi.email)
    await page.goto('/faq')
    await expect(titre(page, 'FAQ')).toBeVisible()

    await page.keyboard.press('/')
    await expect(boite(page)).toBeFocused()
    await page.keyboard.type(mot.toLowerCase().slice(0, -1))
    await expect(groupe(page, /^Membres 3 sur plus de 20$/).getByRole('option')).toHaveCount(3)
    await expect(groupe(page, /^Coups de pouce/).getByRole('option')).toContainText([
      /Maï Kermarrec · sans réponse/,
    ])
    await expect(groupe(page, /^Événements/).getByRole('option', { selected: true })).toHaveCount(0)
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: /^5\ssuggestions\. Parcours-les avec les flèches haut et bas\.$/ }),
    ).toHaveCount(1)
    for (const _ of [1, 2, 3, 4]) await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option', { selected: true })).toContainText(`${mot} et réemploi`)
    await page.keyboard.press('Enter')
    await expect(titre(page, `${mot} et réemploi`)).toBeVisible()
    await expect(boite(page)).toHaveValue('')

    await page.keyboard.press('/')
    await page.keyboard.type(mot)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/recherche?${new URLSearchParams({ termes: mot })}`)
    await expect(titre(page, `« ${mot} »`)).toBeFocused()
    await expect(
      page.getByRole('status').filter({ hasText: '47 résultats dans tout le réseau' }),
    ).toBeVisible()
    await expect(page.getByRole('region', { name: 'Événements' }).getByRole('article')).toHaveCount(1)

    await page.getByRole('link', { name: 'Voir les 45 membres' }).click()
    await expect(page).toHaveURL(`/recherche/membre?${new URLSearchParams({ termes: mot })}`)
    const nb = page.getByRole('heading', { level: 2, name: '45 membres' })
    await expect(nb).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(20)
    const pages = page.getByRole('navigation', { name: 'Pagination' })
    await expect(pages.getByRole('link', { name: /^Page/ })).toHaveText(['1', '2', '3'])
    await pages.getByRole('link', { name: 'Page 3' }).click()
    await expect(page).toHaveURL(`/recherche/membre?${new URLSearchParams({ termes: mot, page: '3' })}`)
    await expect(page.getByRole('article')).toHaveCount(5)
    await expect(nb).toBeFocused()
    await page.getByRole('link', { name: 'Coups de pouce 1' }).click()
    await expect(titre(page, `Recherche de coups de pouce : « ${mot} »`)).toBeFocused()
    await expect(page).toHaveTitle(`Recherche de coups de pouce — « ${mot} » — Entrelles`)
    await expect(page.getByRole('article')).toContainText(['Métier à tisser à prêter'])
    await page.reload()
    await expect(page.getByRole('heading', { level: 2, name: '1 coup de pouce' })).toBeVisible()
    await page.context().close()
  },
)

/** More than one page of each category, all with that word, and a question of the FAQ. */
const fillRubriques = async (product: Product, auteureId: string, mot: string) => {
  const { db } = product
  const now = new Date()
  for (let rank = 1; rank <= 25; rank++) {
    const titre = `${mot} ${rank}`
    await createMembre(product, 'Rozenn', `Numéro${rank}`, { profession: mot })
    await createDemande(db, now, auteureId, { titre })
    await createEvenement(db, now, { titre })
    await createPublication(db, now, auteureId, { titre })
    await createTerritoire(db, titre)
    await createRessource(db, now, auteureId, { titre })
  }
  await createQuestion(db, now, { question: `Où trouver une ${mot} ?` })
}
/** The lists of other stories show the first of all. */
const emptyRubriques = async ({ db }: Product, mot: string) => {
  for (const table of ['coups_de_pouce', 'evenements', 'publications', 'ressources'] as const)
    await db.deleteFrom(table).where('titre', 'like', `${mot} %`).execute()
  await db.deleteFrom('territoires').where('nom', 'like', `${mot} %`).execute()
  await db.deleteFrom('faq_questions').where('question', 'like', `%${mot} ?`).execute()
}

for (const [ecran, ouvrir, nom] of [
  ['a phone', telephoneOf, 'Filandière'],
  // Another word: members of the first are still there.
  ['a computer', pageOf, 'Sabotière'],
] as const)
  test(`[R2.1-17] [R7-10] [R2.4-4] on ${ecran}: the pages of each category, there and back, and the FAQ beside the results`, async ({
    browser,
    product,
  }) => {
    const mot = motUnique(nom)
    const moi = await createMembre(product, 'Naïg', 'Le Bihan')
    await fillRubriques(product, moi.id, mot)
    const page = await ouvrir(browser, product, moi.email)
    const cartes = page.getByRole('main').getByRole('article')
    const pages = page.getByRole('navigation', { name: 'Pagination' })
    for (const [rubrique, noms] of [
      ['membre', 'membres'],
      ['coup-de-pouce', 'coups de pouce'],
      ['evenement', 'événements'],
      ['publication', 'publications'],
      ['territoire', 'antennes'],
      ['ressource', 'ressources'],
    ] as const)
      await test.step(rubrique, async () => {
        const address = (n?: string) =>
          `/recherche/${rubrique}?${new URLSearchParams({ termes: mot, ...(n && { page: n }) })}`
        const nb = page.getByRole('heading', { level: 2, name: `25 ${noms}` })
        await page.goto(`/recherche?${new URLSearchParams({ termes: mot })}`)
        await page.getByRole('link', { name: `Voir les 25 ${noms}` }).click()
        await expect(page).toHaveURL(address())
        await expect(cartes).toHaveCount(20)
        const first = await cartes.first().getByRole('heading').textContent()
        await pages.getByRole('link', { name: 'Page 2' }).click()
        await expect(page).toHaveURL(address('2'))
        await expect(cartes).toHaveCount(5)
        await expect(nb).toBeFocused()
        await pages.getByRole('link', { name: 'Avant' }).click()
        await expect(page).toHaveURL(address())
        await expect(cartes).toHaveCount(20)
        await expect(cartes.first().getByRole('heading')).toHaveText(first ?? '')
        await page.goBack()
        await expect(cartes).toHaveCount(5)
      })

    await page.goto(`/recherche?${new URLSearchParams({ termes: mot })}`)
    const question = `Où trouver une ${mot} ?`
    await page.getByRole('region', { name: 'FAQ' }).getByRole('link', { name: question }).click()
    await expect(page).toHaveURL(/\/faq#question-[\w-]+$/)
    await expect(page.getByRole('button', { name: question, expanded: true })).toBeFocused()
    await expect(page.getByRole('button', { name: question })).toBeInViewport()
    await page.context().close()
    await emptyRubriques(product, mot)
  })

test('[R3-11] recent searches stay on the device, are forgotten one by one, and all of them at logout', async ({
  browser,
  product,
}) => {
  const moi = await createMembre(product, 'Naïg', 'Le Bihan')
  const page = await pageOf(browser, product, moi.email)
  for (const mots of ['compta', 'comptable 29', 'tisserande']) {
    await page.goto(`/recherche?${new URLSearchParams({ termes: mots })}`)
    await expect(titre(page, `« ${mots} »`)).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  }
  await page.goto('/faq')
  await expect(titre(page, 'FAQ')).toBeVisible()
  await boite(page).click()
  await expect(page.getByRole('region', { name: 'Recherches récentes' }).getByRole('link')).toHaveText([
    'tisserande',
    'comptable 29',
    'compta',
  ])
  await boite(page).fill('compta')
  await expect(recente(page, 'tisserande')).toHaveCount(0)
  await page.getByRole('button', { name: 'Oublier la recherche « comptable 29 »' }).click()
  await expect(recente(page, 'comptable 29')).toHaveCount(0)
  await expect(boite(page)).toBeFocused()
  await boite(page).fill('')
  await recente(page, 'tisserande').click()
  await expect(page).toHaveURL('/recherche?termes=tisserande')

  await page.getByRole('button', { name: /mon menu$/ }).click()
  await page.getByRole('menuitem', { name: 'Me déconnecter' }).click()
  await expect(page).toHaveURL('/connexion')
  const kept = () =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          const opening = indexedDB.open('entrelles')
          opening.addEventListener('success', () => {
            const count = opening.result.transaction('valeurs').objectStore('valeurs').count()
            count.addEventListener('success', () => resolve(count.result))
          })
        }),
    )
  await expect.poll(kept).toBe(0)
  await page.context().close()
})

test('[R6-2] the pages that she may open are among the suggestions, and those alone', async ({ as }) => {
  const aller = (page: Page) =>
    groupe(page, /^Aller à/)
      .getByRole('option')
      .filter({ hasNotText: 'FAQ' })
  const membre = await as('adherente')
  await membre.goto('/')
  await boite(membre).fill('evenements')
  await expect(aller(membre)).toHaveText([/^ÉvénementsPage/])
  const administratrice = await as('administratrice')
  await administratrice.goto('/')
  await boite(administratrice).fill('evenements')
  await expect(aller(administratrice)).toHaveText([/^ÉvénementsPage/, /^ÉvénementsAdministration/])
  await aller(administratrice).last().click()
  await expect(administratrice).toHaveURL('/administratrice/evenement')
})

test('on a phone the search fills the window, and gives the focus back', async ({ as, product }) => {
  const mot = motUnique('Feutrière')
  await atelier(product, mot, 1)
  const page = await as('adherente', { viewport: { width: 390, height: 844 }, hasTouch: true })
  await page.goto('/faq')
  await expect(titre(page, 'FAQ')).toBeVisible()
  const loupe = page.getByRole('button', { name: 'Rechercher', exact: true })
  await loupe.tap()
  const feuille = page.getByRole('dialog', { name: 'Recherche' })
  await expect(boite(page)).toBeFocused()
  expect(await feuille.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  await page.keyboard.type(mot.slice(0, 6))
  await expect(groupe(page, /^Membres/).getByRole('option')).toContainText([/Rozenn Numéro01/])
  await feuille.getByRole('button', { name: 'Fermer la recherche' }).tap()
  await expect(feuille).toHaveCount(0)
  await expect(loupe).toBeFocused()
  await loupe.tap()
  await page.keyboard.type(mot.slice(0, 6))
  await feuille.getByRole('link', { name: /^Tout voir\s: \d+ résultats?$/ }).tap()
  await expect(titre(page, `« ${mot.slice(0, 6)} »`)).toBeVisible()
  await expect(feuille).toHaveCount(0)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('the key « / » is text in a field, and can be switched off', async ({ as }) => {
  const page = await as('adherente')
  await page.goto('/faq')
  const champ = page.getByRole('searchbox', { name: 'Rechercher dans la FAQ' })
  await champ.fill('et')
  await champ.press('/')
  await expect(champ).toHaveValue('et/')
  await boite(page).fill('faq')
  await page.getByRole('switch', { name: 'Chercher avec /' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Messagerie' }).focus()
  await page.keyboard.press('/')
  await expect(page.getByRole('link', { name: 'Messagerie' })).toBeFocused()
  await boite(page).click()
  await page.getByRole('switch', { name: 'Chercher avec /' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Messagerie' }).focus()
  await page.keyboard.press('/')
  await expect(boite(page)).toBeFocused()
})

test('words that would find something are offered when nothing answers', async ({ as, product }) => {
  // Nothing has most of the three words.
  const mots = ['Harmonium', 'Clavecin', 'Épinette'].map(motUnique)
  for (const mot of mots) await createEvenement(product.db, new Date(), { titre: mot })
  const page = await as('adherente')
  await page.goto(`/recherche?${new URLSearchParams({ termes: mots.join(' ') })}`)
  await expect(page.getByRole('heading', { name: `Aucun résultat pour « ${mots.join(' ')} »` })).toBeVisible()
  await page.getByRole('link', { name: /^Essaie avec « \S+ »$/ }).click()
  await expect(page.getByRole('region', { name: 'Événements' }).getByRole('article')).toHaveCount(1)
})

test('a category whose filters leave nothing offers to remove them', async ({ as, product }) => {
  const mot = motUnique('Dentellière')
  await atelier(product, mot, 1)
  const page = await as('adherente')
  await page.goto(`/recherche/coup-de-pouce?${new URLSearchParams({ termes: mot, type: 'offre' })}`)
  await expect(page.getByRole('heading', { name: `Aucun résultat pour « ${mot} »` })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '0 coup de pouce' })).toHaveCount(1)
  await page.getByRole('link', { name: 'Effacer les filtres' }).click()
  await expect(page).toHaveURL(`/recherche/coup-de-pouce?${new URLSearchParams({ termes: mot })}`)
  await expect(page.getByRole('heading', { level: 2, name: '1 coup de pouce' })).toBeFocused()
})
