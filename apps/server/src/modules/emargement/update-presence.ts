import type {
  LigneEmargement,
  PresenceForm,
} from '@entrelles/contract/modules/emargement/emargement.schema.ts'
import { heureRetenue } from '@entrelles/contract/modules/emargement/presence.rules.ts'
import type { Ctx } from '#kit/ctx.ts'
import { getLigne } from './feuille.queries.ts'
import { assertOuverte, holdSeance } from './hold-seance.ts'
import { journalisePresence } from './journal-presence.ts'
import { markEmargee, notePresenceOf } from './note-presence.ts'

type Which = { readonly id: string; readonly participationId: string }

/** Records a presence; returns the row unchanged when a newer presence is recorded. */
export const updatePresence = async (
  { id, participationId }: Which,
  { presence, faitLe }: PresenceForm,
  ctx: Ctx,
): Promise<LigneEmargement> => {
  const now = ctx.now()
  const seance = await holdSeance(id, ctx)
  assertOuverte(seance, now)
  const pointage = { le: heureRetenue(faitLe, now), mode: 'manuel', parId: ctx.actor.id } as const
  const note = await notePresenceOf(ctx.db, seance, participationId, presence, pointage)
  await markEmargee(ctx.db, seance, note, pointage.le)
  const ligne = await getLigne(ctx, participationId)
  await journalisePresence(ctx, 'emargement.noter', seance, note, ligne)
  return ligne
}
