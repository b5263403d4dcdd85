import { sql } from 'kysely'
import type { Db, Tx } from '#db/client.ts'

export type LienDu = { readonly id: string; readonly url: string }

const LUES = sql`url is not null and statut in ('publiee', 'a_verifier')`

/** Links to check: never checked, not since that instant, or found dead on a day before today; those first. */
export const listLiensDus = async (
  db: Db,
  { before, today, limit }: { readonly before: Date; readonly today: string; readonly limit: number },
): Promise<LienDu[]> => {
  const { rows } = await sql<LienDu>`
    select id, url from (
      (select id, url, 0 as rang, null::timestamptz as le from ressources
        where lien_mort_le < ${today}::date and etat_lien is distinct from 'brise' and ${LUES}
        order by lien_mort_le, id limit ${limit})
      union all
      (select id, url, 1, lien_verifie_le from ressources
        where (lien_verifie_le is null or lien_verifie_le < ${before})
          and not coalesce(lien_mort_le < ${today}::date and etat_lien is distinct from 'brise', false) and ${LUES}
        order by lien_verifie_le nulls first, id limit ${limit})) l
    order by rang, le nulls first, id limit ${limit}`.execute(db)
  return rows
}

/** Links that answered lately: if they do not answer either, our own network fails. */
export const listTemoins = async (db: Db, sauf: readonly string[], limit: number): Promise<LienDu[]> => {
  const { rows } = await sql<LienDu>`
    select id, url from ressources
    where etat_lien = 'ok' and lien_mort_le is null and id <> all (${sauf}::uuid[]) and ${LUES}
    order by lien_verifie_le desc nulls last, id limit ${limit}`.execute(db)
  return rows
}

/** A link that answers; nothing if it was changed meanwhile. */
export const markVivant = async (db: Tx, { id, url }: LienDu, now: Date): Promise<void> => {
  await db
    .updateTable('ressources')
    .set({ etat_lien: 'ok', lien_verifie_le: now, lien_mort_le: null })
    .where('id', '=', id)
    .where('url', '=', url)
    .execute()
}

/**
 * A link that is dead: a second day makes it broken, and the resource is to be verified. Nothing if it was changed
 * meanwhile.
 */
export const markMort = async (db: Tx, { id, url }: LienDu, today: string, now: Date): Promise<void> => {
  await sql`
    update ressources set lien_verifie_le = ${now}, lien_mort_le = coalesce(lien_mort_le, ${today}::date),
      etat_lien = case when lien_mort_le < ${today}::date then 'brise' else etat_lien end,
      statut = case when lien_mort_le < ${today}::date and statut = 'publiee' then 'a_verifier' else statut end
    where id = ${id} and url = ${url}`.execute(db)
}
