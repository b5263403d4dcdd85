import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { NotationForm, NotationPubliee } from '@entrelles/contract/modules/notations/notations.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { insertNotation, lockNotationDuMois, writeNotation } from './notations.repository.ts'

/**
 * The rating of the month. A second call (a double click, another tab) gets the same rating: a newer score or comment
 * replaces the previous one, and closing the banner removes neither.
 */
export const createNotation = async (
  form: NotationForm,
  { db, actor, now }: Ctx,
): Promise<NotationPubliee> => {
  const at = now()
  const given = { note: form.note ?? null, commentaire: form.commentaire ?? null }
  const created = await insertNotation(db, actor.id, given, at)
  if (created) return created
  const before = await lockNotationDuMois(db, actor.id, at)
  // Deleted between the two statements, with her account.
  if (!before) throw commonErrors.non_connectee()
  return writeNotation(db, before, {
    note: given.note ?? before.note,
    commentaire: given.commentaire ?? before.commentaire,
  })
}
