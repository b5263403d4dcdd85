import { AppError } from '@entrelles/contract/kit/errors.ts'
import { emargementErrors } from '@entrelles/contract/modules/emargement/emargement.errors.ts'
import {
  DEPASSEE,
  type OperationEmargement,
  type Synchro,
  type SynchroForm,
} from '@entrelles/contract/modules/emargement/emargement.schema.ts'
import { avanceDe, heureRetenue } from '@entrelles/contract/modules/emargement/presence.rules.ts'
import type { Ctx } from '#kit/ctx.ts'
import { getEmargement } from './feuille.queries.ts'
import { assertOuverte, holdSeance, type Seance } from './hold-seance.ts'
import { notePointage } from './note-pointage.ts'
import { markEmargee, notePresenceOf, type Note } from './note-presence.ts'
import { noteSansInscription } from './note-sans-inscription.ts'

const applyOperation = (
  ctx: Ctx,
  seance: Seance,
  operation: OperationEmargement,
  le: Date,
): Promise<Note> => {
  if (operation.type === 'pointage') return notePointage(ctx, seance, operation.jetonQr, le)
  if (operation.type === 'sans_inscription') return noteSansInscription(ctx, seance, operation, le)
  const { participationId, presence } = operation
  const pointage = { le, mode: 'manuel', parId: ctx.actor.id } as const
  return notePresenceOf(ctx.db, seance, participationId, presence, pointage, emargementErrors.qr_annule)
}

/** A refusal is told of its own line; whatever else fails undoes the whole, to be sent again. */
const messageOf = (error: unknown): string => {
  if (!(error instanceof AppError)) throw error
  return error.violations?.[0]?.message ?? error.message
}

/**
 * What a telephone did without a network, in its order: each line is done, comes too late or is refused by itself. The
 * hours of a clock that is wrong are put right, so that what is sent twice is not newer the second time; those still
 * ahead are cut at now, each a little before the next: the last word stays the last.
 */
export const createSynchro = async (
  id: string,
  { operations, envoyeLe }: SynchroForm,
  ctx: Ctx,
): Promise<Synchro> => {
  const now = ctx.now()
  const avance = avanceDe(envoyeLe, now)
  // Two telephones at once would each wait for lines that the other holds.
  let seance = await holdSeance(id, ctx, { alone: true })
  const resultats: Synchro['resultats'] = []
  for (const [index, operation] of operations.entries()) {
    const { cle, faitLe } = operation
    const le = heureRetenue(faitLe, new Date(now.getTime() - (operations.length - 1 - index)), avance)
    try {
      assertOuverte(seance, now)
      const note = await applyOperation(ctx, seance, operation, le)
      seance = await markEmargee(ctx.db, seance, note, le)
      const { resultat } = note
      resultats.push({ cle, resultat, message: resultat === 'depassee' ? DEPASSEE : null })
    } catch (error) {
      resultats.push({ cle, resultat: 'refusee', message: messageOf(error) })
    }
  }
  return { resultats, feuille: await getEmargement(ctx, id) }
}
