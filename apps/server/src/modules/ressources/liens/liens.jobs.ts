import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { defineJob, type Job, type JobCtx } from '#kit/jobs.ts'
import { checkLien, type EtatLu } from './check-lien.ts'
import { listLiensDus, listTemoins, markMort, markVivant, type LienDu } from './liens.repository.ts'

/** A batch ends long before a job expires: each link takes five seconds at most. */
const BATCH = 60
const ENSEMBLE = 6
/** Links known to answer that a batch asks besides, to tell a dead site from an outage of our own. */
const TEMOINS = 3
/** A little less than a week, so that the hour of the job does not matter. */
const SEMAINE_MS = 6.5 * 86_400_000

type Lu = LienDu & { readonly etat: EtatLu }

const isInjoignable = ({ etat }: Lu): boolean => etat === 'injoignable'

const readAll = async ({ outside }: Pick<JobCtx, 'outside'>, liens: readonly LienDu[]): Promise<Lu[]> => {
  const lus: Lu[] = []
  for (let from = 0; from < liens.length; from += ENSEMBLE)
    lus.push(
      ...(await Promise.all(
        liens
          .slice(from, from + ENSEMBLE)
          .map(async (lien) => ({ ...lien, etat: await checkLien(outside, lien.url) })),
      )),
    )
  return lus
}

/** Whether links that are known to answer do not either, or there is none to ask. */
const isOutage = async (ctx: Pick<JobCtx, 'db' | 'outside'>, dus: readonly LienDu[]): Promise<boolean> => {
  const ids = dus.map(({ id }) => id)
  return (await readAll(ctx, await listTemoins(ctx.db, ids, TEMOINS))).every(isInjoignable)
}

const verifierData = z.object({})

/**
 * Each night: opens the links that were not checked for a week, or were dead yesterday. A night in which nothing answers is an
 * outage of our own, and marks nothing.
 */
export const verifierLiensJob: Job<typeof verifierData> = defineJob({
  name: 'ressources.verifier-liens',
  data: verifierData,
  cron: '41 2 * * *',
  run: async (_data, ctx) => {
    const now = ctx.now()
    const today = parisDay(now)
    const before = new Date(now.getTime() - SEMAINE_MS)
    const dus = await listLiensDus(ctx.db, { before, today, limit: BATCH })
    if (dus.length === 0) return
    const lus = await readAll(ctx, dus)
    if (lus.every(isInjoignable) && (await isOutage(ctx, dus))) {
      ctx.log.warn({ liens: lus.length }, 'no link answers: nothing is marked')
      return
    }
    await ctx.transaction(async ({ db, enqueue }) => {
      for (const { etat, ...lien } of lus)
        await (etat === 'vivant' ? markVivant(db, lien, now) : markMort(db, lien, today, now))
      if (dus.length === BATCH) await enqueue(verifierLiensJob, {})
    })
    ctx.log.info(
      { liens: lus.length, morts: lus.filter(({ etat }) => etat !== 'vivant').length },
      'links checked',
    )
  },
})
