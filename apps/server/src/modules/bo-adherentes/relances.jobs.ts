import { instant } from '@entrelles/contract/kit/date-schemas.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { TYPES_RELANCE } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.schema.ts'
import { MailRefused } from '#gateways/mail/mail.ts'
import { defineJob } from '#kit/jobs.ts'
import { attachComptes } from '#modules/antennes/antennes.public.ts'
import { renderRappel } from '#modules/rappels/rappels.public.ts'
import { motifOf } from './motif-ignoree.ts'
import { courrierOf } from './relance-texte.ts'
import {
  findRelanceToSend,
  isOuverte,
  listStill,
  listRelancesToSend,
  lockComptes,
  markSent,
} from './relances.repository.ts'

const type = z.enum(TYPES_RELANCE)

/** Mails one member, unless she has paid or finished since, or may no longer be mailed. */
export const sendRelanceJob = defineJob({
  name: 'bo-adherentes.envoyer-relance',
  data: z.object({ relanceId: z.uuid(), type }),
  run: async (data, { db, now, mail, publicUrl, settings, log, transaction }) => {
    const relance = await findRelanceToSend(db, data.relanceId, data.type, now())
    if (!relance) return
    // Ignores the last reminder, which is this one.
    const facts = { ...relance, relanceeLe: null }
    if (motifOf({ action: `relancer_${data.type}` }, facts, now()) !== undefined) return
    const courrier = courrierOf(data.type, relance, now(), settings.GRACE_JOURS)
    const { renderRelance } = await import('./bo-adherentes.emails.tsx')
    const content = courrier.rappel
      ? await renderRappel({ ...courrier.rappel, publicUrl })
      : await renderRelance({ courrier, publicUrl })
    try {
      await mail.send({
        id: `relance-${data.relanceId}`,
        to: relance.email,
        subject: courrier.sujet,
        ...content,
      })
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error
      log.warn({ relanceId: data.relanceId, status: error.status }, 'a mail was refused for good')
      return
    }
    await transaction((inside) => markSent(inside.db, data.relanceId, now()))
  },
})

/** Enqueues one job per mail of a batch, so that one failure does not block the others. */
export const sendLotJob = defineJob({
  name: 'bo-adherentes.envoyer-lot',
  data: z.object({ lot: z.uuid(), type }),
  run: ({ lot, type: of }, { transaction }) =>
    transaction(async ({ db, enqueue }) => {
      for (const relanceId of await listRelancesToSend(db, lot))
        await enqueue(sendRelanceJob, { relanceId, type: of })
    }),
})

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
