import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'

/** An address or a telephone number may have been typed: neither is kept. */
const PERSONAL = /@|\d(?:[\s.-]?\d){5}/
/** Shorter words are those of many names: « le », « de ». */
const NAME_MIN = 4

/**
 * Counts a search that found nothing, without who made it. A search that contains the name of a member is not kept: it would say
 * whom somebody is looking for.
 */
export const noteSansResultat = async (db: Tx, termes: string, now: Date): Promise<void> => {
  if (PERSONAL.test(termes)) return
  await sql`
    insert into recherches_sans_resultat (forme, termes, derniere_le)
    select array_to_string(mots, ' '), lower(${termes}), ${now} from mots_nom(${termes}) mots
    where cardinality(mots) > 0 and not exists (
        select from lexique l where l.mot = any (mots) and l.noms and length(l.mot) >= ${NAME_MIN})
      and not exists (
        select from comptes c where mots_nom(c.nom) && array(select un from unnest(mots) un where length(un) >= ${NAME_MIN}))
    on conflict (forme) do update
    set nb = recherches_sans_resultat.nb + 1, derniere_le = excluded.derniere_le`.execute(db)
}

/** Deletes searches that nobody has made since that instant; returns how many. */
export const deleteSansResultat = async (db: Tx, before: Date, max: number): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from recherches_sans_resultat where forme in (
      select forme from recherches_sans_resultat where derniere_le < ${before} limit ${max})`.execute(db)
  return Number(numAffectedRows ?? 0)
}
