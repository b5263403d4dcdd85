import { instant } from '@entrelles/contract/kit/date-schemas.ts'
import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { ECHEANCES_RAPPEL } from '@entrelles/contract/modules/adhesions/adhesions.schema.ts'
import { MailRefused } from '#gateways/mail/mail.ts'
import { inBatches } from '#kit/batches.ts'
import { defineJob, type JobCtx } from '#kit/jobs.ts'
import { decideRappel } from './decide-rappel.ts'
import { sujetOf } from './rappel-texte.ts'
import { findRappel, lockDueRappels } from './rappels.queries.ts'
import { noteFailure, takeRappel, updateRappel } from './rappels.repository.ts'
import { renderRappel } from './render-rappel.ts'

/**
 * Mails one reminder, if it is still planned and this job is the latest to take it. A permanent refusal ends it;
 * after any other failure, the queue retries, then the next mornings do.
 */
export const sendRappelAdhesionJob = defineJob({
  name: 'adhesions.envoyer-rappel',
  data: z.object({ adhesionId: z.uuid(), echeance: z.enum(ECHEANCES_RAPPEL), prisLe: instant }),
  run: async (which, { db, now, mail, publicUrl, settings, transaction }) => {
    const note = (outcome: Parameters<typeof updateRappel>[2]) =>
      transaction((inside) => updateRappel(inside.db, which, outcome, now()))
    const { adhesionId, echeance } = which
    const today = parisDay(now())
    const rappel = await findRappel(db, today, which)
    if (!rappel) return
    const { prenom, email, fin } = rappel
    const ignored = decideRappel(rappel, now())
    if (ignored || prenom === null || email === null) {
      if (ignored) await note(ignored)
      return
    }
    const texte = { echeance, prenom, fin, today, graceDays: settings.GRACE_JOURS }
    const content = await renderRappel({ ...texte, publicUrl })
    try {
      await mail.send({
        id: `rappel-adhesion-${adhesionId}-${echeance}`,
        to: email,
        subject: sujetOf(texte),
        ...content,
      })
    } catch (error) {
      // Only the status code: the server's message contains the address, which must not outlive the account.
      if (error instanceof MailRefused) {
        await note({ statut: 'echec', motif: `adresse refusée (${error.status})` })
        return
      }
      await transaction((inside) => noteFailure(inside.db, which, 'messagerie indisponible'))
      throw error
    }
    await note({ statut: 'envoye', motif: null })
  },
})

const BATCH = 50
/** The queue has given up by then: a reminder that is still planned is taken again. */
const TAKEN_MS = 12 * 3_600_000

/** Decides on a batch of due reminders; returns its size. */
const takeBatch = ({ transaction, now }: JobCtx): Promise<number> =>
  transaction(async ({ db, enqueue }) => {
    const at = now()
    const takenBefore = new Date(at.getTime() - TAKEN_MS)
    const rappels = await lockDueRappels(db, parisDay(at), takenBefore, BATCH)
    for (const rappel of rappels) {
      const { adhesionId, echeance } = rappel
      const ignored = decideRappel(rappel, at)
      if (ignored) {
        await updateRappel(db, rappel, ignored, at)
        continue
      }
      await takeRappel(db, rappel, at)
      await enqueue(sendRappelAdhesionJob, { adhesionId, echeance, prisLe: at.toISOString() })
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
