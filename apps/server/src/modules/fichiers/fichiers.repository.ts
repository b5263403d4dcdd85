import {
  QUOTA_FICHIERS_OCTETS,
  type TypeFichier,
  type UsageFichier,
} from '@entrelles/contract/modules/fichiers/fichiers.schema.ts'
import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import { literals } from '#db/literals.ts'
import type { DB } from '#db/types.ts'
import type { Complete } from '#kit/complete.ts'

export type ObjetId = { readonly type: UsageFichier; readonly id: string }

type NewFichier = {
  readonly id: string
  readonly compteId: string
  readonly usage: UsageFichier
  readonly nom: string
  readonly type: TypeFichier
  readonly taille: number
  readonly cle: string
}

/** A smaller file counts as much, so that the sum of a member's files reads 1,600 of them at most. */
const POIDS_MIN_OCTETS = 64 * 1024

/** Adds a file unless those of the member weigh too much with it; returns whether it was added. */
export const insertFichier = async (
  db: Tx,
  { id, compteId, usage, nom, type, taille, cle }: NewFichier,
  now: Date,
): Promise<boolean> => {
  // Two uploads at once must not pass the quota together.
  await sql`select pg_advisory_xact_lock(hashtext('fichiers ' || ${compteId}))`.execute(db)
  const { rows } = await sql<{ poids: number }>`
    select coalesce(sum(greatest(taille, ${POIDS_MIN_OCTETS})), 0)::int8 as poids
    from fichiers where compte_id = ${compteId} and efface_le is null
      -- What she has put in the library is the network's.
      and not (objet_type = 'ressource' and attache_le is not null)`.execute(db)
  if ((rows[0]?.poids ?? 0) + taille > QUOTA_FICHIERS_OCTETS) return false
  const row = {
    id,
    compte_id: compteId,
    objet_type: usage,
    nom,
    type,
    taille,
    cle,
    cree_le: now,
  } satisfies Complete<DB['fichiers'], 'objet_id' | 'ordre' | 'attache_le' | 'efface_le' | 'texte_alternatif'>
  await db.insertInto('fichiers').values(row).execute()
  return true
}

type Attaches = {
  readonly compteId: string
  readonly ids: readonly string[]
  /** What each shows in words, in the same order. */
  readonly textes: readonly (string | null)[]
}

/** Attaches, in this order, files of the object or that the member has not attached yet; returns how many. */
export const attachTo = async (
  db: Tx,
  objet: ObjetId,
  { compteId, ids, textes }: Attaches,
  now: Date,
): Promise<number> => {
  const { numAffectedRows } = await sql`
    update fichiers f set objet_id = ${objet.id}, attache_le = coalesce(f.attache_le, ${now}), ordre = voulu.ordre,
      texte_alternatif = voulu.texte
    from unnest(${ids}::uuid[], ${textes}::text[]) with ordinality voulu (id, texte, ordre)
    where f.id = voulu.id and f.objet_type = ${objet.type} and f.efface_le is null
      and (f.objet_id = ${objet.id} or (f.objet_id is null and f.compte_id = ${compteId}))`.execute(db)
  return Number(numAffectedRows)
}

/** Marks the files of an object as deleted, except those. */
export const eraseOf = async (db: Tx, objet: ObjetId, kept: readonly string[], now: Date): Promise<void> => {
  await db
    .updateTable('fichiers')
    .set({ efface_le: now })
    .where('objet_type', '=', objet.type)
    .where('objet_id', '=', objet.id)
    .where('efface_le', 'is', null)
    .where(sql<boolean>`id <> all(${kept}::uuid[])`)
    .execute()
}

/** Marks a file as deleted if the member sent it and it is not attached; returns whether it was. */
export const eraseUnattached = async (
  db: Tx,
  { id, compteId }: { readonly id: string; readonly compteId: string },
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('fichiers')
    .set({ efface_le: now })
    .where('id', '=', id)
    .where('compte_id', '=', compteId)
    .where('objet_id', 'is', null)
    .where('efface_le', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Files of objects that only concern their author: they may name her on every line, so they are deleted with her account. The partial
 * index `fichiers_orphelins` has the same words.
 */
const PERSONNELS = literals(['coup_de_pouce'] satisfies UsageFichier[])

/**
 * Marks as deleted the files that were sent before these instants and are still unattached. Of deleted accounts, marks the personal and
 * the unattached ones. Returns how many.
 */
export const eraseAbandoned = async (
  db: Tx,
  {
    before,
    messageBefore,
    now,
    limit,
  }: { readonly before: Date; readonly messageBefore: Date; readonly now: Date; readonly limit: number },
): Promise<number> => {
  // What is known of a row before its lock is asked again outside the list: a file that is attached meanwhile stays.
  const { numAffectedRows } = await sql`
    update fichiers set efface_le = ${now} where id in (
      select id from fichiers
      where efface_le is null and (attache_le is null or (compte_id is null and objet_type in (${PERSONNELS}))) and id in (
        select id from fichiers where attache_le is null and efface_le is null and cree_le < ${before}
          and (objet_type <> 'message' or cree_le < ${messageBefore})
        union all
        select id from fichiers
        where compte_id is null and efface_le is null and (attache_le is null or objet_type in (${PERSONNELS})))
      limit ${limit} for update skip locked)`.execute(db)
  return Number(numAffectedRows)
}

/** Deletes the rows of files whose bytes are gone. */
export const deleteEffaces = async (db: Tx, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await db.deleteFrom('fichiers').where('id', 'in', ids).execute()
}
