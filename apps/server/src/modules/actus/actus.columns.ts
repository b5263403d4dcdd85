import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { MENTION_ATTRIBUTE } from '@entrelles/contract/kit/rich-text.ts'
import { droitsOf } from '@entrelles/contract/modules/actus/actus.policy.ts'
import type { Publication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import type { SignedIn } from '#kit/ctx.ts'
import { bloquees, carteJson, moiSansLieu, type Lecture } from '#modules/adherentes/adherentes.public.ts'
import { isRessourceLue } from '#modules/ressources/ressources.public.ts'

type Sql = RawBuilder<unknown>

/** CTEs that a statement reads once: the reader, and the names of the branches. */
export const ctesPublication = (lecture: Lecture): readonly Sql[] => [
  moiSansLieu(lecture),
  sql`noms_antennes as materialized (select id, nom from territoires)`,
]

const territoiresJson = sql`(
  select coalesce(json_agg(json_build_object('id', t.id, 'nom', t.nom) order by t.nom), '[]')
  from noms_antennes t where t.id = any (d.territoire_ids))`

/** A linked event, help request or resource is shown to readers who may open it. */
const evenementJson = sql`case when d.evenement_id is not null then (
  select json_build_object('id', e.id, 'titre', e.titre, 'dateDebut', e.debut)
  from evenements e where e.id = d.evenement_id and not e.brouillon and e.debut is not null) end`
const coupDePouceJson = sql`case when d.coup_de_pouce_id is not null then (
  select json_build_object('id', c.id, 'titre', c.titre) from coups_de_pouce c
  where c.id = d.coup_de_pouce_id and c.statut not in ('brouillon', 'masque')
    and (c.auteure_id is null or c.auteure_id <> all (${bloquees}))) end`
const ressourceJson = (actor: SignedIn): Sql => sql`case when d.ressource_id is not null then (
  select json_build_object('id', r.id, 'type', r.type, 'titre', r.titre)
  from ressources r where r.id = d.ressource_id and ${isRessourceLue(actor, 'r')}) end`

/** The text as the reader gets it: a mention of a member who is hidden from her is plain text, without the member’s id. */
export const contenuLu = (contenu: Sql): Sql => sql`case when cardinality(${bloquees}) = 0 then ${contenu}
  else regexp_replace(${contenu},
    ${`<span ${MENTION_ATTRIBUTE}="(`} || array_to_string(${bloquees}, '|') || ')">([^<]*)</span>', ${'\\2'}, 'g') end`

/** A post, and the facts that decide what the reader may do with it. */
export type LignePublication = Omit<Publication, 'droits'> & {
  readonly auteureId: string | null
  readonly territoireIds: readonly string[]
}

/** A post `d`, with what the reader `m` did with it. */
export const publicationJson = (
  lecture: Lecture,
  actor: SignedIn,
): RawBuilder<LignePublication> => sql<LignePublication>`json_build_object(
  'id', d.id, 'type', d.type, 'titre', d.titre, 'contenu', ${contenuLu(sql`d.contenu`)}, 'territoires', ${territoiresJson},
  'images', d.images, 'lienApercu', d.apercu, 'evenement', ${evenementJson}, 'coupDePouce', ${coupDePouceJson},
  'ressource', ${ressourceJson(actor)},
  'statut', d.statut, 'dateProgrammee', d.programmee_le,
  'epingleeJusquau', case when d.epinglee_jusquau >= ${parisDay(lecture.now)} then d.epinglee_jusquau end,
  'commentairesOuverts', d.commentaires_ouverts, 'nbCommentaires', d.nb_commentaires,
  'reactions', json_build_object(
    'jaime', d.nb_jaime, 'bravo', d.nb_bravo, 'merci', d.nb_merci, 'soutien', d.nb_soutien),
  'maReaction', m.reaction, 'suivi', m.suivi, 'favori', m.favori_le is not null,
  'auteure', ${carteJson(lecture, sql`d.auteure_id`)},
  'dateCreation', d.cree_le, 'datePublication', d.publiee_le, 'dateModification', d.modifiee_le, 'version', d.version,
  'auteureId', d.auteure_id, 'territoireIds', d.territoire_ids)`

/** The post as its reader receives it. */
export const withDroits = (ligne: LignePublication, actor: SignedIn): Publication => {
  const { auteureId: _auteure, territoireIds: _territoires, ...publication } = ligne
  return { ...publication, droits: droitsOf(actor, ligne) }
}
