import { z } from '@entrelles/contract/kit/z.ts'
import { defineJob } from '#kit/jobs.ts'
import { deleteEntreesBefore } from './journal.repository.ts'

/** At least twelve months in every year: the database refuses to delete younger lines. */
const KEPT_MS = 366 * 86_400_000

/** Each night, deletes the lines older than KEPT_MS. */
export const purgeJournalJob = defineJob({
  name: 'journal.purger',
  data: z.object({}),
  cron: '29 3 * * *',
  run: async (_data, { now, log, transaction }) => {
    const before = new Date(now().getTime() - KEPT_MS)
    const entrees = await transaction(({ db }) => deleteEntreesBefore(db, before))
    log.info({ entrees }, 'old lines of the journal purged')
  },
})
