import { sql } from 'kysely'
import type { Db, Tx } from '#db/client.ts'
import type { Ctx, ReadCtx } from '#kit/ctx.ts'
import { publishIndice } from '#modules/non-lus/non-lus.public.ts'

type Preference = { readonly lectureVisible: boolean }

/** Whether she shows what she has read; yes, until she says otherwise. */
const findLectureVisible = async (db: Db, compteId: string): Promise<boolean> =>
  (
    await db
      .selectFrom('reglages_messagerie')
      .where('compte_id', '=', compteId)
      .select('lecture_visible as lectureVisible')
      .executeTakeFirst()
  )?.lectureVisible ?? true

type Change = { readonly discussion: string; readonly revision: number; readonly compteId: string }

/**
 * What the two members of each of her direct discussions see of each other's reading: nothing unless both share it. Returns the rows
 * that change. Discussions are locked in the order of their ids, as every write locks them first; another statement then reads what
 * those who held them have written.
 */
const rewriteVus = async (db: Tx, compteId: string): Promise<Change[]> => {
  const miennes = sql`d.type = 'directe' and (d.membre_a = ${compteId} or d.membre_b = ${compteId})`
  await sql`select from discussions d where ${miennes} order by id for no key update`.execute(db)
  const { rows } = await sql<Change>`
    update participations_discussion p set vu_jusqua = v.vu
    from (
      select q.discussion_id, q.compte_id, d.revision, case when q.demande in ('aucune', 'acceptee') and not exists (
        select from reglages_messagerie r where r.compte_id in (q.compte_id, q.autre_id) and not r.lecture_visible)
        then a.lu_jusqua end as vu
      from discussions d
      join participations_discussion q on q.discussion_id = d.id
      join participations_discussion a on a.discussion_id = d.id and a.compte_id = q.autre_id
      where ${miennes}) v
    where p.discussion_id = v.discussion_id and p.compte_id = v.compte_id and coalesce(p.vu_jusqua, 0) <> coalesce(v.vu, 0)
    returning p.discussion_id as discussion, v.revision, p.compte_id as "compteId"`.execute(db)
  return rows
}

export const getLectureVisible = async ({ db, actor }: ReadCtx): Promise<Preference> => ({
  lectureVisible: await findLectureVisible(db, actor.id),
})

/** Shows what she has read, or no longer: then she does not see it of others either. Open threads follow. */
export const updateLectureVisible = async (
  { lectureVisible }: Preference,
  { db, actor, afterCommit, memory }: Ctx,
): Promise<Preference> => {
  await db
    .insertInto('reglages_messagerie')
    .values({ compte_id: actor.id, lecture_visible: lectureVisible })
    .onConflict((conflict) => conflict.column('compte_id').doUpdateSet({ lecture_visible: lectureVisible }))
    .execute()
  const changes = await rewriteVus(db, actor.id)
  afterCommit(async () => {
    await Promise.all(changes.map(({ compteId, ...indice }) => publishIndice(memory, indice, [compteId])))
  })
  return { lectureVisible }
}
