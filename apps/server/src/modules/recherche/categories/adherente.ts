import { sql, type RawBuilder } from 'kysely'
import { carteJson } from '#modules/adherentes/adherentes.public.ts'
import type { Categorie } from './categorie.ts'

/** Whether she may read a field of the profile `f` of the member `a`. */
const isLu = (champ: RawBuilder<unknown>) => sql`(
  a.compte_id = moi.id or portee_de(coalesce(f.portees, '{}'), ${champ}) = 'reseau'
  or (portee_de(coalesce(f.portees, '{}'), ${champ}) = 'antenne' and a.territoire_id = any (moi.antennes)))`

const racinesOf = (texte: RawBuilder<unknown>) => sql`(
  select array_agg(recherche_racine(m)) from unnest(recherche_mots(${texte})) m)`

/** The skill by which she was found, unless her name or her trade tell it. */
const indice = sql`(
  select json_build_object('genre', case k.sens when 'offerte' then 'propose' else 'cherche' end, 'libelle', x.libelle)
  from moi cross join annuaire a join competences_profil k on k.compte_id = a.compte_id
    join referentiels x on x.id = k.referentiel_id left join profils f on f.compte_id = a.compte_id
  where a.compte_id = p.id and ${isLu(sql`case k.sens when 'offerte' then 'competences' else 'recherches' end`)}
    and ${racinesOf(sql`x.libelle`)} && (select array_agg(cle) from termes)
    and not coalesce(${racinesOf(sql`concat_ws(' ', a.prenom, a.nom, a.profession)`)} && (select array_agg(cle) from termes), false)
  order by k.sens, x.libelle limit 1)`

export const adherente: Categorie = {
  nom: 'adherente',
  rows: (lecture, page) => sql`
    select coalesce(json_agg(
      (${carteJson(lecture, sql`p.id`)})::jsonb || jsonb_build_object('indice', ${indice}) order by p.place), '[]') from ${page}`,
}
