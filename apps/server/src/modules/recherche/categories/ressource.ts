import { sql } from 'kysely'
import type { Categorie } from './categorie.ts'

export const ressource: Categorie = {
  nom: 'ressource',
  rows: (_lecture, page) => sql`
    select coalesce(json_agg(json_build_object('id', d.id, 'type', d.type, 'titre', d.titre, 'resume', d.resume,
      'thematique', case when t.id is not null then json_build_object('id', t.id, 'libelle', t.libelle) end,
      'dureeLecture', d.duree, 'datePublication', d.publiee_le) order by p.place), '[]')
    from ${page} join ressources d on d.id = p.id left join referentiels t on t.id = d.thematique_id`,
}
