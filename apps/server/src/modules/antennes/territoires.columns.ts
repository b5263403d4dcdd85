import type { CarteAdherente } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import {
  VISAGES_MAX,
  type CommuneTerritoire,
  type CoordinatriceBo,
} from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import { seuilOf } from '#kit/settings.ts'
import { antennesLues, lectureOf } from '#modules/adherentes/adherentes.public.ts'
import { bloqueesOf } from '#modules/blocages/blocages.public.ts'
import type { Lecture } from './lecture.ts'

// Expressions on a branch `t`, beside its columns.

/** The departments of its area: those that it covers entirely, and those of its communes. */
export const departementsOf = sql<string[]>`array(
  select d.departement from territoires_departements d where d.territoire_id = t.id
  union
  select v.departement from territoires_communes c join villes v on v.id = c.ville_id where c.territoire_id = t.id
  order by 1)`

export const departementsEntiersOf = sql<string[]>`array(
  select d.departement from territoires_departements d where d.territoire_id = t.id order by 1)`

export const communesJson = sql<CommuneTerritoire[]>`(
  select coalesce(json_agg(json_build_object('id', v.id, 'nom', v.nom, 'departement', v.departement)
    order by v.nom collate "fr-x-icu"), '[]')
  from territoires_communes c join villes v on v.id = c.ville_id where c.territoire_id = t.id)`

export const imageJson = sql<{ nom: string; texteAlternatif: string } | null>`case when t.image is not null
  then json_build_object('nom', t.image, 'texteAlternatif', coalesce(t.image_alt, '')) end`

/** Read from the directory's counters, without counting rows. */
export const nbAdherentes = sql<number>`coalesce(
  (select k.nb from compteurs k where k.cle = 't:' || t.id), 0)`

/** Added up by the triggers of help requests. */
export const nbCoupsDePouceOuverts = sql<number>`coalesce(
  (select k.nb from compteurs k where k.cle = 'cdp:' || t.id), 0)`

export const visagesOf = (lecture: Lecture) => sql<(string | null)[]>`array(
  select a.photo from annuaire_cles k join annuaire a on a.compte_id = k.compte_id
  where k.cle = 't:' || t.id and a.paye_jusquau >= ${seuilOf(lecture)}
    and k.compte_id <> all (${bloqueesOf(lecture.actor.id)})
  order by k.tri, k.compte_id limit ${sql.lit(VISAGES_MAX)})`

/**
 * The coordinators who are in the directory, with the fields that the caller may read. Blocks are ignored: it is an official
 * function, and a member must know whom to write to.
 */
export const coordinatricesJson = (lecture: Lecture) => {
  const lectrice = lectureOf(lecture)
  const told = (portee: RawBuilder<unknown>) => sql`(
    ${portee} = 'reseau' or a.compte_id = ${lectrice.lectriceId}
    or (${portee} = 'antenne' and a.territoire_id = any (${antennesLues(lectrice)})))`
  return sql<CarteAdherente[]>`(
    select coalesce(json_agg(json_build_object(
      'id', a.compte_id, 'prenom', a.prenom, 'nom', a.nom, 'photo', a.photo,
      'profession', case when ${told(sql`a.profession_portee`)} then a.profession end,
      'nomEntreprise', case when ${told(sql`a.entreprise_portee`)} then a.nom_entreprise end,
      'ville', case when a.ville is not null
        then json_build_object('nom', a.ville, 'departement', a.departement) end,
      'territoireCoordonne', json_build_object('id', t.id, 'nom', t.nom)
    ) order by k.depuis, a.tri, a.compte_id), '[]')
    from coordinations k join annuaire a on a.compte_id = k.compte_id
    where k.territoire_id = t.id and a.paye_jusquau >= ${seuilOf(lecture)})`
}

/** All the coordinators, for the back office. */
export const coordinatricesBoJson = sql<CoordinatriceBo[]>`(
  select coalesce(json_agg(json_build_object('id', c.id, 'prenom', c.prenom, 'nom', c.nom, 'photo', c.photo)
    order by k.depuis, c.id), '[]')
  from coordinations k join comptes c on c.id = k.compte_id where k.territoire_id = t.id)`
