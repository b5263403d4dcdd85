import type { PublicRessource } from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import type { ImageRessource } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import { sql, type Selectable } from 'kysely'
import type { DB } from '#db/types.ts'
import { nothingLeft, type Complete } from '#kit/complete.ts'

/** What a form becomes: its text sanitised, its pictures attached. The unpublished changes of an article are stored so. */
export type Ecrite = {
  readonly titre: string
  readonly resume: string | null
  /** Of an article, with its visible text. */
  readonly contenu: string | null
  readonly contenuTexte: string | null
  readonly url: string | null
  readonly duree: number | null
  readonly image: ImageRessource | null
  readonly thematiqueId: string | null
  readonly motsCles: readonly string[]
  readonly public: PublicRessource
  readonly territoireIds: readonly string[]
  readonly evenementId: string | null
  readonly intervenantIds: readonly string[]
  readonly auteureId: string | null
  readonly dateRevision: string | null
}

/** Columns that `columnsOf` does not write: the state, its dates, the review, the link's state, who is told and the counters. */
type Elsewhere =
  | 'id'
  | 'type'
  | 'statut'
  | 'fichier'
  | 'figures'
  | 'cree_le'
  | 'publiee_le'
  | 'version'
  | `modifiee_${'le' | 'par_id'}`
  | `relue_${'le' | 'par_id'}`
  | `brouillon${'' | '_le'}`
  | 'etat_lien'
  | `lien_${'verifie' | 'mort'}_le`
  | 'a_annoncer'
  | `avertie_${'jusqua' | 'le'}`
  | `nb_${'vues' | 'utiles' | 'remarques'}`

export const jsonOf = (value: object | null): string | null => (value === null ? null : JSON.stringify(value))

/** Changes may be published long after they were written: what they name may be gone by then. */
const known = (table: 'referentiels' | 'evenements' | 'comptes', id: string | null) =>
  sql<string | null>`(select id from ${sql.table(table)} where id = ${id}::uuid)`

/** The columns of a form. */
export const columnsOf = ({
  titre,
  resume,
  contenu,
  contenuTexte,
  url,
  duree,
  image,
  thematiqueId,
  motsCles,
  public: audience,
  territoireIds,
  evenementId,
  intervenantIds,
  auteureId,
  dateRevision,
  ...rest
}: Ecrite) => {
  nothingLeft(rest)
  return {
    titre,
    resume,
    contenu,
    contenu_texte: contenuTexte,
    url,
    duree,
    image: jsonOf(image),
    thematique_id: known('referentiels', thematiqueId),
    mots_cles: [...motsCles],
    public: audience,
    territoire_ids: [...territoireIds],
    evenement_id: known('evenements', evenementId),
    intervenant_ids: [...intervenantIds],
    auteure_id: known('comptes', auteureId),
    date_revision: dateRevision,
  } satisfies Complete<DB['ressources'], Elsewhere>
}

/** The same as read from its row. */
export const ecriteOf = (row: Selectable<DB['ressources']>): Ecrite => ({
  titre: row.titre,
  resume: row.resume,
  contenu: row.contenu,
  contenuTexte: row.contenu_texte,
  url: row.url,
  duree: row.duree,
  image: row.image as unknown as ImageRessource | null,
  thematiqueId: row.thematique_id,
  motsCles: row.mots_cles,
  public: row.public,
  territoireIds: row.territoire_ids,
  evenementId: row.evenement_id,
  intervenantIds: row.intervenant_ids,
  auteureId: row.auteure_id,
  dateRevision: row.date_revision,
})
