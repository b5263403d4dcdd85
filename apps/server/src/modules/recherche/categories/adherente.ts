import { sql, type RawBuilder } from 'kysely'
import { carteJson } from '#modules/adherentes/adherentes.public.ts'
import type { Categorie } from './categorie.ts'

/** Whether she may read a field of the profile `f` of the member `a`. */
const isLu = (champ: RawBuilder<unknown>) => sql`(
  a.compte_id = moi.id or portee_de(coalesce(f.portees, '{}'), ${champ}) = 'reseau'
  or (portee_de(coalesce(f.portees, '{}'), ${champ}) = 'antenne' and a.territoire_id = any (moi.antennes)))`

const cles = sql`(select array_agg(cle) from termes)`

/** The skill by which she was found, unless her name or her trade tell it, which is looked at last: finding their roots takes longest. */
const indice = sql`(
  select case when not recherche_racines(concat_ws(' ', a.prenom, a.nom, a.profession)) && ${cles}
    then json_build_object('genre', case c.sens when 'offerte' then 'propose' else 'cherche' end, 'libelle', c.libelle) end
  from moi cross join annuaire a cross join lateral (
    select k.sens, x.libelle
    from competences_profil k join referentiels x on x.id = k.referentiel_id left join profils f on f.compte_id = k.compte_id
    where k.compte_id = a.compte_id and ${isLu(sql`case k.sens when 'offerte' then 'competences' else 'recherches' end`)}
      and x.racines && ${cles}
    order by k.sens, x.libelle limit 1) c
  where a.compte_id = p.id)`

export const adherente: Categorie = {
  nom: 'adherente',
  rows: (lecture, page) => sql`
    select coalesce(json_agg(
      (${carteJson(lecture, sql`p.id`)})::jsonb || jsonb_build_object('indice', ${indice}) order by p.place), '[]') from ${page}`,
}
