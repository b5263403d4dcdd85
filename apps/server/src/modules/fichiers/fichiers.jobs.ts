import { z } from '@entrelles/contract/kit/z.ts'
import { inBatches } from '#kit/batches.ts'
import { defineJob } from '#kit/jobs.ts'
import { listEffaces } from './fichiers.queries.ts'
import { deleteEffaces, eraseAbandoned } from './fichiers.repository.ts'

const DAY_MS = 86_400_000
/** A message may wait on its author’s device for a network: its files are kept meanwhile. */
const JOURS_MESSAGE = 14
const BATCH = 200

/**
 * Each hour, deletes the files that are marked as deleted, and those that stay unattached for a day, or for two weeks if they were sent
 * for a message. An unattached file is marked first, so that it cannot be attached while its bytes are deleted. The bytes are deleted
 * before their row, so that a killed job finds them again.
 */
export const sweepFichiersJob = defineJob({
  name: 'fichiers.balayer',
  data: z.object({}),
  cron: '7 * * * *',
  run: async (_data, { db, storage, now, log, transaction }) => {
    const at = now()
    const abandoned = {
      before: new Date(at.getTime() - DAY_MS),
      messageBefore: new Date(at.getTime() - JOURS_MESSAGE * DAY_MS),
      now: at,
      limit: BATCH,
    }
    await inBatches(BATCH, () => transaction((inside) => eraseAbandoned(inside.db, abandoned)))
    const deleted = await inBatches(BATCH, async () => {
      const effaces = await listEffaces(db, BATCH)
      for (const { cle } of effaces) await storage.delete(cle)
      const ids = effaces.map(({ id }) => id)
      await transaction((inside) => deleteEffaces(inside.db, ids))
      return ids.length
    })
    log.info({ deleted }, 'deleted private files swept')
  },
})
