import { randomBytes } from 'node:crypto'
import { invalidForm } from '@entrelles/contract/kit/errors.ts'
import { fichiersErrors } from '@entrelles/contract/modules/fichiers/fichiers.errors.ts'
import {
  MIMES_FICHIER,
  type Fichier,
  type FichierForm,
  type FichierId,
} from '@entrelles/contract/modules/fichiers/fichiers.schema.ts'
import { v7 as uuid } from 'uuid'
import type { ReadCtx } from '#kit/ctx.ts'
import { eraseUnattached, insertFichier } from './fichiers.repository.ts'
import { nomFichierOf } from './nom-fichier.ts'
import { readFichier } from './read-fichier.ts'

/** A folder that no address reaches. */
const newCle = (): string => `prives/${randomBytes(16).toString('hex')}`

/** Examines the file, which is slow, then counts it within the quota and stores it. */
export const createFichier = async (
  { fichier, usage }: FichierForm,
  { storage, transaction, actor, now }: ReadCtx,
): Promise<Fichier> => {
  const read = await readFichier(Buffer.from(await fichier.arrayBuffer()), usage)
  if ('refusal' in read) throw invalidForm([{ champ: 'fichier', message: read.refusal }])
  const { type, bytes } = read
  const id = uuid() as FichierId
  const made = { id, nom: nomFichierOf(fichier.name, type), type, taille: bytes.length }
  const cle = newCle()
  const owned = { id, compteId: actor.id }
  // The row first: the sweep finds by it the bytes of an upload that was interrupted.
  const isWithin = await transaction(({ db }) => insertFichier(db, { ...made, ...owned, usage, cle }, now()))
  if (!isWithin) throw fichiersErrors.quota_depasse()
  try {
    await storage.put(cle, bytes, MIMES_FICHIER[type])
  } catch (error) {
    await transaction(({ db }) => eraseUnattached(db, owned, now()))
    throw error
  }
  return made
}
