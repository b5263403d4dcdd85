import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { CORBEILLE_JOURS } from '@entrelles/contract/modules/actus/actus.constants.ts'
import { inBatches } from '#kit/batches.ts'
import { defineJob, type JobWriteCtx } from '#kit/jobs.ts'
import { mentionsOf } from '#kit/mentions.ts'
import { erasePublication } from './erase-publication.ts'
import { tellPublication } from './tell-publication.ts'
import { endEpingles, lockCorbeille, lockOrphelines, publishEchues } from './veille.repository.ts'

const BATCH = 100
/** Each of these may take thousands of comments and notifications with it. */
const EFFACEES_BATCH = 10
const DAY_MS = 86_400_000

const publish = async (ctx: JobWriteCtx): Promise<number> => {
  const echues = await publishEchues(ctx.db, ctx.now(), BATCH)
  for (const { id, type, contenu, statut } of echues)
    if (statut === 'publiee') await tellPublication(ctx, { id, type, mentionnees: mentionsOf(contenu) })
  return echues.length
}

/** Every five minutes: publishes what is scheduled, and tells of it. */
export const publishProgrammeesJob = defineJob({
  name: 'actus.publier',
  data: z.object({}),
  cron: '*/5 * * * *',
  run: async (_data, { log, transaction }) => {
    const publiees = await inBatches(BATCH, () => transaction(publish))
    if (publiees > 0) log.info({ publiees }, 'scheduled posts published')
  },
})

type Lock = (db: JobWriteCtx['db'], limit: number) => ReturnType<typeof lockOrphelines>

const erase = (lock: Lock) => async (ctx: JobWriteCtx) => {
  const publications = await lock(ctx.db, EFFACEES_BATCH)
  for (const publication of publications) await erasePublication(ctx, publication)
  return publications.length
}

/** Each night: takes off the pins that are over, empties the bin, and deletes what erased accounts have not published. */
export const cleanPublicationsJob = defineJob({
  name: 'actus.nettoyer',
  data: z.object({}),
  cron: '11 0 * * *',
  run: async (_data, { now, log, transaction }) => {
    const before = new Date(now().getTime() - CORBEILLE_JOURS * DAY_MS)
    const epingles = await inBatches(BATCH, () =>
      transaction(({ db }) => endEpingles(db, parisDay(now()), BATCH)),
    )
    const corbeille = await inBatches(EFFACEES_BATCH, () =>
      transaction(erase((db, limit) => lockCorbeille(db, before, limit))),
    )
    const orphelines = await inBatches(EFFACEES_BATCH, () => transaction(erase(lockOrphelines)))
    log.info({ epingles, corbeille, orphelines }, 'posts cleaned')
  },
})
