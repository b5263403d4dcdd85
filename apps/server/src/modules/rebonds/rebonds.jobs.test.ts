import { expect, test } from 'vitest'
import { jobCtxOf } from '#kit/job-ctx.ts'
import { useTestApp } from '#kit/test-app.ts'
import { createCompte } from '#modules/session/session.factory.ts'
import { createRebond } from './rebonds.factory.ts'
import { purgeRebondsJob } from './rebonds.jobs.ts'

const kit = useTestApp()
const DAY = 86_400_000

test('the mark of an address without an account is deleted after a year, that of a member stays', async () => {
  kit.clock.set('2026-11-20T09:00:00Z')
  const { email } = await createCompte(kit.db, kit.clock.now())
  await createRebond(kit.db, kit.clock.now(), { email })
  await createRebond(kit.db, kit.clock.now(), { email: 'intervenante@exemple.fr' })
  const marked = async () => {
    await purgeRebondsJob.run({}, jobCtxOf(kit.services)(kit.services.log))
    const rows = await kit.db.selectFrom('rebonds').orderBy('email').select('email').execute()
    return rows.map((row) => row.email)
  }
  kit.clock.advance(365 * DAY)
  expect(await marked()).toEqual(['intervenante@exemple.fr', email])
  kit.clock.advance(1)
  expect(await marked()).toEqual([email])
})
