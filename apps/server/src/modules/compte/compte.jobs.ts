import { z } from '@entrelles/contract/kit/z.ts'
import { DELAI_SUPPRESSION_JOURS } from '@entrelles/contract/modules/compte/compte.schema.ts'
import { defineJob } from '#kit/jobs.ts'
import { eraseComptes } from './compte.repository.ts'

const DAY_MS = 86_400_000

/** Each night, deletes the accounts whose delay is over. */
export const eraseComptesJob = defineJob({
  name: 'compte.effacer',
  data: z.object({}),
  cron: '29 3 * * *',
  run: async (_data, { now, log, transaction }) => {
    const askedBefore = new Date(now().getTime() - DELAI_SUPPRESSION_JOURS * DAY_MS)
    const erased = await transaction(({ db }) => eraseComptes(db, askedBefore))
    log.info({ erased: erased.length }, 'accounts erased')
  },
})
