import { mayCall } from '@entrelles/contract/kit/access.ts'
import { fichiersErrors } from '@entrelles/contract/modules/fichiers/fichiers.errors.ts'
import { fichiersEndpoints } from '@entrelles/contract/modules/fichiers/fichiers.endpoints.ts'
import { MIMES_FICHIER } from '@entrelles/contract/modules/fichiers/fichiers.schema.ts'
import type { StoredContent } from '#kit/bind.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { readSignedIn } from '#kit/session.ts'
import type { SignedIn } from '#kit/signed-in.ts'
import { findFichierLisible } from './find-fichier-lisible.ts'
import { readerOfJeton } from './lien-fichier.ts'

/**
 * A browser opens the address of a file without its session's token, so the address names the session. Session, account and
 * rights are read again: all that has ended since the address was given closes it.
 */
export const getContenuFichier = async (
  id: string,
  jeton: string,
  ctx: ReadCtx<SignedIn | undefined>,
): Promise<StoredContent> => {
  const { db, derive, now, settings, storage } = ctx
  const claims = readerOfJeton(derive, id, jeton, now())
  const reader = claims && (await readSignedIn(db, claims, now(), settings.GRACE_JOURS))
  if (!reader || !mayCall(fichiersEndpoints.getLienFichier.access, reader.roles))
    throw fichiersErrors.fichier_introuvable()
  const { nom, type, cle } = await findFichierLisible(ctx, reader, id)
  const stored = await storage.get(cle)
  if (!stored) throw fichiersErrors.fichier_introuvable()
  return { ...stored, name: nom, contentType: MIMES_FICHIER[type], isShown: type !== 'pdf' }
}
