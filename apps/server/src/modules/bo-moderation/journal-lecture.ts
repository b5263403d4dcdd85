import { LECTURE_HEURES } from '@entrelles/contract/modules/bo-moderation/bo-moderation.policy.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import type { Faits } from './faits-dossier.queries.ts'
import { cibleOf } from './hold-dossier.ts'
import { holdLecture } from './lectures.repository.ts'

const HOUR_MS = 3_600_000

/**
 * Notes in the journal who opens the report of a private message. The screen reads it again after each act and when its
 * connection returns: these are the same opening, and leave no other line.
 */
export const journaliseLecture = async (faits: Faits, ctx: ReadCtx): Promise<void> => {
  const depuis = new Date(ctx.now().getTime() - LECTURE_HEURES * HOUR_MS)
  await ctx.transaction(async (inside) => {
    const lecture = { signalementId: faits.id, compteId: inside.actor.id }
    if (await holdLecture(inside.db, lecture, depuis)) return
    await journalise(inside, { action: 'moderation.lire_message', cible: cibleOf(faits) })
  })
}
