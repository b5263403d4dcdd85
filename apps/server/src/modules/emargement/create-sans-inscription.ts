import type {
  LigneEmargement,
  SansInscriptionForm,
} from '@entrelles/contract/modules/emargement/emargement.schema.ts'
import { heureRetenue } from '@entrelles/contract/modules/emargement/presence.rules.ts'
import type { Ctx } from '#kit/ctx.ts'
import { getLigne } from './feuille.queries.ts'
import { assertOuverte, holdSeance } from './hold-seance.ts'
import { journalisePresence } from './journal-presence.ts'
import { markEmargee } from './note-presence.ts'
import { noteSansInscription } from './note-sans-inscription.ts'

/** Adds and checks in a walk-in. The event stays locked, so that nobody is added twice. */
export const createSansInscription = async (
  id: string,
  { faitLe, ...venue }: SansInscriptionForm,
  ctx: Ctx,
): Promise<LigneEmargement> => {
  const now = ctx.now()
  const seance = await holdSeance(id, ctx, { alone: true })
  assertOuverte(seance, now)
  const le = heureRetenue(faitLe, now)
  const note = await noteSansInscription(ctx, seance, venue, le)
  await markEmargee(ctx.db, seance, note, le)
  const ligne = await getLigne(ctx, note.participationId)
  await journalisePresence(ctx, 'emargement.ajouter', seance, note, ligne)
  return ligne
}
