import { z } from '@entrelles/contract/kit/z.ts'
import { inBatches } from '#kit/batches.ts'
import { defineJob, type JobWriteCtx } from '#kit/jobs.ts'
import { sendLettres } from '#modules/envois/envois.public.ts'
import { alerteLettre } from './alertes.lettres.ts'
import { markAvisees, takeAlertesDues } from './alertes.repository.ts'
import { findNouveautes } from './nouveautes.ts'

/** Each alert is a search, and a member may have ten: few members in one transaction. */
const BATCH = 10

const tellBatch = async (ctx: JobWriteCtx): Promise<number> => {
  const { db, now } = ctx
  const dues = await takeAlertesDues(db, now(), BATCH)
  const told = []
  for (const { compteId, isMembre, alertes } of dues) {
    const found = isMembre && (await findNouveautes(db, compteId, alertes, ctx))
    if (found) told.push({ compteId, donnees: { alertes: found } })
  }
  const avisees = told.flatMap(({ donnees }) => donnees.alertes.map(({ alerteId }) => alerteId))
  await markAvisees(db, avisees, now())
  await sendLettres(ctx, alerteLettre, told)
  return dues.length
}

/** Each week: tells members what is new for the words of their alerts, in one letter. */
export const tellAlertesJob = defineJob({
  name: 'recherche.alerter',
  data: z.object({}),
  cron: '10 8 * * 4',
  run: async (_data, { log, transaction }) => {
    // A full batch may look at one member only, if all its alerts are hers: only an empty batch is the last.
    const regardees = await inBatches(1, () => transaction(tellBatch))
    log.info({ regardees }, 'members with search alerts looked at')
  },
})
