import { z } from '@entrelles/contract/kit/z.ts'
import { CLOTURE_EVENEMENT_JOURS } from '@entrelles/contract/modules/messagerie/messagerie.constants.ts'
import { inBatches } from '#kit/batches.ts'
import { defineJob } from '#kit/jobs.ts'
import { closeFinies } from './portes/discussions-liees.repository.ts'

const BATCH = 100
const DAY_MS = 86_400_000

/** Each night: closes the discussions of events that have been over for thirty days. */
export const closeDiscussionsJob = defineJob({
  name: 'messagerie.clore',
  data: z.object({}),
  cron: '27 0 * * *',
  run: async (_data, { now, log, transaction }) => {
    const before = new Date(now().getTime() - CLOTURE_EVENEMENT_JOURS * DAY_MS)
    const closes = await inBatches(BATCH, () => transaction(({ db }) => closeFinies(db, before, BATCH)))
    if (closes > 0) log.info({ closes }, 'discussions of past events closed')
  },
})
