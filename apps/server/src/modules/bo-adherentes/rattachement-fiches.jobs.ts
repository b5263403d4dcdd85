import { instant } from '@entrelles/contract/kit/date-schemas.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { defineJob } from '#kit/jobs.ts'
import { attachComptes } from '#modules/antennes/antennes.public.ts'
import { isOuverte, listStill, lockComptes } from './relances.repository.ts'

/** Small batches, because each transaction locks the counters of two branches. */
const BATCH = 50

/** Attaches members to a branch, unless it has closed or they have moved since. */
export const attachFichesJob = defineJob({
  name: 'bo-adherentes.rattacher',
  data: z.object({
    territoireId: z.uuid(),
    compteIds: z.array(z.uuid()),
    /** The branches of the caller, null for all, and the time of the request. */
    portee: z.array(z.uuid()).nullable(),
    le: instant,
  }),
  run: async ({ territoireId, compteIds, portee, le }, { transaction, now }) => {
    for (let from = 0; from < compteIds.length; from += BATCH)
      await transaction(async ({ db }) => {
        const held = await lockComptes(db, compteIds.slice(from, from + BATCH))
        const ids = await listStill(db, held, portee, le)
        if (await isOuverte(db, territoireId))
          await attachComptes(db, ids, territoireId, 'coordinatrice', now())
      })
  },
})
