import { lengthOf } from '@entrelles/contract/kit/identity-rules.ts'
import { EXTRAIT_MAX } from '@entrelles/contract/modules/recherche/recherche.constants.ts'
import { sql } from 'kysely'
import { extraitOf, extraitOfRichText } from '#kit/extrait.ts'
import { carteJson } from '#modules/adherentes/adherentes.public.ts'
import type { Categorie } from './categorie.ts'

/** Of a rich text, enough for an excerpt with its tags: an answer may be as long as an article. */
const HTML_LU = 1000

export const publication: Categorie = {
  nom: 'publication',
  rows: (lecture, page) => sql`
    select coalesce(json_agg(json_build_object('id', d.id, 'type', d.type, 'titre', d.titre,
      'extrait', left(d.contenu_texte, ${EXTRAIT_MAX + 1}), 'auteure', ${carteJson(lecture, sql`d.auteure_id`)},
      'nbCommentaires', d.nb_commentaires, 'datePublication', d.publiee_le) order by p.place), '[]')
    from ${page} join publications d on d.id = p.id`,
  extraitOf: (debut) => extraitOf(debut, EXTRAIT_MAX),
}

export const ressource: Categorie = {
  nom: 'ressource',
  rows: (_lecture, page) => sql`
    select coalesce(json_agg(json_build_object('id', d.id, 'type', d.type, 'titre', d.titre, 'resume', d.resume,
      'thematique', case when t.id is not null then json_build_object('id', t.id, 'libelle', t.libelle) end,
      'dureeLecture', d.duree, 'datePublication', d.publiee_le,
      'fichier', case when d.fichier is not null
        then json_build_object('type', d.fichier -> 'type', 'taille', d.fichier -> 'taille') end) order by p.place), '[]')
    from ${page} join ressources d on d.id = p.id left join referentiels t on t.id = d.thematique_id`,
}

export const faq: Categorie = {
  nom: 'faq',
  rows: (_lecture, page) => sql`
    select coalesce(json_agg(json_build_object('id', q.id, 'question', q.question, 'categorie', c.libelle,
      'extrait', left(q.reponse, ${HTML_LU + 1})) order by p.place), '[]')
    from ${page} join faq_questions q on q.id = p.id join faq_categories c on c.id = q.categorie_id`,
  extraitOf: (debut) => extraitOfRichText(debut, EXTRAIT_MAX, lengthOf(debut) > HTML_LU),
}
