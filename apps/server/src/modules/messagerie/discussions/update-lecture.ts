import { sql } from 'kysely'
import type { Ctx } from '#kit/ctx.ts'
import { notBloquee } from '#modules/blocages/blocages.public.ts'
import { publishIndice, publishNonLus } from '#modules/non-lus/non-lus.public.ts'
import { readNotificationsOfCible } from '#modules/notifications/notifications.public.ts'
import type { DiscussionTenue } from './discussions.repository.ts'
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

/** How many of the messages that she has just read are looked at. */
const RECENTS = 20

/** Whose messages of a group she has just read: the threads of those who see what she reads show it. */
const listAuteuresLues = async (
  { db, actor }: Ctx,
  { id, moi }: Pick<DiscussionTenue, 'id' | 'moi'>,
  jusqua: number,
): Promise<string[]> => {
  const apres = Math.max(moi.lu, jusqua - RECENTS)
  const { rows } = await sql<{ id: string }>`
    select p.compte_id as id from participations_discussion p
    where p.discussion_id = ${id} and p.quittee_le is null and p.compte_id <> ${actor.id} and p.compte_id in (
        select auteure_id from messages where discussion_id = ${id} and numero > ${apres} and numero <= ${jusqua})
      and ${notBloquee(actor.id, sql`p.compte_id`)}
      and not exists (
        select from reglages_messagerie r where r.compte_id in (p.compte_id, ${actor.id}) and not r.lecture_visible)`.execute(
    db,
  )
  return rows.map((row) => row.id)
}

/** She has read up to this message; never goes back. */
export const updateLecture = async (id: string, numero: number, ctx: Ctx): Promise<void> => {
  const { db, actor, afterCommit, memory } = ctx
  if (await isLue(ctx, id, numero)) return
  const discussion = await holdDiscussion(id, ctx)
  const { moi, revision, type } = discussion
  const dernier = moi.quitteeLe === null ? discussion.numero : moi.dernier
  const jusqua = Math.min(numero, dernier)
  const isVu = await writeLu(db, { discussionId: discussion.id, compteId: actor.id }, jusqua)
  await readLignes(ctx, discussion.id)
  // Who has left is told of no change, and tells of none.
  if (moi.quitteeLe !== null) return
  const autres = type === 'groupe' ? await listAuteuresLues(ctx, discussion, jusqua) : []
  if (isVu && moi.autreId !== null) autres.push(moi.autreId)
  const indice = { discussion: discussion.id, revision }
  // « Vu » on the screens of the others, and her own devices: her list changes, theirs do not.
  afterCommit(async () => {
    if (autres.length > 0) await publishIndice(memory, { ...indice, lecture: true }, autres)
    await publishIndice(memory, indice, [actor.id])
  })
}
