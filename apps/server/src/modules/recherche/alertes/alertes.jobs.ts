import { z } from '@entrelles/contract/kit/z.ts'
import { inBatches } from '#kit/batches.ts'
import { defineJob, type JobWriteCtx } from '#kit/jobs.ts'
import { sendLettres } from '#modules/envois/envois.public.ts'
import { alerteLettre } from './alertes.lettres.ts'
import { markAvisees, takeAlertesDues } from './alertes.repository.ts'
import { findNouveautes } from './nouveautes.ts'

/** Each alert is a search: few in one transaction. */
const BATCH = 50

const tellBatch = async (ctx: JobWriteCtx): Promise<number> => {
  const { db, now } = ctx
  const dues = await takeAlertesDues(db, now(), BATCH)
  const told = []
  for (const { isMembre, ...alerte } of dues) {
    const { nb, plus } = isMembre ? await findNouveautes(db, alerte, ctx) : { nb: 0 }
    const { id: alerteId, compteId, termes, categorie, depuis } = alerte
    if (nb > 0) told.push({ compteId, donnees: { alerteId, termes, categorie, depuis, nb, plus } })
  }
  await markAvisees(
    db,
    told.map(({ donnees }) => donnees.alerteId),
    now(),
  )
  await sendLettres(ctx, alerteLettre, told)
  return dues.length
}

/** Each week: tells members what is new for the words of their alerts. */
export const tellAlertesJob = defineJob({
  name: 'recherche.alerter',
  data: z.object({}),
  cron: '10 8 * * 4',
  run: async (_data, { log, transaction }) => {
    const regardees = await inBatches(BATCH, () => transaction(tellBatch))
    log.info({ regardees }, 'search alerts looked at')
  },
})
