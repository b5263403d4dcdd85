import type { BrowserContext, Page } from '@playwright/test'
import { TEST_RUN_ID } from '../../apps/server/src/db/test-template.ts'
import { loadEnv } from '../../apps/server/src/kit/env.ts'
import { createLogger } from '../../apps/server/src/kit/log.ts'
import { createSharedMemory, type SharedMemory } from '../../apps/server/src/kit/redis.ts'
import {
  createMessage,
  createNotification,
  readAll,
} from '../../apps/server/src/modules/non-lus/non-lus.factory.ts'
import { publishNonLus } from '../../apps/server/src/modules/non-lus/non-lus.public.ts'
import { createPersona, type Persona } from '../../apps/server/src/modules/session/session.factory.ts'
import type { Product } from '../fixtures/product.ts'
import { expect, signIn, test as base } from '../fixtures/test.ts'

type Member = {
  readonly context: BrowserContext
  /** Creates an unread message and notification, published by another node than the one the browser is connected to. */
  readonly receive: () => Promise<void>
  /** Marks everything as read, as on another device. */
  readonly readAll: () => Promise<void>
}

const speakWith = (product: Product): SharedMemory => {
  const env = loadEnv({ ...process.env, APP_ENV: 'test', LOG_LEVEL: 'silent' })
  const prefix = `entrelles_test:${TEST_RUN_ID}:${new URL(product.url).port}:`
  return createSharedMemory(env.REDIS_URL, prefix, 5000, createLogger(env, 'e2e'))
}

const test = base.extend<{ member: (persona?: Persona) => Promise<Member> }>({
  member: async ({ browser, product }, use) => {
    const memory = speakWith(product)
    const contexts: BrowserContext[] = []
    await use(async (persona = 'adherente') => {
      await expect.poll(() => memory.isReachable()).toBe(true)
      const { id, email } = await createPersona(product.db, new Date(), persona)
      const storageState = await signIn(product, email)
      const context = await browser.newContext({
        baseURL: product.url,
        storageState,
        viewport: { width: 1440, height: 900 },
      })
      contexts.push(context)
      return {
        context,
        receive: async () => {
          await createMessage(product.db, new Date(), id)
          await createNotification(product.db, new Date(), id)
          await publishNonLus(memory, [id])
        },
        readAll: async () => {
          await readAll(product.db, new Date(), id)
          await publishNonLus(memory, [id])
        },
      }
    })
    await Promise.all(contexts.map((context) => context.close()))
    await memory.close()
  },
})

const expectDots = async (page: Page, shown: boolean): Promise<void> => {
  const header = page.getByRole('banner')
  for (const name of [/messages non lus$/, /notifications non lues$/])
    await expect(header.getByRole('link', { name })).toHaveCount(shown ? 1 : 0)
}
const openHome = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link', { name: /^Notifications/ })).toBeVisible()
  return page
}
const openStreaming = async (context: BrowserContext): Promise<Page> => {
  const opened = context.waitForEvent('response', (answer) => answer.url().endsWith('/api/flux'))
  const page = await openHome(context)
  await opened
  return page
}
const CALLS = /\/api\/(flux|discussions\/check|notifications\/check)$/
const countCalls = (page: Page) => {
  const calls: string[] = []
  page.on('request', (request) => {
    const [, what] = CALLS.exec(request.url()) ?? []
    if (what !== undefined) calls.push(what)
  })
  return calls
}
const setVisibility = (page: Page, state: DocumentVisibilityState): Promise<void> =>
  page.evaluate((given) => {
    Object.defineProperty(document, 'visibilityState', { value: given, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

test(
  '[R1-3] [R4-12] the dots appear and disappear with the stream’s events',
  { tag: '@gate' },
  async ({ member }) => {
    const { context, receive, readAll: readThem } = await member()
    const page = await openStreaming(context)
    await expectDots(page, false)
    await receive()
    await expectDots(page, true)
    await readThem()
    await expectDots(page, false)
  },
)

test('[R4-12] no polling while the stream is open', async ({ member }) => {
  const { context } = await member()
  const page = await openStreaming(context)
  await expectDots(page, false)
  const calls = countCalls(page)
  await page.waitForTimeout(6000)
  expect(calls).toEqual([])
})

test('[R1-3] [R4-12] without the stream the dots appear and disappear by polling', async ({ member }) => {
  const { context, receive, readAll: readThem } = await member()
  await context.route('**/api/flux', (route) => route.abort())
  const page = await openHome(context)
  await expectDots(page, false)
  await receive()
  await expectDots(page, true)
  await readThem()
  await expectDots(page, false)
})

test('[R4-12] a hidden tab sends no request, and checks at once when it is visible again', async ({
  member,
}) => {
  const { context, receive } = await member()
  const page = await openStreaming(context)
  const closed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/flux'))
  await setVisibility(page, 'hidden')
  await closed
  const calls = countCalls(page)
  await receive()
  await page.waitForTimeout(6000)
  expect(calls).toEqual([])
  await expectDots(page, false)
  await setVisibility(page, 'visible')
  await expectDots(page, true)
  expect(calls.slice(0, 2).sort()).toEqual(['discussions/check', 'notifications/check'])
})

test('[R4-12] the page of an expired member sends no unread check', async ({ member }) => {
  const { context } = await member('expiree')
  const page = await context.newPage()
  const calls = countCalls(page)
  await page.goto('/')
  await expect(page).toHaveURL('/fin-adhesion')
  await page.waitForTimeout(2000)
  expect(calls).toEqual([])
})

test('[P-14] seven tabs share one stream: each loads and shows the dots, and another takes over when the leader closes', async ({
  member,
}) => {
  const { context, receive, readAll: readThem } = await member()
  const streams: Page[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/api/flux')) streams.push(request.frame().page())
  })
  const tabs: Page[] = []
  for (let n = 0; n < 7; n += 1) tabs.push(await openHome(context))
  await expect.poll(() => streams.length).toBe(1)
  for (const tab of tabs) {
    await tab.goto('/faq')
    await expect(tab.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible()
  }
  await expect.poll(() => streams.length).toBeGreaterThan(1)
  await receive()
  for (const tab of tabs) await expectDots(tab, true)
  const leader = streams.at(-1)
  await leader?.close()
  const left = tabs.filter((tab) => tab !== leader)
  expect(left).toHaveLength(6)
  await expect.poll(() => left.includes(streams.at(-1) as Page)).toBe(true)
  await readThem()
  for (const tab of left) await expectDots(tab, false)
})
