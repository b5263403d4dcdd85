import { sql } from 'kysely'
import type { Db, Tx } from '#db/client.ts'
import type { Ctx, ReadCtx } from '#kit/ctx.ts'

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

/**
 * What the two members of each of her direct discussions see of each other's reading: nothing unless both share it. Discussions are
 * locked in the order of their ids, as every write locks them first.
 */
const rewriteVus = async (db: Tx, compteId: string): Promise<void> => {
  await sql`
    with miennes as materialized (
      select id from discussions where type = 'directe' and (membre_a = ${compteId} or membre_b = ${compteId})
      order by id for no key update)
    update participations_discussion p set vu_jusqua = case when p.demande in ('aucune', 'acceptee') and not exists (
      select from reglages_messagerie r where r.compte_id in (p.compte_id, p.autre_id) and not r.lecture_visible)
      then a.lu_jusqua end
    from miennes d, participations_discussion a
    where p.discussion_id = d.id and a.discussion_id = d.id and a.compte_id = p.autre_id`.execute(db)
}

export const getLectureVisible = async ({ db, actor }: ReadCtx): Promise<Preference> => ({
  lectureVisible: await findLectureVisible(db, actor.id),
})

/** Shows what she has read, or no longer: then she does not see it of others either. */
export const updateLectureVisible = async (
  { lectureVisible }: Preference,
  { db, actor }: Ctx,
): Promise<Preference> => {
  await db
    .insertInto('reglages_messagerie')
    .values({ compte_id: actor.id, lecture_visible: lectureVisible })
    .onConflict((conflict) => conflict.column('compte_id').doUpdateSet({ lecture_visible: lectureVisible }))
    .execute()
  await rewriteVus(db, actor.id)
  return { lectureVisible }
}
