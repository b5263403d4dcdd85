import { randomBytes } from 'node:crypto'
import type {
  Fichier,
  FichierId,
  TypeFichier,
  UsageFichier,
} from '@entrelles/contract/modules/fichiers/fichiers.schema.ts'
import { MIMES_FICHIER } from '@entrelles/contract/modules/fichiers/fichiers.schema.ts'
import { v7 as uuid } from 'uuid'
import type { Db } from '#db/client.ts'
import type { Storage } from '#gateways/storage/storage.ts'

type NewFichier = {
  readonly compteId: string
  readonly nom: string
  readonly type: TypeFichier
  readonly bytes: Buffer
  /** What an unattached file is sent for. */
  readonly usage?: UsageFichier
  /** The object that it is attached to; without it, the file is unattached. */
  readonly objet?: { readonly type: UsageFichier; readonly id: string; readonly ordre: number }
}

/** Stores a file as it is given, without examining it. */
export const createFichier = async (
  db: Db,
  storage: Storage,
  now: Date,
  { compteId, nom, type, bytes, usage = 'coup_de_pouce', objet }: NewFichier,
): Promise<Fichier> => {
  const id = uuid() as FichierId
  const cle = `prives/${randomBytes(16).toString('hex')}`
  await storage.put(cle, bytes, MIMES_FICHIER[type])
  const place = objet && { objet_id: objet.id, ordre: objet.ordre, attache_le: now }
  await db
    .insertInto('fichiers')
    .values({
      id,
      compte_id: compteId,
      objet_type: objet?.type ?? usage,
      nom,
      type,
      taille: bytes.length,
      cle,
      cree_le: now,
      ...place,
    })
    .execute()
  return { id, nom, type, taille: bytes.length }
}

/** The smallest PDF that readers open: one blank page. */
export const pdf = (text = ''): Buffer =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n` +
      `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\n% ${text}\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n`,
    'latin1',
  )
