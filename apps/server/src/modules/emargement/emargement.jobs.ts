import { z } from '@entrelles/contract/kit/z.ts'
import { nomsOubliesAvant } from '@entrelles/contract/modules/emargement/presence.rules.ts'
import { inBatches } from '#kit/batches.ts'
import { defineJob } from '#kit/jobs.ts'
import { eraseVenues } from './sans-inscription.repository.ts'

const BATCH = 100

/**
 * Each night, erases the names of past walk-ins once funders can no longer ask for them; the rows stay for the
 * counts.
 */
export const eraseVenuesJob = defineJob({
  name: 'emargement.oublier-venues',
  data: z.object({}),
  cron: '33 3 * * *',
  run: async (_data, { now, log, transaction }) => {
    const before = nomsOubliesAvant(now())
    const venues = await inBatches(BATCH, () => transaction(({ db }) => eraseVenues(db, before, BATCH)))
    log.info({ venues }, 'names of past walk-ins forgotten')
  },
})
