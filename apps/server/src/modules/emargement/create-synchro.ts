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
import { journaliseSynchro } from './journal-presence.ts'
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

/** An `AppError` refuses one operation; any other error rolls back the whole request, for a retry. */
const messageOf = (error: unknown): string => {
  if (!(error instanceof AppError)) throw error
  return error.violations?.[0]?.message ?? error.message
}

/**
 * Applies the operations that a phone recorded offline, in order: each is applied, outdated or refused on its own.
 * A wrong clock is corrected by its offset, so that a request sent twice is not newer the second time. Future times
 * are capped at now, one millisecond apart, so that the last operation stays the latest.
 */
export const createSynchro = async (
  id: string,
  { operations, envoyeLe }: SynchroForm,
  ctx: Ctx,
): Promise<Synchro> => {
  const now = ctx.now()
  const avance = avanceDe(envoyeLe, now)
  // Two phones at once could deadlock, each waiting for rows that the other has locked.
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
  await journaliseSynchro(ctx, seance, resultats)
  return { resultats, feuille: await getEmargement(ctx, id) }
}
