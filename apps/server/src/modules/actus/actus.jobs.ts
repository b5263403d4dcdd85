import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { CORBEILLE_JOURS } from '@entrelles/contract/modules/actus/actus.constants.ts'
import { inBatches } from '#kit/batches.ts'
import { defineJob, type JobCtx, type JobWriteCtx } from '#kit/jobs.ts'
import { mentionsOf } from '#kit/mentions.ts'
import { erasePublication, forgetSome, type Suite } from './erase-publication.ts'
import { tellPublication } from './tell-publication.ts'
import { endEpingles, lockCorbeille, lockOrphelines, publishEchues } from './veille.repository.ts'

const BATCH = 100
/** Members of whom one transaction deletes the notifications about a post: an announcement has been told to everybody. */
const CONCERNEES_BATCH = 1000
const DAY_MS = 86_400_000

const publish = async (ctx: JobWriteCtx): Promise<number> => {
  const echues = await publishEchues(ctx.db, ctx.now(), BATCH)
  for (const { id, type, contenu, statut } of echues)
    if (statut === 'publiee') await tellPublication(ctx, { id, type, mentionnees: mentionsOf(contenu) })
  return echues.length
}

/** Every five minutes: publishes the posts whose instant has come, and sends their notifications. */
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

/** Erases posts one after the other. Each transaction handles one batch of the members concerned; the last one deletes the post. */
const eraseAll = async (transaction: JobCtx['transaction'], lock: Lock): Promise<number> => {
  let effacees = 0
  let suite: Suite | null = null
  await inBatches(1, () =>
    transaction(async (ctx) => {
      const [publication] = await lock(ctx.db, 1)
      if (!publication) return 0
      suite = await forgetSome(ctx, publication.id, suite, CONCERNEES_BATCH)
      if (suite !== null) return 1
      await erasePublication(ctx, publication)
      effacees += 1
      return 1
    }),
  )
  return effacees
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
    const corbeille = await eraseAll(transaction, (db, limit) => lockCorbeille(db, before, limit))
    const orphelines = await eraseAll(transaction, lockOrphelines)
    log.info({ epingles, corbeille, orphelines }, 'posts cleaned')
  },
})
