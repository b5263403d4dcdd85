import { z } from '@entrelles/contract/kit/z.ts'
import { defineJob } from './jobs.ts'

const KEPT_MS = 48 * 3_600_000

/** Purges old keys each night: nobody retries a creation after that time. */
export const purgeIdempotencyKeysJob = defineJob({
  name: 'idempotence.purger',
  data: z.object({}),
  cron: '17 3 * * *',
  run: async (_data, { db, now, log }) => {
    const before = new Date(now().getTime() - KEPT_MS).toISOString()
    const { numDeletedRows } = await db
      .deleteFrom('cles_idempotence')
      .where('creee_le', '<', before)
      .executeTakeFirst()
    log.info({ deleted: Number(numDeletedRows) }, 'idempotency keys purged')
  },
})
