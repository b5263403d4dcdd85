import { z } from '@entrelles/contract/kit/z.ts'
import { inBatches } from '#kit/batches.ts'
import { defineJob } from '#kit/jobs.ts'
import { deleteRebondsSansCompte } from './rebonds.repository.ts'

const KEPT_MS = 365 * 86_400_000
const BATCH = 1000

/** Each night, deletes the marks of more than a year of addresses without an account; those of members stay. */
export const purgeRebondsJob = defineJob({
  name: 'rebonds.purger',
  data: z.object({}),
  cron: '47 3 * * *',
  run: async (_data, { now, log, transaction }) => {
    const before = new Date(now().getTime() - KEPT_MS)
    const deleted = await inBatches(BATCH, () =>
      transaction(({ db }) => deleteRebondsSansCompte(db, before, BATCH)),
    )
    log.info({ deleted }, 'old bounces purged')
  },
})
