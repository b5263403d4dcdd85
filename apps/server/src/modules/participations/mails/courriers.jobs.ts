import { z } from '@entrelles/contract/kit/z.ts'
import { STATUTS_ACTIFS } from '@entrelles/contract/modules/participations/participations.constants.ts'
import type { Ctx } from '#kit/ctx.ts'
import { defineJob } from '#kit/jobs.ts'
import { isCourrierDu } from './courrier-du.ts'
import { courrierOf, TYPES_COURRIER, type TypeCourrier } from './courrier-texte.ts'
import { findDestinataire, markAvisee, type Destinataire } from './destinataire.queries.ts'
import { sendLettre, lettreOf } from './send-lettre.ts'

const type = z.enum(TYPES_COURRIER)

/** The id of a mail, which avoids duplicates: one per participation and type, and per date for a reminder. */
const idOf = (of: TypeCourrier, { participationId, debut }: Destinataire): string =>
  of === 'rappel'
    ? `participation-rappel-${participationId}-${new Date(debut).getTime()}`
    : `participation-${of}-${participationId}`

const calendarOf = (of: TypeCourrier, etait: string | undefined) => {
  if (of === 'confirmation') return 'REQUEST'
  return of === 'desinscription' || (of === 'retrait' && etait === 'inscrite') ? 'CANCEL' : undefined
}

/**
 * Mails a member about her participation, with its state when the mail leaves; sends nothing when the reason is
 * gone.
 */
export const sendCourrierJob = defineJob({
  name: 'participations.ecrire',
  data: z.object({ participationId: z.uuid(), type, etait: z.enum(STATUTS_ACTIFS).optional() }),
  run: async ({ participationId, type: of, etait }, ctx) => {
    const to = await findDestinataire(ctx.db, participationId)
    if (!to || !isCourrierDu(of, to, ctx.now())) return
    const courrier = courrierOf(of, { ...lettreOf(to, ctx), etait })
    await sendLettre({ id: idOf(of, to), to, courrier, calendar: calendarOf(of, etait) }, ctx)
    // The confirmation has shown the current date and place.
    if (of === 'confirmation') await markAvisee(ctx.db, participationId, to.sequence)
  },
})

/** Queues each mail as its own job: a failing one does not block the others. */
export const spreadCourriersJob = defineJob({
  name: 'participations.ecrire-a-plusieurs',
  data: z.object({ participationIds: z.array(z.uuid()), type }),
  run: ({ participationIds, type: of }, { transaction }) =>
    transaction(async ({ enqueue }) => {
      for (const participationId of participationIds)
        await enqueue(sendCourrierJob, { participationId, type: of })
    }),
})

/** Longer lists go through the worker, so that the request does not queue each mail itself. */
const FEW = 5
const BATCH = 200

export const enqueueCourriers = async (
  { enqueue }: Pick<Ctx, 'enqueue'>,
  of: TypeCourrier,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length <= FEW)
    for (const participationId of ids) await enqueue(sendCourrierJob, { participationId, type: of })
  else
    for (let from = 0; from < ids.length; from += BATCH)
      await enqueue(spreadCourriersJob, { participationIds: ids.slice(from, from + BATCH), type: of })
}
