import { mkdir } from 'node:fs/promises'
import type { BrowserContext } from '@playwright/test'
import { COMPTES_DEMO } from '../../apps/server/seed/demo-comptes.ts'
import { seedDemo } from '../../apps/server/seed/demo.ts'
import { startProduct } from '../fixtures/product.ts'
import { signIn, test as base } from '../fixtures/test.ts'
import type { Screen, World } from './screen.ts'

/** Long enough to show the loading state: layout shifts on arrival of the response are measured. */
const ANSWER_MS = 120

type WorkerFixtures = { world: World }
type TestFixtures = {
  /** A browser context of the screen's viewer. */
  contextOf: (screen: Screen) => Promise<BrowserContext>
}

const emailOf = async (world: World, as: Screen['as']): Promise<string | undefined> => {
  if (typeof as === 'function') return as(world)
  return COMPTES_DEMO.find(({ persona }) => persona === as)?.email
}

export const addressOf = async (world: World, { path, route }: Screen): Promise<string> =>
  typeof path === 'function' ? path(world) : (path ?? route)

export const test = base.extend<TestFixtures, WorkerFixtures>({
  world: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies of a fixture from this pattern
    async ({}, use) => {
      const world = await startProduct({}, () => ANSWER_MS)
      try {
        await mkdir(world.uploads, { recursive: true })
        await seedDemo(world.db, new Date(), world.uploads)
        await use(world)
      } finally {
        await world.stop()
      }
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  // The base fixtures use this product instead of starting a second one.
  product: [({ world }, use) => use(world), { scope: 'worker' }],
  contextOf: async ({ browser, world, contextOptions }, use) => {
    const contexts: BrowserContext[] = []
    await use(async ({ as }) => {
      const email = await emailOf(world, as)
      const context = await browser.newContext({
        ...contextOptions,
        locale: 'fr-FR',
        timezoneId: 'Europe/Paris',
        baseURL: world.url,
        ...(email && { storageState: await signIn(world, email) }),
      })
      contexts.push(context)
      return context
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})
