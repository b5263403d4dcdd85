import { EPINGLEES_MAX } from '@entrelles/contract/modules/messagerie/messagerie.constants.ts'
import { messagerieErrors } from '@entrelles/contract/modules/messagerie/messagerie.errors.ts'
import { sql } from 'kysely'
import type { Ctx } from '#kit/ctx.ts'
import { lockAuteure } from './discussions.repository.ts'
import { holdDiscussion } from './hold-discussion.ts'
import { updateParticipation } from './participations.repository.ts'

/** Stops the mails and pushes of a discussion, until an instant or until she changes it; or resumes them. */
export const updateMuette = async (
  id: string,
  { muette, jusquau }: { readonly muette: boolean; readonly jusquau: string | null },
  ctx: Ctx,
): Promise<void> => {
  const discussion = await holdDiscussion(id, ctx)
  const until = jusquau === null ? 'infinity' : new Date(jusquau)
  await updateParticipation(ctx.db, discussion.id, ctx.actor.id, { muette_jusquau: muette ? until : null })
}

/** How many of her discussions are pinned. */
const countEpinglees = async ({ db, actor }: Ctx): Promise<number> => {
  const { rows } = await sql<{ nb: number }>`
    select count(*)::int as nb from (
      select from participations_discussion where compte_id = ${actor.id} and place = 'boite' and epinglee
      limit ${EPINGLEES_MAX}) epinglees`.execute(db)
  return rows[0]?.nb ?? 0
}

/** Keeps a discussion at the top of her list, or no longer. What is archived comes back. */
export const updateEpingle = async (id: string, epinglee: boolean, ctx: Ctx): Promise<void> => {
  // Two pins at once do not pass the limit together. Her account comes before the discussion, as for who opens one.
  if (epinglee) await lockAuteure(ctx.db, ctx.actor.id)
  const discussion = await holdDiscussion(id, ctx)
  if (epinglee && !discussion.moi.epinglee && (await countEpinglees(ctx)) >= EPINGLEES_MAX)
    throw messagerieErrors.trop_d_epinglees()
  await updateParticipation(ctx.db, discussion.id, ctx.actor.id, {
    epinglee,
    ...(epinglee && { archivee: false }),
  })
}

/** Puts a discussion away until its next message, or takes it back. */
export const updateArchive = async (id: string, archivee: boolean, ctx: Ctx): Promise<void> => {
  const discussion = await holdDiscussion(id, ctx)
  await updateParticipation(ctx.db, discussion.id, ctx.actor.id, {
    archivee,
    ...(archivee && { epinglee: false }),
  })
}
