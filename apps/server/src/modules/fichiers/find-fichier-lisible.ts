import { fichiersErrors } from '@entrelles/contract/modules/fichiers/fichiers.errors.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import type { SignedIn } from '#kit/signed-in.ts'
import { findFichier, type FichierStocke } from './fichiers.queries.ts'

type Rights = Pick<ReadCtx, 'db' | 'objetsFichiers' | 'now'>

const isLisible = async (
  { db, objetsFichiers, now }: Rights,
  reader: SignedIn,
  { objetId, objetType, compteId }: FichierStocke,
): Promise<boolean> => {
  if (objetId === null) return compteId === reader.id
  return (await objetsFichiers.get(objetType)?.canRead(db, reader, objetId, now())) ?? false
}

/** The file, if she may read the object that it is attached to, or sent it herself and has not attached it yet. */
export const findFichierLisible = async (
  ctx: Rights,
  reader: SignedIn,
  id: string,
): Promise<FichierStocke> => {
  const fichier = await findFichier(ctx.db, id)
  if (!fichier || !(await isLisible(ctx, reader, fichier))) throw fichiersErrors.fichier_introuvable()
  return fichier
}
