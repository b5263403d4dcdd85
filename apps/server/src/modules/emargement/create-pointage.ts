import type { Pointage, PointageForm } from '@entrelles/contract/modules/emargement/emargement.schema.ts'
import { heureRetenue } from '@entrelles/contract/modules/emargement/presence.rules.ts'
import type { Ctx } from '#kit/ctx.ts'
import { getLigne } from './feuille.queries.ts'
import { assertOuverte, holdSeance } from './hold-seance.ts'
import { journalisePresence } from './journal-presence.ts'
import { notePointage } from './note-pointage.ts'
import { markEmargee } from './note-presence.ts'

/** Checks a participant in by her QR code; a second scan returns the first check-in. */
export const createPointage = async (
  id: string,
  { jetonQr, faitLe }: PointageForm,
  ctx: Ctx,
): Promise<Pointage> => {
  const now = ctx.now()
  const seance = await holdSeance(id, ctx)
  assertOuverte(seance, now)
  const le = heureRetenue(faitLe, now)
  const note = await notePointage(ctx, seance, jetonQr, le)
  await markEmargee(ctx.db, seance, note, le)
  const ligne = await getLigne(ctx, note.participationId)
  await journalisePresence(ctx, 'emargement.pointer', seance, note, ligne)
  return { ligne, dejaPointee: note.dejaPointee }
}
