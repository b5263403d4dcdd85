import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type {
  StatutCoupDePouce,
  TypeCoupDePouce,
} from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.constants.ts'
import { canRead, droitsOf } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.policy.ts'
import type { CoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import { sql } from 'kysely'
import type { ReadCtx } from '#kit/ctx.ts'
import { bloquees, carteJson, lectureOf, type Lecture } from '#modules/adherentes/adherentes.public.ts'
import { notBloquee } from '#modules/blocages/blocages.public.ts'
import { fichiersOf } from '#modules/fichiers/fichiers.public.ts'
import { champsCommuns, ctesCarte, joinsCarte, kilometresJson } from './coups-de-pouce.columns.ts'

type Reading = Pick<ReadCtx, 'db' | 'actor' | 'now' | 'settings'>

const competencesJson = sql`(
  select coalesce(json_agg(json_build_object('id', r.id, 'libelle', r.libelle) order by r.ordre, r.libelle), '[]')
  from competences_coup_de_pouce k join referentiels r on r.id = k.referentiel_id where k.coup_de_pouce_id = d.id)`

/** Those who helped, without those hidden from the reader. */
const aidantesJson = (lecture: Lecture) => sql`(
  select coalesce(json_agg(json_build_object(
    'adherente', ${carteJson(lecture, sql`h.compte_id`)}, 'message', h.message, 'date', h.le) order by h.le, h.id), '[]')
  from aidantes_coup_de_pouce h
  where h.coup_de_pouce_id = d.id and (h.compte_id is null or h.compte_id <> all (${bloquees})))`

const detailJson = (lecture: Lecture) => sql`json_build_object(
  ${champsCommuns(lecture)},
  'contenu', d.contenu, 'competences', ${competencesJson},
  'territoire', (select json_build_object('id', t.id, 'nom', t.nom) from territoires t where t.id = d.territoire_id),
  'ville', case when d.ville_id is not null
    then json_build_object('id', d.ville_id, 'nom', d.ville_nom, 'departement', d.departement) end,
  'rayonKm', d.rayon_km,
  'periode', case when d.periode_debut is not null
    then json_build_object('debut', d.periode_debut, 'fin', d.periode_fin) end,
  'contrepartie', d.contrepartie, 'piecesJointes', ${fichiersOf('coup_de_pouce', sql`d.id`)},
  'motifCloture', case when d.statut = 'masque' then 'moderation' else d.motif_cloture end,
  'aidantes', ${aidantesJson(lecture)},
  'suivi', exists (
    select from suivis_coup_de_pouce s where s.coup_de_pouce_id = d.id and s.compte_id = ${lecture.lectriceId}),
  'favori', exists (
    select from favoris f where f.coup_de_pouce_id = d.id and f.compte_id = ${lecture.lectriceId}),
  'distanceKilometre', ${kilometresJson}, 'dateModification', d.modifie_le, 'dateResolution', d.resolu_le,
  'version', d.version)`

type Row = {
  readonly detail: Omit<CoupDePouce, 'droits'>
  readonly auteureId: string | null
  readonly territoireId: string | null
  readonly statut: StatutCoupDePouce
  readonly type: TypeCoupDePouce
}

/** A request that the caller may read, and the facts that decide what she may do; one statement. */
export const findCoupDePouce = async (id: string, reading: Reading): Promise<Row | undefined> => {
  const lecture = lectureOf(reading)
  const { rows } = await sql<Row>`
    with ${sql.join(ctesCarte(lecture))}
    select ${detailJson(lecture)} as detail, d.auteure_id as "auteureId", d.territoire_id as "territoireId", d.statut, d.type
    from coups_de_pouce d ${joinsCarte}
    where d.id = ${id} and ${notBloquee(reading.actor.id, sql`d.auteure_id`)}`.execute(reading.db)
  const [row] = rows
  return row && canRead(reading.actor, row) ? row : undefined
}

export const getCoupDePouce = async (id: string, reading: Reading): Promise<CoupDePouce> => {
  const row = await findCoupDePouce(id, reading)
  if (!row) throw commonErrors.introuvable()
  return { ...row.detail, droits: droitsOf(reading.actor, row) }
}
