import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Locator, Page, Response } from '@playwright/test'
import { createPersona } from '../../apps/server/src/modules/session/session.factory.ts'
import { webDist } from '../fixtures/paths.ts'
import { startProduct } from '../fixtures/product.ts'
import { expect, signIn, test } from '../fixtures/test.ts'

const FAQ_CHUNK = /\/assets\/FaqScreen-[^/]*\.js/

/** Aborts the first `times` requests of a chunk. Returns the attempts, each of which has its own URL parameter. */
const refuseFaqChunk = async (page: Page, times: number): Promise<Set<string | null>> => {
  const tries = new Set<string | null>()
  await page.route(FAQ_CHUNK, (route) => {
    tries.add(new URL(route.request().url()).searchParams.get('essai'))
    return tries.size <= times ? route.abort() : route.continue()
  })
  return tries
}

const advanceUntil = async (page: Page, visible: Locator): Promise<void> => {
  await expect(async () => {
    await page.clock.runFor(4000)
    await expect(visible).toBeVisible({ timeout: 100 })
  }).toPass()
}

const KB = 1000
const FIRST_LOAD_LIMIT = 120 * KB

test('the login accepts typing after at most 120 kB of JavaScript, and loads the rest while the visitor types', async ({
  page,
}) => {
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response)
  })
  await page.goto('/')
  const email = page.getByRole('textbox', { name: 'E-mail' })
  await email.waitFor()
  const bodies = await Promise.all(scripts.map((response) => response.body()))
  const weight = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
  expect(weight).toBeGreaterThan(50 * KB)
  expect(weight).toBeLessThanOrEqual(FIRST_LOAD_LIMIT)
  expect(scripts.filter((response) => response.url().includes('/App-'))).toEqual([])

  const application = page.waitForResponse(/\/assets\/App-[^/]*\.js/)
  await email.fill('maelle@entrelles.test')
  expect((await application).ok()).toBe(true)
  await page.getByRole('link', { name: 'Mot de passe oublié' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mot de passe oublié' })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible()
})

test('an application that cannot be loaded offers to reload the page', async ({ as }) => {
  const page = await as('adherente')
  await page.clock.install()
  await page.route(/\/assets\/App-[^/]*\.js/, (route) => route.abort())
  await page.goto('/faq')
  await advanceUntil(page, page.getByText('Cette page n’a pas pu se charger'))
  await page.unrouteAll()
  await page.clock.resume()
  await page.getByRole('button', { name: 'Recharger la page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible()
})

test('[R8-10] a chunk that fails twice is retried, and the page opens', async ({ as }) => {
  const page = await as('adherente')
  await page.clock.install()
  await page.goto('/')
  const tries = await refuseFaqChunk(page, 2)
  await page.getByRole('link', { name: 'FAQ' }).first().click()
  await advanceUntil(page, page.getByRole('heading', { level: 1, name: 'FAQ' }))
  expect([...tries]).toEqual([null, '1', '2'])
})

test('[R8-10] [R9-6] after five retries a French page offers to reload', async ({ as }) => {
  const page = await as('adherente')
  await page.clock.install()
  await page.goto('/')
  const tries = await refuseFaqChunk(page, Infinity)
  await page.getByRole('link', { name: 'FAQ' }).first().click()
  await advanceUntil(page, page.getByText('Cette page n’a pas pu se charger'))
  expect([...tries]).toEqual([null, '1', '2', '3', '4', '5'])
  await page.unroute(FAQ_CHUNK)
  await page.clock.resume()
  await page.getByRole('button', { name: 'Recharger la page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible()
})

/** The next version of the built application: every file of code has another name, as when all of it changed. */
const buildNextVersion = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'entrelles-suivante-'))
  await cp(webDist, folder, { recursive: true })
  const assets = join(folder, 'assets')
  const names = new Set((await readdir(assets)).filter((name) => /\.(?:js|css)$/.test(name)))
  const next = (name: string): string => name.replace(/\.(?=\w+$)/, '-suivante.')
  for (const path of [join(folder, 'index.html'), ...[...names].map((name) => join(assets, name))]) {
    const text = await readFile(path, 'utf8')
    await writeFile(
      path,
      text.replaceAll(/[\w.-]+\.(?:js|css)\b/g, (name) => (names.has(name) ? next(name) : name)),
    )
  }
  for (const name of names) await rename(join(assets, name), join(assets, next(name)))
  return folder
}

test('[F27] a page opened before a deployment offers to reload, and then shows the new version', async ({
  browser,
}) => {
  const next = await buildNextVersion()
  const product = await startProduct()
  try {
    const { email } = await createPersona(product.db, new Date(), 'adherente')
    const context = await browser.newContext({
      baseURL: product.url,
      storageState: await signIn(product, email),
    })
    const page = await context.newPage()
    await page.clock.install()
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'FAQ' }).first()).toBeVisible()
    await product.restartApi({ WEB_DIST: next })
    await page.getByRole('link', { name: 'FAQ' }).first().click()
    await advanceUntil(page, page.getByText('Cette page n’a pas pu se charger'))
    await page.clock.resume()
    const code = page.waitForResponse(/\/assets\/FaqScreen-[^/]*-suivante\.js/)
    await page.getByRole('button', { name: 'Recharger la page' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible()
    expect((await code).status()).toBe(200)
    await context.close()
  } finally {
    await product.stop()
    await rm(next, { recursive: true })
  }
})

