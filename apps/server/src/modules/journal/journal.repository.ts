import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Db, Tx } from '#db/client.ts'
import type { DB } from '#db/types.ts'
import type { Complete } from '#kit/complete.ts'
import type { Values } from './changes.ts'

/** The full name of an account. */
const selectNom = (db: Db, compteId: string) =>
  db
    .selectFrom('comptes')
    .where('id', '=', compteId)
    .select(sql<string>`concat_ws(' ', prenom, nom)`.as('nom'))

/** The author of lines that jobs write. */
const SYSTEME = 'Système'

export type EntreeRow = {
  readonly date: Date
  readonly auteureId: string | null
  readonly action: string
  readonly cible: { readonly type: string; readonly id: string; readonly nom: string }
  readonly resume: string | null
  readonly avant: Values | null
  readonly apres: Values | null
  readonly ip: string | null
  readonly requete: string | null
}

const jsonOf = (values: Values | null): string | null => (values === null ? null : JSON.stringify(values))

/** Inserts a line with its author's current name. */
export const insertEntree = async (db: Tx, row: EntreeRow): Promise<string> => {
  const id = uuid()
  const { auteureId, cible } = row
  await db
    .insertInto('journal')
    .values({
      id,
      date: row.date,
      auteure_id: auteureId,
      auteure_nom: auteureId === null ? SYSTEME : selectNom(db, auteureId),
      action: row.action,
      cible_type: cible.type,
      cible_id: cible.id,
      cible_nom: cible.nom,
      resume: row.resume,
      avant: jsonOf(row.avant),
      apres: jsonOf(row.apres),
      ip: row.ip,
      requete: row.requete,
    } satisfies Complete<DB['journal']>)
    .execute()
  return id
}

/** Deletes the lines before that instant and older than twelve months, by a function: this role may not delete them. */
export const deleteEntreesBefore = async (db: Tx, before: Date): Promise<number> => {
  const { rows } = await sql<{ deleted: number }>`
    select journal_efface(${before}) as deleted`.execute(db)
  return rows[0]?.deleted ?? 0
}
