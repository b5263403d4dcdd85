import { z } from '@entrelles/contract/kit/z.ts'
import { nomsOubliesAvant } from '@entrelles/contract/modules/emargement/presence.rules.ts'
import { inBatches } from '#kit/batches.ts'
import { defineJob } from '#kit/jobs.ts'
import { eraseVenues } from './sans-inscription.repository.ts'

const BATCH = 100

/** Each night: who came without being a member is counted for ever, and named for as long as funders may ask. */
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