test('[R8-11] [R9-7] [security 48] errors and traces are sent to the configured collector, except known noise and secrets', async ({
  browser,
}) => {
  const received: string[] = []
  const collector = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks)
      received.push(String(request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body))
      response.setHeader('access-control-allow-origin', '*').end('{}')
    })
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const { port } = collector.address() as AddressInfo
  const product = await startProduct({ SENTRY_DSN: `http://cle@127.0.0.1:${port}/1` })
  const context = await browser.newContext({ baseURL: product.url })
  try {
    const page = await context.newPage()
    await page.goto('/connexion')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const raise = (message: string) =>
      page.evaluate(
        (text) =>
          setTimeout(() => {
            throw new Error(text)
          }),
        message,
      )
    await raise('Script error.')
    await raise('ResizeObserver loop completed with undelivered notifications.')
    await raise('Une vraie erreur')
    await expect.poll(() => received.some((body) => body.includes('Une vraie erreur'))).toBe(true)
    expect(received.join('\n')).not.toMatch(/Script error|ResizeObserver loop/)

    // Both sides send their traces: the page and the API that it calls.
    await page.goto(`/connexion/${'canari'.padEnd(43, 'x')}/0`)
    await expect(page.getByRole('heading', { level: 1, name: 'Le lien est expiré !' })).toBeVisible()
    await raise('Une erreur à canari@ailleurs.example')
    for (const sent of [
      'Une erreur à [masqué]',
      '"pageload"',
      '"http.server"',
      '/api/connexion/lien/[masqué]',
    ])
      await expect.poll(() => received.some((body) => body.includes(sent)), sent).toBe(true)
    expect(received.join('\n')).not.toMatch(/canari|replay_/)
  } finally {
    await context.close()
    await product.stop()
    collector.closeAllConnections()
    collector.close()
  }
})

test('[R1-1] [R9-7] the page is declared French; without a configured address no request leaves its origin, and the console has no error', async ({
  page,
  product,
}) => {
  const foreign: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== product.url) foreign.push(request.url())
  })
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  await page.goto('/connexion')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() =>
    setTimeout(() => {
      throw new Error('Une erreur de la page')
    }),
  )
  await page.waitForLoadState('networkidle')
  expect(foreign).toEqual([])
  expect(complaints).toEqual([])
})

test('navigation updates the title and moves the focus to the heading', async ({ as }) => {
  const page = await as('adherente')
  await page.goto('/')
  await page.getByRole('link', { name: 'FAQ' }).first().click()
  await expect(page).toHaveTitle('FAQ — Entrelles')
  await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeFocused()
})
