import { fichiersErrors } from '@entrelles/contract/modules/fichiers/fichiers.errors.ts'
import type { Ctx } from '#kit/ctx.ts'
import { eraseUnattached } from './fichiers.repository.ts'

export const deleteFichier = async (id: string, { db, actor, now }: Ctx): Promise<void> => {
  if (!(await eraseUnattached(db, { id, compteId: actor.id }, now())))
    throw fichiersErrors.fichier_introuvable()
}
