import type { Page, Request } from '@playwright/test'
import { createQuestion } from '../../apps/server/src/modules/bo-faq/bo-faq.factory.ts'
import { createPersona } from '../../apps/server/src/modules/session/session.factory.ts'
import { storageOf } from '../fixtures/storage.ts'
import { expect, signIn, test } from '../fixtures/test.ts'

const callsOf = (page: Page): Request[] => {
  const calls: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request)
  })
  return calls
}
const countOf = (calls: readonly Request[], path: string): number =>
  calls.filter((request) => new URL(request.url()).pathname === path).length

test('[R7-13] every API request carries the stored token, and no request goes to another origin', async ({
  as,
  product,
}) => {
  await createQuestion(product.db, new Date())
  const page = await as('adherente')
  const foreign: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== product.url) foreign.push(request.url())
  })
  const calls = callsOf(page)
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible()
  await expect.poll(() => countOf(calls, '/api/faq')).toBe(1)
  for (const request of calls) expect(request.headers()['authorization'], request.url()).toMatch(/^Bearer /)
  expect(foreign).toEqual([])
})

test('[R7-14] [R9-2] a GET is served from the cache for one second, then sent again', async ({
  as,
  product,
}) => {
  await product.db.deleteFrom('faq_questions').execute()
  await createQuestion(product.db, new Date(), { question: 'Depuis quand ?' })
  const page = await as('adherente')
  const opened = Date.now()
  await page.clock.setFixedTime(opened)
  const calls = callsOf(page)
  await page.goto('/faq')
  // The age of the cached response counts from its arrival, not from the request.
  await expect(page.getByText('Depuis quand ?')).toBeVisible()
  expect(countOf(calls, '/api/faq')).toBe(1)
  const goAndComeBack = async () => {
    await page.getByRole('link', { name: 'Accueil', exact: true }).click()
    await expect(page).toHaveURL('/')
    await page.getByRole('link', { name: 'FAQ' }).first().click()
    await expect(page).toHaveURL('/faq')
    await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible()
  }
  await page.clock.setFixedTime(opened + 900)
  await goAndComeBack()
  expect(countOf(calls, '/api/faq')).toBe(1)
  await page.clock.setFixedTime(opened + 1100)
  await goAndComeBack()
  await expect.poll(() => countOf(calls, '/api/faq')).toBe(2)
})

test(
  '[R7-14] a write invalidates the cache; identical concurrent GETs send one request',
  { tag: '@gate' },
  async ({ as, product }) => {
    await product.db.deleteFrom('faq_questions').execute()
    await createQuestion(product.db, new Date(), { question: 'Une seule demande ?' })
    const page = await as('adherente')
    const calls = callsOf(page)
    await page.goto('/faq')
    await page.getByText('Une seule demande ?').click()
    expect(countOf(calls, '/api/users/me')).toBe(1)
    expect(countOf(calls, '/api/faq')).toBe(1)
    await page.getByRole('button', { name: 'Oui' }).click()
    await expect.poll(() => countOf(calls, '/api/faq')).toBe(2)
  },
)

test('[R7-15] a 204 is a success without a body; a 422 shows its messages at the fields', async ({
  as,
  product,
}) => {
  const page = await as('adherente')
  await createQuestion(product.db, new Date(), { question: 'Une réponse vide ?' })
  await page.goto('/faq')
  await page.getByText('Une réponse vide ?').click()
  const answered = page.waitForResponse(/\/avis$/)
  await page.getByRole('button', { name: 'Oui' }).click()
  expect((await answered).status()).toBe(204)
  await expect(page.getByText('Une erreur est survenue.')).toHaveCount(0)

  const violations = [{ champ: 'question', message: 'Le serveur en décide autrement.' }]
  const body = { code: 'formulaire_invalide', message: 'Ce formulaire comprend 1 erreur(s) :', violations }
  await page.route('**/api/faq/questions', (route) => route.fulfill({ status: 422, json: body }))
  await page.getByRole('button', { name: 'Poser une question' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Une question correcte ?')
  await dialog.getByRole('button', { name: 'Envoyer' }).click()
  await expect(dialog.getByRole('link', { name: 'Le serveur en décide autrement.' })).toBeVisible()
  await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
})

test('[R7-16] a session revoked on the server ends in the browser at the next request', async ({
  browser,
  product,
}) => {
  const { id, email } = await createPersona(product.db, new Date(), 'adherente')
  const context = await browser.newContext({
    baseURL: product.url,
    storageState: await signIn(product, email),
  })
  // Blocks the background requests, so that the click sends the next one.
  await context.route(/\/api\/(flux|\w+\/check)$/, (route) => route.abort())
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await product.db
    .updateTable('sessions')
    .set({ revoquee_le: new Date() })
    .where('compte_id', '=', id)
    .execute()
  await page.getByRole('link', { name: 'FAQ' }).first().click()
  await expect(page).toHaveURL(/\/connexion/)
  expect(await storageOf(page)).not.toHaveProperty('token')
  await context.close()
})

for (const [what, refuse] of [
  [
    'an answer 500',
    (page: Page) => page.route('**/api/faq*', (route) => route.fulfill({ status: 500, json: {} })),
  ],
  ['no network', (page: Page) => page.route('**/api/faq*', (route) => route.abort())],
] as const) {
  test(`[R7-16] ${what} shows an alert, keeps the session and can be retried`, async ({ as }) => {
    const page = await as('adherente')
    await page.goto('/')
    await refuse(page)
    await page.getByRole('link', { name: 'FAQ' }).first().click()
    await expect(page.getByRole('alert')).toBeVisible()
    expect(await storageOf(page)).toHaveProperty('token')
    await page.unroute('**/api/faq*')
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
}
