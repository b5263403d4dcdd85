import { commonErrors, invalidForm } from '@entrelles/contract/kit/errors.ts'
import { MESSAGES } from '@entrelles/contract/kit/messages.ts'
import type { Notation, NotationId } from '@entrelles/contract/modules/notations/notations.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { lockNotationById, writeNotation, type Contenu } from './notations.repository.ts'

/** Changes the fields that are given. A comment goes with a score: alone, it is refused as the form refuses it. */
export const updateNotation = async (
  id: NotationId,
  { note, commentaire }: { [Field in keyof Contenu]?: Contenu[Field] | undefined },
  { db, actor }: Ctx,
): Promise<Notation> => {
  const before = await lockNotationById(db, actor.id, id)
  if (!before) throw commonErrors.introuvable()
  const after = {
    note: note ?? before.note,
    commentaire: commentaire === undefined ? before.commentaire : commentaire,
  }
  if (after.note === null && after.commentaire !== null)
    throw invalidForm([{ champ: 'note', message: MESSAGES.obligatoire }])
  return writeNotation(db, before, after)
}
