import type { IntervenantStub } from '@entrelles/contract/modules/intervenants/intervenant-stub.schema.ts'
import type {
  DetailRessourceBo,
  RessourceBo,
} from '@entrelles/contract/modules/bo-ressources/bo-ressources.schema.ts'
import { droitsOf } from '@entrelles/contract/modules/ressources/ressources.policy.ts'
import type {
  DroitsRessource,
  EvenementLie,
} from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import type { SignedIn } from '#kit/ctx.ts'
import { carteJson, type Lecture } from '#modules/adherentes/adherentes.public.ts'
import { communsJson, faitsJson, relectureJson, type Faits } from '#modules/ressources/ressources.columns.ts'

type Sql = RawBuilder<unknown>

/** The name of an account, for the back office. */
export const nomJson = (compteId: Sql): Sql => sql`(
  select json_build_object('id', c.id, 'prenom', coalesce(c.prenom, ''), 'nom', coalesce(c.nom, ''))
  from comptes c where c.id = ${compteId})`

export type LigneBo = Omit<RessourceBo, 'droits'> & Faits
export type LigneDetailBo = Omit<DetailRessourceBo, 'droits'> & Faits

const lignes = sql`
  ${communsJson}, 'auteure', ${nomJson(sql`r.auteure_id`)}, 'modifieePar', ${nomJson(sql`r.modifiee_par_id`)},
  'dateCreation', r.cree_le, 'dateModification', greatest(r.modifiee_le, r.brouillon_le), 'dateRevision', r.date_revision,
  'nbRemarques', r.nb_remarques, 'modificationsNonPubliees', r.brouillon is not null, 'version', r.version,
  ${faitsJson}`

/** A line of a resource `r`, with the CTEs of `ctesRessource`. */
export const ligneBoJson: RawBuilder<LigneBo> = sql<LigneBo>`json_build_object(${lignes})`

/** The linked event: its form keeps it even once it is cancelled. */
const evenementJson = (id: Sql): RawBuilder<EvenementLie | null> => sql<EvenementLie | null>`(
  select json_build_object('id', e.id, 'titre', e.titre, 'evenementType', y.libelle, 'dateHeureDebut', e.debut,
    'fuseau', e.fuseau)
  from evenements e left join referentiels y on y.id = e.type_id where e.id = ${id} and not e.brouillon)`

/** The speakers of a list of ids, whether or not they consented to be shown. */
const intervenantsJson = (ids: Sql): RawBuilder<IntervenantStub[]> => sql<IntervenantStub[]>`(
  select coalesce(json_agg(json_build_object('id', i.id, 'prenom', i.prenom, 'nom', i.nom) order by o.place), '[]')
  from unnest(${ids}) with ordinality o (id, place) join intervenants i on i.id = o.id)`

const uuidsIn = (champ: string): Sql =>
  sql`array(select jsonb_array_elements_text(r.brouillon -> ${champ}::text)::uuid)`
const uuidIn = (champ: string): Sql => sql`(r.brouillon ->> ${champ}::text)::uuid`

/** The unpublished changes of an article `r`, with the names of what they name. */
const brouillonJson = (lecture: Lecture): Sql => sql`case when r.brouillon is not null then json_build_object(
  'titre', r.brouillon -> 'titre', 'resume', r.brouillon -> 'resume', 'contenu', r.brouillon -> 'contenu',
  'image', nullif(r.brouillon -> 'image', 'null'), 'motsCles', r.brouillon -> 'motsCles', 'public', r.brouillon -> 'public',
  'thematique', (select json_build_object('id', h.id, 'libelle', h.libelle) from themes h where h.id = ${uuidIn('thematiqueId')}),
  'territoires', (
    select coalesce(json_agg(json_build_object('id', t.id, 'nom', t.nom) order by t.nom), '[]')
    from noms_antennes t where t.id = any (${uuidsIn('territoireIds')})),
  'evenement', ${evenementJson(uuidIn('evenementId'))}, 'intervenants', ${intervenantsJson(uuidsIn('intervenantIds'))},
  'auteure', ${carteJson(lecture, uuidIn('auteureId'))}, 'dateRevision', r.brouillon -> 'dateRevision',
  'dureeLecture', r.brouillon -> 'duree', 'date', r.brouillon_le) end`

/** A resource `r` with all that its form edits. */
export const detailBoJson = (
  lecture: Lecture,
): RawBuilder<LigneDetailBo> => sql<LigneDetailBo>`json_build_object(
  ${lignes}, 'contenu', r.contenu, 'figures', r.figures, 'motsCles', r.mots_cles, 'evenement', ${evenementJson(sql`r.evenement_id`)},
  'intervenants', ${intervenantsJson(sql`r.intervenant_ids`)}, 'carteAuteure', ${carteJson(lecture, sql`r.auteure_id`)},
  'relecture', ${relectureJson(lecture)}, 'brouillonEnCours', ${brouillonJson(lecture)},
  'proposeePar', (select ${nomJson(sql`p.auteure_id`)} from propositions_ressource p where p.ressource_id = r.id limit 1))`

/** The line, or the detail, as it is answered. */
export const withDroitsBo = <Ligne extends LigneBo>(
  ligne: Ligne,
  actor: SignedIn,
): Omit<Ligne, keyof Faits> & { readonly droits: DroitsRessource } => {
  const { territoireIds: _territoires, brouillon: _brouillon, ...ressource } = ligne
  return { ...ressource, droits: droitsOf(actor, ligne) }
}
