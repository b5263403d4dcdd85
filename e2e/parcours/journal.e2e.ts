import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import type { Page } from '@playwright/test'
import { createQuestion } from '../../apps/server/src/modules/bo-faq/bo-faq.factory.ts'
import { createEntree } from '../../apps/server/src/modules/journal/journal.factory.ts'
import { createPersona } from '../../apps/server/src/modules/session/session.factory.ts'
import type { Product } from '../fixtures/product.ts'
import { resize } from '../fixtures/resize.ts'
import { expect, signIn, test } from '../fixtures/test.ts'

const JOURNAL = '/administratrice/journal'
const DAY = 86_400_000

// Entries are never deleted, so each test filters by its own author.
const createAuteure = (product: Product, prenom: string, nom: string) =>
  createPersona(product.db, new Date(), 'administratrice', { prenom, nom })

const lines = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('time') })
const filterBox = (page: Page) => page.getByRole('search', { name: 'Filtrer le journal' })
const question = (id: string, nom: string) => ({ type: 'question_faq', id, nom })

test(
  '[R2.1-24] changes of an administrator to the FAQ are in the journal, with the values before and after',
  { tag: '@gate' },
  async ({ as, product }) => {
    const { email } = await createAuteure(product, 'Soizic', 'Guéguen')
    const page = await as('administratrice', { storageState: await signIn(product, email) })
    await createQuestion(product.db, new Date(), {
      question: 'Comment devenir coordinatrice ?',
      categorie: `Le réseau ${Date.now()}`,
    })
    await page.goto('/administratrice/faq')
    await page.getByRole('button', { name: 'Modifier : Comment devenir coordinatrice ?' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Question' }).fill('Comment animer une antenne ?')
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await page.getByRole('button', { name: 'Supprimer : Comment animer une antenne ?' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
    await expect(page.getByRole('heading', { name: 'Comment animer une antenne ?' })).toHaveCount(0)

    await page.goto(JOURNAL)
    await expect(page).toHaveTitle('Journal — Administratrice — Entrelles')
    await filterBox(page).getByLabel('Auteure').selectOption('Soizic Guéguen')
    await filterBox(page).getByRole('button', { name: 'Filtrer' }).click()
    await expect(page.getByText('2 lignes', { exact: true })).toBeVisible()
    await expect(lines(page)).toContainText([
      'Soizic Guéguen a supprimé la question Comment animer une antenne ?',
      'Soizic Guéguen a modifié la question Comment animer une antenne ?',
    ])
    await expect(lines(page).last()).toContainText('1 champ · 127.0.0.x')

    const unfold = lines(page).last().getByRole('button', { name: 'Avant et après' })
    await expect(page.getByText('Comment devenir coordinatrice ?')).toBeHidden()
    await unfold.press('Enter')
    await expect(unfold).toHaveAttribute('aria-expanded', 'true')
    await expect(lines(page).last().getByRole('definition')).toContainText([
      'Avant : Comment devenir coordinatrice ?',
      'Après : Comment animer une antenne ?',
    ])
    await unfold.press('Enter')
    await expect(page.getByText('Comment devenir coordinatrice ?')).toBeHidden()
  },
)

test('[R2.1-24] [R2.1-25] filters are kept in the URL and restored by browser back', async ({
  as,
  product,
}) => {
  const auteureId = (await createAuteure(product, 'Brigitte', 'Carrère')).id
  const cible = question('f1', 'Comment adhérer ?')
  const today = parisDay(new Date())
  const noon = (daysAgo: number) => new Date(`${addDays(today, -daysAgo)}T11:00:00Z`)
  await createEntree(product.db, noon(6), { auteureId, cible, action: 'faq.creer_question' })
  await createEntree(product.db, noon(4), { auteureId, cible })
  await createEntree(product.db, noon(2), { auteureId, cible: question('f2', 'Qui contacter ?') })
  const [du, au] = [addDays(today, -5), addDays(today, -3)]
  const typed = (day: string) => day.split('-').toReversed().join('')
  const page = await as('administratrice')
  await page.goto(`${JOURNAL}?auteure=${auteureId}`)
  await expect(page.getByText('3 lignes', { exact: true })).toBeVisible()
  await expect(filterBox(page).getByLabel('Auteure')).toHaveValue(auteureId)

  await filterBox(page).getByLabel('Action').selectOption('Question modifiée')
  await filterBox(page).getByRole('group', { name: 'Du' }).getByRole('spinbutton').first().click()
  await page.keyboard.type(typed(du))
  await filterBox(page).getByRole('group', { name: 'Au' }).getByRole('spinbutton').first().click()
  await page.keyboard.type(typed(au))
  await filterBox(page).getByRole('button', { name: 'Filtrer' }).click()
  await expect(page).toHaveURL(
    `${JOURNAL}?auteure=${auteureId}&action=faq.modifier_question&du=${du}&au=${au}`,
  )
  await expect(page.getByText(/^1 ligne du \d/)).toBeVisible()
  await expect(filterBox(page).getByRole('button', { name: 'Filtrer' })).toBeFocused()
  await page.reload()
  await expect(lines(page)).toHaveCount(1)

  await page.goBack()
  await expect(page.getByText('3 lignes', { exact: true })).toBeVisible()
  await expect(filterBox(page).getByLabel('Action')).toHaveValue('')
  await page.getByRole('link', { name: 'Comment adhérer ?' }).first().click()
  await expect(page).toHaveURL(`${JOURNAL}?cible=question_faq%3Af1`)
  await expect(lines(page)).toHaveCount(2)
  await expect(filterBox(page).getByLabel('Sur')).toHaveValue('question_faq:f1')

  await page.goto(`${JOURNAL}?du=2020-01-01&au=2020-01-31`)
  await expect(page.getByRole('heading', { name: 'Aucune ligne ne correspond' })).toBeVisible()
  await page.getByRole('link', { name: 'Tout afficher' }).click()
  await expect(page).toHaveURL(JOURNAL)
  await expect(lines(page).first()).toBeVisible()

  await page.goto(`${JOURNAL}?auteure=${auteureId}`)
  for (const [width, focused] of [
    [1440, filterBox(page).locator('[type=submit]')],
    [390, filterBox(page).locator('[aria-expanded]')],
  ] as const) {
    await resize(page, width)
    if (width === 390) await filterBox(page).getByRole('button', { name: 'Filtrer 1 filtre actif' }).click()
    await filterBox(page).getByRole('button', { name: 'Effacer' }).click()
    await expect(page).toHaveURL(JOURNAL)
    await expect(focused).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(`${JOURNAL}?auteure=${auteureId}`)
  }

  await page.goto(`${JOURNAL}?action=faq.detruire&du=hier&auteure=moi`)
  await expect(lines(page).first()).toBeVisible()
})

test('[R2.1-24] [R9-9] pages have twenty entries', async ({ as, product }) => {
  const auteureId = (await createAuteure(product, 'Anna', 'Le Bras')).id
  const start = Date.now() - DAY
  for (let n = 1; n <= 23; n += 1)
    await createEntree(product.db, new Date(start + n * 1000), { auteureId, resume: `Ligne ${n}.` })
  const page = await as('administratrice')
  await page.goto(`${JOURNAL}?auteure=${auteureId}`)
  await expect(page.getByText('23 lignes', { exact: true })).toBeVisible()
  await expect(lines(page)).toHaveCount(20)
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(`${JOURNAL}?auteure=${auteureId}&page=2`)
  await expect(lines(page)).toContainText(['Ligne 3.', 'Ligne 2.', 'Ligne 1.'])
})

test('[R2.1-24] loading, error and access refusal are shown', async ({ as }) => {
  const page = await as('administratrice')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const fail = { status: 500, json: { code: 'erreur_serveur', message: 'Une erreur est survenue.' } }
  await page.route('**/api/bo/journal?*', async (route) => {
    await held
    await route.fulfill(fail)
  })
  await page.goto(JOURNAL)
  await expect(page.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible()
  await expect(page.getByText('Chargement du journal…')).toBeAttached()
  release()
  await expect(page.getByRole('heading', { name: 'Une erreur est survenue.' })).toBeVisible()
  await page.unroute('**/api/bo/journal?*')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('heading', { name: 'Une erreur est survenue.' })).toHaveCount(0)

  const refusal = { code: 'acces_refuse', message: 'Tu n’as pas accès à cette page.' }
  await page.route('**/api/bo/journal?*', (route) => route.fulfill({ status: 403, json: refusal }))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Page réservée' })).toBeVisible()
})
