import { z } from '@entrelles/contract/kit/z.ts'
import { BESOINS_JOURS } from '@entrelles/contract/modules/participations/participations.constants.ts'
import { inBatches } from '#kit/batches.ts'
import { defineJob, type JobCtx } from '#kit/jobs.ts'
import { expireOffres, listOffresEchues, listPlacesLibres, takeRappels } from './balayage.repository.ts'
import { eraseBesoins } from './besoins.repository.ts'
import { lockEvenement } from './evenement-tenu.ts'
import { sendCourriers } from './mails/courriers.lettres.ts'
import { movePlaces } from './places.ts'

const BATCH = 100
const DAY_MS = 86_400_000

/** In one transaction, expires the overdue offers of an event and offers the free seats. */
const settleEvenement = (evenementId: string, { transaction }: JobCtx): Promise<void> =>
  transaction(async (ctx) => {
    const held = await lockEvenement(ctx.db, evenementId)
    if (!held) return
    const expired = await expireOffres(ctx.db, evenementId, ctx.now())
    await movePlaces(ctx, held, { proposees: -expired.length })
    await sendCourriers(ctx, 'expiration', expired)
  })

const settleAll = (ctx: JobCtx, next: () => Promise<string[]>): Promise<number> =>
  inBatches(BATCH, async () => {
    const ids = await next()
    for (const id of ids) await settleEvenement(id, ctx)
    return ids.length
  })

/** Each minute, expires overdue offers and offers seats freed outside a request. */
export const sweepPlacesJob = defineJob({
  name: 'participations.balayer-places',
  data: z.object({}),
  cron: '* * * * *',
  run: async (_data, ctx) => {
    const { db, now, log } = ctx
    const echues = await settleAll(ctx, () => listOffresEchues(db, now(), BATCH))
    const libres = await settleAll(ctx, () => listPlacesLibres(db, now(), BATCH))
    log.info({ echues, libres }, 'seats of events swept')
  },
})

/** Each minute, plans the letters of the due reminders. */
export const planRappelsEvenementsJob = defineJob({
  name: 'participations.rappeler',
  data: z.object({}),
  cron: '* * * * *',
  run: async (_data, { transaction, log }) => {
    const rappels = await inBatches(BATCH, () =>
      transaction(async (inside) => {
        const ids = await takeRappels(inside.db, inside.now(), BATCH)
        await sendCourriers(inside, 'rappel', ids)
        return ids.length
      }),
    )
    log.info({ rappels }, 'reminders of events looked at')
  },
})

/** Each night, erases the needs of events that ended thirty days ago. */
export const eraseBesoinsJob = defineJob({
  name: 'participations.oublier-besoins',
  data: z.object({}),
  cron: '37 3 * * *',
  run: async (_data, { now, log, transaction }) => {
    const before = new Date(now().getTime() - BESOINS_JOURS * DAY_MS)
    const besoins = await inBatches(BATCH, () => transaction(({ db }) => eraseBesoins(db, before, BATCH)))
    log.info({ besoins }, 'needs of past events forgotten')
  },
})
