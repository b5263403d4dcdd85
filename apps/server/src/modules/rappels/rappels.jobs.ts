import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { inBatches } from '#kit/batches.ts'
import { defineJob, type JobCtx } from '#kit/jobs.ts'
import { sendLettre } from '#modules/envois/envois.public.ts'
import { decideRappel } from './decide-rappel.ts'
import { rappelAdhesionLettre } from './rappels.lettres.ts'
import { lockDueRappels } from './rappels.queries.ts'
import { takeRappel, updateRappel } from './rappels.repository.ts'

const BATCH = 50

/** Decides on a batch of due reminders; returns its size. */
const takeBatch = ({ transaction, now }: JobCtx): Promise<number> =>
  transaction(async (inside) => {
    const { db } = inside
    const at = now()
    const rappels = await lockDueRappels(db, parisDay(at), BATCH)
    for (const rappel of rappels) {
      const { adhesionId, echeance, compteId, fin } = rappel
      const ignored = decideRappel(rappel, at)
      if (ignored || compteId === null) {
        if (ignored) await updateRappel(db, rappel, ignored, at)
        continue
      }
      await takeRappel(db, rappel, at)
      const donnees = { adhesionId, echeance, prisLe: at.toISOString(), fin }
      await sendLettre(inside, rappelAdhesionLettre, { compteId, donnees })
    }
    return rappels.length
  })

/** Each morning, queues the due reminders; the next morning catches up on a missed one. */
export const planRappelsAdhesionJob = defineJob({
  name: 'adhesions.rappeler',
  data: z.object({}),
  cron: '7 8 * * *',
  run: async (_data, ctx) => {
    const rappels = await inBatches(BATCH, () => takeBatch(ctx))
    ctx.log.info({ rappels }, 'reminders of memberships looked at')
  },
})
