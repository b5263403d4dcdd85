import type { AddressInfo } from 'node:net'
import { paiementsEndpoints as endpoints } from '@entrelles/contract/modules/paiements/paiements.endpoints.ts'
import { afterAll, beforeAll, expect } from 'vitest'
import type { Db } from '#db/client.ts'
import { startTestApp, type Client, type TestApp } from '#kit/test-app.ts'
import { verifyPaiementsJob } from './paiements.jobs.ts'
import { startSimulator, type Simulator } from '../../../../../tools/helloasso-simulator/server.ts'

export const SECRET = 'un-secret-de-notification'

/** The settings that connect a process to a simulator. */
export const settingsOf = ({ url, slug, clientId, clientSecret }: Simulator): Record<string, string> => ({
  HELLOASSO_URL: url,
  HELLOASSO_ORGANISATION: slug,
  HELLOASSO_CLIENT_ID: clientId,
  HELLOASSO_CLIENT_SECRET: clientSecret,
  HELLOASSO_SECRET_NOTIFICATION: SECRET,
})

/** I1: each paid checkout of the platform has exactly one year here, and the reverse. */
export const expectOneYearEach = async (platform: Simulator, db: Db): Promise<void> => {
  const paid = (await platform.listIntents()).filter(({ orderId }) => orderId !== undefined)
  const years = await db
    .selectFrom('adhesions as a')
    .innerJoin('paiements as p', 'p.id', 'a.paiement_id')
    .where('p.checkout_intent_id', 'is not', null)
    .select('p.checkout_intent_id as id')
    .execute()
  const ids = (rows: readonly { id: number | null }[]) =>
    rows.map(({ id }) => id ?? 0).sort((one, other) => one - other)
  expect(ids(years)).toEqual(ids(paid))
}

export type PaymentKit = TestApp & {
  platform: Simulator
  /** Creates a payment as the member does; returns the platform's checkout. */
  begin: (client: Client, minima?: boolean) => Promise<{ url: string; checkoutId: number }>
  /** Returns from the payment page. */
  comeBack: (client: Client, checkoutId: number) => Promise<unknown>
  /** Advances the clock of both sides, and runs the timed checks. */
  pass: (ms: number) => Promise<void>
  expectOneYearEach: () => Promise<void>
}

/** The application and the payment simulator, which talk over HTTP. */
export const usePayments = (settings: Record<string, string> = {}): PaymentKit => {
  const kit = {} as PaymentKit
  let close: () => Promise<void> = async () => undefined
  beforeAll(async () => {
    // Replaced once the application exists, so that both share one clock.
    const time = { now: () => new Date() }
    const platform = await startSimulator({ allowLocalUrls: true, clock: () => time.now() })
    const started = await startTestApp({ ...settingsOf(platform), ...settings })
    time.now = started.clock.now
    await started.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = started.app.server.address() as AddressInfo
    await platform.setNotifications({ url: `http://127.0.0.1:${port}/api/webhooks/paiement/${SECRET}` })
    close = async () => {
      await platform.close()
      await started.close()
    }
    Object.assign(kit, started, {
      platform,
      begin: async (client: Client, minima = false) => {
        const { status, body } = await client.call(endpoints.createPaiement, { body: { minima } })
        expect(status).toBe(200)
        const intent = (await platform.listIntents()).find(({ redirectUrl }) => redirectUrl === body.url)
        return { url: body.url, checkoutId: intent?.id ?? 0 }
      },
      comeBack: async (client: Client, checkoutId: number) =>
        (await client.call(endpoints.updateStatutPaiement, { body: { checkoutId } })).body,
      pass: async (ms: number) => {
        started.clock.advance(ms)
        await started.services.queue.enqueueIn(started.db)(verifyPaiementsJob, {})
        await started.runJobs()
      },
      expectOneYearEach: () => expectOneYearEach(platform, started.db),
    } satisfies Partial<PaymentKit>)
  })
  afterAll(() => close())
  return kit
}
