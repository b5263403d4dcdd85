import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { inBatches } from '#kit/batches.ts'
import { defineJob } from '#kit/jobs.ts'
import { markARevoir } from './veille.repository.ts'

const BATCH = 100

/** Each night: what is due for a review is to be verified. It stays readable, and says so. */
export const veillerJob = defineJob({
  name: 'ressources.veiller',
  data: z.object({}),
  cron: '17 0 * * *',
  run: async (_data, { now, log, transaction }) => {
    const aVerifier = await inBatches(BATCH, () =>
      transaction(({ db }) => markARevoir(db, parisDay(now()), BATCH)),
    )
    if (aVerifier > 0) log.info({ aVerifier }, 'resources are due for a review')
  },
})
