import { sql } from 'kysely'
import type { Ctx } from '#kit/ctx.ts'
import { notBloquee } from '#modules/blocages/blocages.public.ts'
import { publishIndice, publishNonLus } from '#modules/non-lus/non-lus.public.ts'
import { readNotificationsOfCible } from '#modules/notifications/notifications.public.ts'
import { holdDiscussion } from './hold-discussion.ts'
import { writeLu } from './participations.repository.ts'

/** What the notification centre says of a discussion is read with it, and the dot of all her devices follows. */
export const readLignes = async ({ db, actor, now, afterCommit, memory }: Ctx, id: string): Promise<void> => {
  await readNotificationsOfCible(db, actor.id, { type: 'discussion', id }, now())
  afterCommit(() => publishNonLus(memory, [actor.id]))
}

/** Whether she has already read that far: most calls of an open thread change nothing, and take no lock. */
const isLue = async ({ db, actor }: Ctx, id: string, numero: number): Promise<boolean> => {
  const { rows } = await sql`
    select from participations_discussion p where p.discussion_id = ${id} and p.compte_id = ${actor.id}
      and p.lu_jusqua >= ${numero} and p.avertie_numero is null and ${notBloquee(actor.id, sql`p.autre_id`)}`.execute(
    db,
  )
  return rows.length > 0
}

/** She has read up to this message; never goes back. */
export const updateLecture = async (id: string, numero: number, ctx: Ctx): Promise<void> => {
  const { db, actor, afterCommit, memory } = ctx
  if (await isLue(ctx, id, numero)) return
  const discussion = await holdDiscussion(id, ctx)
  const { moi, revision } = discussion
  const dernier = moi.quitteeLe === null ? discussion.numero : moi.dernier
  const mienne = { discussionId: discussion.id, compteId: actor.id }
  const isVu = await writeLu(db, mienne, Math.min(numero, dernier))
  await readLignes(ctx, discussion.id)
  // Her own devices, and « Vu » on the screen of the other.
  const ids = isVu && moi.autreId !== null ? [actor.id, moi.autreId] : [actor.id]
  afterCommit(() => publishIndice(memory, { discussion: discussion.id, revision }, ids))
}
