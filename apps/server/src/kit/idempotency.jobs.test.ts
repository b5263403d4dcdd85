import { expect, test } from 'vitest'
import { purgeIdempotencyKeysJob } from './idempotency.jobs.ts'
import { useTestApp } from './test-app.ts'

const kit = useTestApp()
const HOUR = 3_600_000

test('the nightly purge deletes the keys older than two days, and only those', async () => {
  const now = kit.clock.now().getTime()
  for (const hours of [1, 47, 49]) {
    const row = {
      portee: 'x',
      cle: `il y a ${hours} h`,
      empreinte: Buffer.from('x'),
      creee_le: new Date(now - hours * HOUR),
    }
    await kit.db.insertInto('cles_idempotence').values(row).execute()
  }
  await kit.services.queue.enqueueIn(kit.db)(purgeIdempotencyKeysJob, {})
  await kit.runJobs()
  const left = await kit.db.selectFrom('cles_idempotence').orderBy('cle').select('cle').execute()
  expect(left.map(({ cle }) => cle)).toEqual(['il y a 1 h', 'il y a 47 h'])
})
