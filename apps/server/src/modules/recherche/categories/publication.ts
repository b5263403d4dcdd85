import { EXTRAIT_MAX } from '@entrelles/contract/modules/recherche/recherche.constants.ts'
import { sql } from 'kysely'
import { carteJson } from '#modules/adherentes/adherentes.public.ts'
import type { Categorie } from './categorie.ts'

export const publication: Categorie = {
  nom: 'publication',
  rows: (lecture, page) => sql`
    select coalesce(json_agg(json_build_object('id', d.id, 'type', d.type, 'titre', d.titre,
      'extrait', left(d.contenu_texte, ${EXTRAIT_MAX}), 'auteure', ${carteJson(lecture, sql`d.auteure_id`)},
      'nbCommentaires', d.nb_commentaires, 'datePublication', d.publiee_le) order by p.place), '[]')
    from ${page} join publications d on d.id = p.id`,
}
