import { z } from '@entrelles/contract/kit/z.ts'
import { STATUTS_ACTIFS } from '@entrelles/contract/modules/participations/participations.constants.ts'
import type { Ctx } from '#kit/ctx.ts'
import { defineJob } from '#kit/jobs.ts'
import { isCourrierDu } from './courrier-du.ts'
import { courrierOf, TYPES_COURRIER, type TypeCourrier } from './courrier-texte.ts'
import { findDestinataire, markAvisee, type Destinataire } from './destinataire.queries.ts'
import { sendLettre, lettreOf } from './send-lettre.ts'

const type = z.enum(TYPES_COURRIER)

/** One mail a line and type; a reminder, one a date. */
const idOf = (of: TypeCourrier, { participationId, debut }: Destinataire): string =>
  of === 'rappel'
    ? `participation-rappel-${participationId}-${new Date(debut).getTime()}`
    : `participation-${of}-${participationId}`

const calendarOf = (of: TypeCourrier, etait: string | undefined) => {
  if (of === 'confirmation') return 'REQUEST'
  return of === 'desinscription' || (of === 'retrait' && etait === 'inscrite') ? 'CANCEL' : undefined
}

/** Writes to somebody about her own line, as it is when the mail leaves; or not, when there is no reason any more. */
export const sendCourrierJob = defineJob({
  name: 'participations.ecrire',
  data: z.object({ participationId: z.uuid(), type, etait: z.enum(STATUTS_ACTIFS).optional() }),
  run: async ({ participationId, type: of, etait }, ctx) => {
    const to = await findDestinataire(ctx.db, participationId)
    if (!to || !isCourrierDu(of, to, ctx.now())) return
    const courrier = courrierOf(of, { ...lettreOf(to, ctx), etait })
    await sendLettre({ id: idOf(of, to), to, courrier, calendar: calendarOf(of, etait) }, ctx)
    // It has told her of the date and the place as they are now.
    if (of === 'confirmation') await markAvisee(ctx.db, participationId, to.sequence)
  },
})

/** Has many such mails sent, each by a job of its own: one that fails does not hold the others. */
export const spreadCourriersJob = defineJob({
  name: 'participations.ecrire-a-plusieurs',
  data: z.object({ participationIds: z.array(z.uuid()), type }),
  run: ({ participationIds, type: of }, { transaction }) =>
    transaction(async ({ enqueue }) => {
      for (const participationId of participationIds)
        await enqueue(sendCourrierJob, { participationId, type: of })
    }),
})

/** More than these are handed to the worker: whoever clicked does not wait for each. */
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
