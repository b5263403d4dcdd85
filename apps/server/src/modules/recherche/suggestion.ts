import { spellingsOf } from '@entrelles/contract/kit/spellings.ts'
import { sql, type RawBuilder } from 'kysely'

/** Words that are compared: the most frequent of those that begin alike. */
const LUS = 200

/** A word without accents, and what an object that has it says of itself. */
export type Suggestion = { readonly mot: string; readonly texte: string } | null

/** The title of an object `k` and the words that classify it, such as its theme and its place. Every member who finds the object may read them. */
const texte = sql`case k.categorie
  when 'evenement' then (
    select concat_ws(' ', e.titre, case when not e.en_ligne then e.ville_nom end,
      (select string_agg(libelle, ' ') from referentiels where id in (e.theme_id, e.type_id)),
      (select string_agg(concat_ws(' ', prenom, nom), ' ') from evenements_intervenantes where evenement_id = e.id),
      (select string_agg(concat_ws(' ', i.prenom, i.nom), ' ') from evenements_intervenants x join intervenants i on i.id = x.intervenant_id
        where x.evenement_id = e.id and i.visible and i.consentement_le is not null))
    from evenements e where e.id = k.id)
  when 'territoire' then (
    select concat_ws(' ', b.nom, b.region, (
      select string_agg((select v.nom_departement from villes v where v.departement = d.departement limit 1), ' ')
      from territoires_departements d where d.territoire_id = b.id))
    from territoires b where b.id = k.id)
  else (select concat_ws(' ', q.question, array_to_string(q.mots_cles, ' ')) from faq_questions q where q.id = k.id) end`

/**
 * « Essaie avec … »: when nothing is found, the word that resembles most one of those typed, among those that begin alike. It is one of an
 * event, a branch or a question that all members read: the words of members and of what they write may be hidden from her. One of
 * several typed words may be offered by itself. A word that she typed alone is not offered again, even if another category has it.
 */
export const suggestion: RawBuilder<unknown> = sql`case when not exists (select from trouves) then (
  select json_build_object('mot', m.mot, 'texte', o.texte)
  from (
    select p.* from termes t cross join lateral (
      select l.* from (
        select mot, categorie, racine from recherche_lexique
        where left(mot, 3) = left(t.mot, 3) and length(t.mot) > 2 order by nb desc limit ${LUS}) l
      where l.categorie in ('evenement', 'territoire', 'faq') and exists (
        select from recherche_cles k where k.categorie = l.categorie and k.cle = l.racine and k.portee = 'r' and k.poids < 2)
      order by l.mot <-> t.mot, l.mot, l.categorie limit 1) p
    where t.rang = 0 and (recherche_signe(p.racine) <> all (t.signes) or exists (
      select from termes x where x.rang = 0 and x.ord <> t.ord))
    order by t.ord limit 1) p
  cross join lateral (
    select k.categorie, k.id from recherche_cles k
    where k.categorie = p.categorie and k.cle = p.racine and k.portee = 'r' and k.poids < 2
    order by k.poids, k.ordre, k.id limit 1) k
  cross join lateral (select ${texte} as texte) o
  cross join lateral (
    select mot from unnest(recherche_mots(o.texte)) mot where recherche_racine(mot) = p.racine order by mot <> p.mot limit 1) m) end`

/** The word as the object writes it; null if it does not, as « saint » of « St-Brieuc ». */
export const writtenSuggestion = (found: Suggestion): string | null =>
  found && (spellingsOf([found.texte]).get(found.mot) ?? null)
