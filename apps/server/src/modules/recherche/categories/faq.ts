import { EXTRAIT_MAX } from '@entrelles/contract/modules/recherche/recherche.constants.ts'
import { sql } from 'kysely'
import type { Categorie } from './categorie.ts'

export const faq: Categorie = {
  nom: 'faq',
  rows: (_lecture, page) => sql`
    select coalesce(json_agg(json_build_object('id', q.id, 'question', q.question, 'categorie', c.libelle,
      'extrait', left(trim(recherche_texte(q.reponse)), ${EXTRAIT_MAX})) order by p.place), '[]')
    from ${page} join faq_questions q on q.id = p.id join faq_categories c on c.id = q.categorie_id`,
}
