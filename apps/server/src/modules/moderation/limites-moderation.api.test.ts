import { moderationEndpoints as endpoints } from '@entrelles/contract/modules/moderation/moderation.endpoints.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#kit/test-app.ts'
import { createProfil } from '#modules/adherentes/adherentes.factory.ts'

// With production limits, counted in the process: Redis is unreachable here.
let kit: TestApp & { close: () => Promise<void> }
beforeAll(async () => {
  kit = await startTestApp({ LIMITS_FACTOR: '1', REDIS_URL: 'redis://127.0.0.1:1' })
})
afterAll(() => kit.close())

test('[security 64] ten reports an hour; those that are refused do not count, and the refusal names an emergency number', async () => {
  const reporter = await kit.as('adherente')
  const report = (cibleId: string) =>
    reporter.call(endpoints.createSignalement, {
      body: { cibleType: 'adherente', cibleId, motif: 'publicite' },
    })
  expect((await report(randomUUID())).status).toBe(404)
  for (let n = 0; n < 10; n += 1)
    expect((await report((await createProfil(kit.db, kit.clock.now())).id)).status).toBe(201)
  const { status, body } = await report((await createProfil(kit.db, kit.clock.now())).id)
  expect([status, body]).toMatchObject([429, { message: expect.stringContaining('appelle le 17') }])
})
