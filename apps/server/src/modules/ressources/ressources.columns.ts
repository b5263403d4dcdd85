import { droitsOf } from '@entrelles/contract/modules/ressources/ressources.policy.ts'
import type {
  DetailRessource,
  EvenementLie,
  Ressource,
} from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import type { IntervenantStub } from '@entrelles/contract/modules/intervenants/intervenant-stub.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import type { SignedIn } from '#kit/ctx.ts'
import { carteJson, moiSansLieu, type Lecture } from '#modules/adherentes/adherentes.public.ts'

type Sql = RawBuilder<unknown>

/** CTEs that a statement reads once: the reader with what she has saved, the names of the branches and of the themes. */
export const ctesRessource = (lecture: Lecture): readonly Sql[] => [
  moiSansLieu(lecture),
  sql`noms_antennes as materialized (select id, nom from territoires)`,
  sql`themes as materialized (select id, libelle from referentiels where categorie = 'theme')`,
  sql`sauvees as materialized (
    select ressource_id, id from favoris where compte_id = ${lecture.lectriceId} and ressource_id is not null)`,
]

const territoiresJson = sql`(
  select coalesce(json_agg(json_build_object('id', t.id, 'nom', t.nom) order by t.nom), '[]')
  from noms_antennes t where t.id = any (r.territoire_ids))`
const thematiqueJson = sql`(
  select json_build_object('id', h.id, 'libelle', h.libelle) from themes h where h.id = r.thematique_id)`

/** What lists, pages and the back office say of a resource `r`: arguments of a `json_build_object`. */
export const communsJson = sql`
  'id', r.id, 'type', r.type, 'titre', r.titre, 'resume', r.resume, 'url', r.url, 'fichier', r.fichier, 'image', r.image,
  'thematique', ${thematiqueJson}, 'public', r.public, 'territoires', ${territoiresJson}, 'statut', r.statut,
  'dureeLecture', r.duree, 'nbVues', r.nb_vues, 'nbUtiles', r.nb_utiles,
  'etatLien', case when r.etat_lien is not null then json_build_object('etat', r.etat_lien, 'date', r.lien_verifie_le) end,
  'datePublication', r.publiee_le`

/** What the reader `m` does with it. */
const siens = sql`
  'monUtile', m.utile_le is not null, 'enFavori', g.id is not null, 'favoriId', g.id`

/** What `ressourceJson` and `detailJson` join to a resource `r`. */
export const joinsLectrice = (lectriceId: string): Sql => sql`
  left join lectrices_ressource m on m.compte_id = ${lectriceId} and m.ressource_id = r.id
  left join sauvees g on g.ressource_id = r.id`

/** The card of a resource `r`, with `joinsLectrice`. */
export const ressourceJson: RawBuilder<Ressource> = sql<Ressource>`json_build_object(${communsJson}, ${siens})`

/** The linked event, for readers who may open it. */
const evenementJson = (evenementId: Sql): RawBuilder<EvenementLie | null> => sql<EvenementLie | null>`(
  select json_build_object('id', e.id, 'titre', e.titre, 'evenementType', y.libelle, 'dateHeureDebut', e.debut,
    'fuseau', e.fuseau)
  from evenements e left join referentiels y on y.id = e.type_id
  where e.id = ${evenementId} and not e.brouillon and e.annule_le is null)`

/** The speakers of a list of ids in its order: those who agreed to be shown. */
const intervenantsJson = (ids: Sql): RawBuilder<IntervenantStub[]> => sql<IntervenantStub[]>`(
  select coalesce(json_agg(json_build_object('id', i.id, 'prenom', i.prenom, 'nom', i.nom) order by o.place), '[]')
  from unnest(${ids}) with ordinality o (id, place)
  join intervenants i on i.id = o.id and i.visible and i.consentement_le is not null)`

/** Who reviewed a resource `r` last. */
export const relectureJson = (lecture: Lecture): Sql => sql`case when r.relue_le is not null then
  json_build_object('par', ${carteJson(lecture, sql`r.relue_par_id`)}, 'date', r.relue_le) end`

/** Facts that decide what the reader may do with a resource, and leave the answer. */
export type Faits = {
  readonly territoireIds: readonly string[]
  readonly brouillon: Parameters<typeof droitsOf>[1]['brouillon']
}

/** The facts of a resource `r`: arguments of a `json_build_object`. */
export const faitsJson = sql`
  'territoireIds', r.territoire_ids,
  'brouillon', case when r.brouillon is not null then json_build_object(
    'public', r.brouillon -> 'public', 'territoireIds', r.brouillon -> 'territoireIds') end`

/** A resource in full. */
export type LigneRessource = Omit<DetailRessource, 'droits' | 'voisines'> & Faits

export const detailJson = (
  lecture: Lecture,
): RawBuilder<LigneRessource> => sql<LigneRessource>`json_build_object(
  ${communsJson}, ${siens}, 'motsCles', r.mots_cles, 'evenement', ${evenementJson(sql`r.evenement_id`)},
  'intervenants', ${intervenantsJson(sql`r.intervenant_ids`)}, 'auteure', ${carteJson(lecture, sql`r.auteure_id`)},
  'relecture', ${relectureJson(lecture)}, 'dateRevision', r.date_revision, 'dateModification', r.modifiee_le,
  'version', r.version, ${faitsJson})`

/** The resource as its reader receives it. */
export const withDroits = (
  ligne: LigneRessource,
  voisines: readonly Ressource[],
  actor: SignedIn,
): DetailRessource => {
  const { territoireIds: _territoires, brouillon: _brouillon, ...ressource } = ligne
  return { ...ressource, droits: droitsOf(actor, ligne), voisines: [...voisines] }
}
