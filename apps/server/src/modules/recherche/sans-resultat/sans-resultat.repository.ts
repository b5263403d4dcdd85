import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'

/** An address or a telephone number may have been typed: neither is kept. */
const PERSONAL = /@|\d(?:[\s.-]?\d){5}/
const NAME_MIN = 2
/** Particles of names that are ordinary words too. Those that search ignores (« le », « de »…) have no root. */
const PARTICULES = ['les', 'van', 'von', 'der', 'den', 'del', 'di', 'da', 'dos', 'el', 'al', 'ben', 'bin']

/**
 * Counts a search that found nothing, without who made it. A search that contains the name of a member is not kept: it would say
 * whom somebody is looking for. Nor is a search of articles alone (« le »): they are names too.
 */
export const noteSansResultat = async (db: Tx, termes: string, now: Date): Promise<void> => {
  if (PERSONAL.test(termes)) return
  await sql`
    with saisie as materialized (
      select mots, array(
        select mot from unnest(mots) mot
        where length(mot) >= ${NAME_MIN} and recherche_racine(mot) is not null and mot <> all (${PARTICULES})) as noms
      from mots_nom(${termes}) mots)
    insert into recherches_sans_resultat (forme, termes, derniere_le)
    select array_to_string(mots, ' '), lower(${termes}), ${now} from saisie
    where noms <> '{}'
      and not exists (select from lexique l where l.mot = any ((select noms from saisie)::text[]) and l.noms)
      and not exists (select from comptes c where mots_nom(c.nom) && (select noms from saisie))
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
