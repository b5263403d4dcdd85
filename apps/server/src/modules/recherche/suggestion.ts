import { sql, type RawBuilder } from 'kysely'

/** Words that are compared: the most frequent of those that begin alike. */
const LUS = 200

/**
 * « Essaie avec … »: when nothing is found, the word that resembles most one of those typed, among those that begin alike. It is one of an
 * event, a branch or a question that all members read: the words of members and of what they write may be hidden from her.
 */
export const suggestion: RawBuilder<unknown> = sql`case when not exists (select from trouves) then (
  select p.mot from termes t cross join lateral (
    select l.mot from (
      select mot, categorie, racine from recherche_lexique
      where left(mot, 3) = left(t.mot, 3) and length(t.mot) > 2 order by nb desc limit ${LUS}) l
    where l.categorie in ('evenement', 'territoire', 'faq') and exists (
      select from recherche_cles k where k.categorie = l.categorie and k.cle = l.racine and k.portee = 'r')
    order by l.mot <-> t.mot, l.mot limit 1) p
  where t.rang = 0 order by t.ord limit 1) end`
