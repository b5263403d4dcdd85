import { sql, type RawBuilder } from 'kysely'
import { shownKilometres } from '#db/around.ts'
import { carteJson, moi, type Lecture } from '#modules/adherentes/adherentes.public.ts'

type Sql = RawBuilder<unknown>

/** The CTE of the categories, for a statement that has the reader already. */
export const categoriesCte = sql`categories as materialized (
  select id, libelle from referentiels where categorie = 'categorie_coup_de_pouce')`

/** CTEs that a statement reads once: the reader, and the categories. */
export const ctesCarte = (lecture: Lecture): readonly Sql[] => [moi(lecture), categoriesCte]

/** The join that `champsCommuns` and `prochesJson` need, beside these CTEs. */
export const joinsCarte = sql`left join categories c on c.id = d.categorie_id`

const categorieJson = sql`case when c.id is not null then json_build_object('id', c.id, 'libelle', c.libelle) end`

const villeJson = sql`case when d.ville_nom is not null
  then json_build_object('nom', d.ville_nom, 'departement', d.departement) end`

export const kilometresJson = shownKilometres(sql`d.latitude`, sql`d.longitude`)

/** The fields of a request `d` that its card and its page share, for `json_build_object`. */
export const champsCommuns = (lecture: Lecture): Sql => sql`
  'id', d.id, 'type', d.type, 'titre', d.titre, 'categorie', ${categorieJson}, 'mode', d.mode, 'urgence', d.urgence,
  'dateLimite', d.date_limite, 'statut', d.statut, 'nbReponses', d.nb_reponses,
  'auteure', ${carteJson(lecture, sql`d.auteure_id`)}, 'dateCreation', d.cree_le, 'datePublication', d.publie_le`

/** A request as lists show it. */
export const carteCoupDePouceJson = (lecture: Lecture): Sql => sql`json_build_object(
  ${champsCommuns(lecture)}, 'ville', ${villeJson}, 'distanceKilometre', ${kilometresJson})`

/** A request beside another one, or beside a title that is typed. */
export const procheJson = (lecture: Lecture): Sql => sql`json_build_object(
  'id', d.id, 'titre', d.titre, 'statut', d.statut, 'nbReponses', d.nb_reponses, 'categorie', ${categorieJson},
  'auteure', ${carteJson(lecture, sql`d.auteure_id`)}, 'ville', ${villeJson}, 'datePublication', d.publie_le)`
