import { z } from '@entrelles/contract/kit/z.ts'
import { defineJob, type JobCtx } from '#kit/jobs.ts'
import { updateSuspendueJusquau } from '#modules/session/session.public.ts'
import { closeSuspension, lockSuspensionsPassees } from './suspensions.repository.ts'

const BATCH = 50

const liftBatch = ({ transaction, now }: JobCtx): Promise<number> =>
  transaction(async ({ db }) => {
    const ids = await lockSuspensionsPassees(db, now(), BATCH)
    for (const id of ids) {
      await closeSuspension(db, id, now())
      await updateSuspendueJusquau(db, id, null)
    }
    return ids.length
  })

/** Every hour, shows the members whose suspension has ended in the directory again. */
export const liftSuspensionsJob = defineJob({
  name: 'bo-adherentes.lever-suspensions',
  data: z.object({}),
  cron: '3 * * * *',
  run: async (_data, ctx) => {
    let lifted = 0
    for (let many = BATCH; many === BATCH; lifted += many) many = await liftBatch(ctx)
    ctx.log.info({ lifted }, 'suspensions that have ended')
  },
})
