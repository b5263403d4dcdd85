import { createHash } from 'node:crypto'
import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { isFichier, type Fichier } from '@entrelles/contract/kit/fichier.ts'
import type { Db } from '#db/client.ts'

export type Recorded = { readonly status: number; readonly body: unknown }
type Key = { readonly scope: string; readonly key: string; readonly fingerprint: Buffer }

const fichiersOf = (value: unknown): Fichier[] => {
  if (isFichier(value)) return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(fichiersOf) : []
}

const fingerprintOf = async (endpointName: string, input: unknown): Promise<Buffer> => {
  const hash = createHash('sha256').update(`${endpointName} ${JSON.stringify(input)}`)
  for (const fichier of fichiersOf(input)) hash.update(await fichier.bytes())
  return hash.digest()
}

/**
 * Runs a creation once per key. The key is inserted in the transaction of the creation: a second request waits for the
 * first to commit, then gets the same response; if the first fails, its key is rolled back and the second runs.
 */
export const once = async (
  db: Db,
  of: { scope: string; key: string; endpointName: string; input: unknown; now: Date },
  create: () => Promise<Recorded>,
): Promise<Recorded> => {
  const fingerprint = await fingerprintOf(of.endpointName, of.input)
  const id: Key = { scope: of.scope, key: of.key, fingerprint }
  const claimed = await db
    .insertInto('cles_idempotence')
    .values({ portee: id.scope, cle: id.key, empreinte: id.fingerprint, creee_le: of.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('cle')
    .executeTakeFirst()
  if (!claimed) return replay(db, id)
  const recorded = await create()
  await db
    .updateTable('cles_idempotence')
    .set({ statut: recorded.status, reponse: JSON.stringify(recorded.body ?? null) })
    .where('portee', '=', id.scope)
    .where('cle', '=', id.key)
    .execute()
  return recorded
}

const replay = async (db: Db, { scope, key, fingerprint }: Key): Promise<Recorded> => {
  const row = await db
    .selectFrom('cles_idempotence')
    .where('portee', '=', scope)
    .where('cle', '=', key)
    .select(['empreinte', 'statut', 'reponse'])
    .executeTakeFirstOrThrow()
  if (!fingerprint.equals(row.empreinte) || row.statut === null) throw commonErrors.cle_reutilisee()
  return { status: row.statut, body: row.reponse ?? undefined }
}
