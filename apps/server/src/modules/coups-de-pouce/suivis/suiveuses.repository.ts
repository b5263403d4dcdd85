import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'

type AAvertir = {
  readonly coupDePouceId: string
  readonly titre: string
  readonly auteureId: string
  /** Members already notified, and the author herself: the authors of the answer, of the request and of the answer it replies to. */
  readonly averties: readonly string[]
  readonly jusqua: string | null
}

/** The public answers of which the followers of a request have not been notified. They are few: nobody answers a hidden request. */
export const listAAvertir = async (db: Tx, coupDePouceId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('reponses_coup_de_pouce')
    .where('coup_de_pouce_id', '=', coupDePouceId)
    .where('avertie_le', 'is', null)
    .where('statut', '=', 'publiee')
    .where('prive', '=', false)
    .where('auteure_id', 'is not', null)
    .orderBy('publiee_le')
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Locks a public answer whose followers have not all been notified. */
export const lockReponseAAvertir = async (db: Tx, id: string): Promise<AAvertir | undefined> => {
  const { rows } = await sql<AAvertir>`
    select d.id as "coupDePouceId", d.titre, r.auteure_id as "auteureId", r.avertie_jusqua as jusqua,
      array_remove(array[r.auteure_id, d.auteure_id, p.auteure_id], null) as averties
    from reponses_coup_de_pouce r join coups_de_pouce d on d.id = r.coup_de_pouce_id
    left join reponses_coup_de_pouce p on p.id = r.reponse_parente_id
    where r.id = ${id} and r.avertie_le is null and r.statut = 'publiee' and not r.prive and r.auteure_id is not null
      and d.statut not in ('brouillon', 'masque')
    for update of r`.execute(db)
  return rows[0]
}

/** Stores the last follower notified; null once all of them are. */
export const markAvertie = async (db: Tx, id: string, jusqua: string | null, now: Date): Promise<void> => {
  await db
    .updateTable('reponses_coup_de_pouce')
    .set(jusqua === null ? { avertie_le: now } : { avertie_jusqua: jusqua })
    .where('id', '=', id)
    .execute()
}
