import { invalidForm } from '@entrelles/contract/kit/errors.ts'
import { USAGES_FICHIER } from '@entrelles/contract/modules/fichiers/fichiers.schema.ts'
import { FICHIER_INCONNU, tropDeFichiers } from '@entrelles/contract/modules/fichiers/fichiers.texts.ts'
import type { Ctx } from '#kit/ctx.ts'
import { attachTo, eraseOf, type ObjetId } from './fichiers.repository.ts'

/**
 * Replaces the files of an object, in this order: those that it has, and those that the caller has sent and not attached.
 * The others that it had are deleted. The caller has written the row of the object in this transaction, so that two changes
 * of one object wait for each other. `champ` is the field that is refused, `textes` says what each file shows.
 */
export const attachFichiers = async (
  { db, actor, now }: Pick<Ctx, 'db' | 'actor' | 'now'>,
  objet: ObjetId,
  fichierIds: readonly string[],
  champ: string,
  textes: ReadonlyMap<string, string | null> = new Map(),
): Promise<void> => {
  const ids = [...new Set(fichierIds)]
  const { max } = USAGES_FICHIER[objet.type]
  if (ids.length > max) throw invalidForm([{ champ, message: tropDeFichiers(max) }])
  const described = ids.map((id) => textes.get(id) ?? null)
  const attached = await attachTo(db, objet, { compteId: actor.id, ids, textes: described }, now())
  if (attached < ids.length) throw invalidForm([{ champ, message: FICHIER_INCONNU }])
  await eraseOf(db, objet, ids, now())
}

/** Deletes the files of an object with it: nobody reads them once the transaction is committed. */
export const deleteFichiers = ({ db, now }: Pick<Ctx, 'db' | 'now'>, objet: ObjetId): Promise<void> =>
  eraseOf(db, objet, [], now())
