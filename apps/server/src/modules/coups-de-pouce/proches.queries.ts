import {
  QUESTIONS_SIMILAIRES_MAX,
  RESSOURCES_SIMILAIRES_MAX,
  SIMILAIRES_LETTRES,
  SIMILAIRES_MAX,
} from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.constants.ts'
import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type {
  CoupDePouceProche,
  DejaRepondu,
} from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import { stretches } from '#db/keyed-page.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { lectureOf } from '#modules/adherentes/adherentes.public.ts'
import { findQuestionsProches } from '#modules/faq/faq.public.ts'
import { findRessourcesProches } from '#modules/ressources/ressources.public.ts'
import { ctesCarte, joinsCarte, procheJson } from './coups-de-pouce.columns.ts'
import { isMontree } from './coups-de-pouce.sources.ts'
import { findCoupDePouce } from './get-coup-de-pouce.ts'

type Sql = RawBuilder<unknown>
type Reading = Pick<ReadCtx, 'db' | 'actor' | 'now' | 'settings'>

const MOTS_MAX = 6
const LETTRES_MIN = 3
/** The newest requests read of each word: older ones resemble less what is asked today. */
const PAR_MOT = 50

/**
 * CTEs: `mots`, the words of a title that say something; `ressemblants` (id, place), the open or solved requests that share most of
 * them, rare words first. A word stands for its singular and its plural.
 */
const ressemblants = (titre: string, sauf: string | undefined): readonly Sql[] => [
  sql`mots as materialized (
    select mot from unnest(mots_nom(${titre})) mot
    where length(mot) >= ${LETTRES_MIN} and to_tsvector('fr', mot) <> '' limit ${MOTS_MAX})`,
  sql`cles_mots as materialized (
    select distinct mot, etat || ':m:' || forme as cle
    from mots, unnest(array['o', 'r']) etat, unnest(array[mot, mot || 's', regexp_replace(mot, '[sx]$', '')]) forme)`,
  sql`trouves as materialized (
    select x.coup_de_pouce_id as id, c.mot, count(*) over (partition by c.mot) as nb
    from ${stretches({
      table: 'coups_de_pouce_cles',
      keys: sql`cles_mots c`,
      columns: ['ordre', 'coup_de_pouce_id'],
      where: [isMontree, ...(sauf === undefined ? [] : [sql`k.coup_de_pouce_id <> ${sauf}`])],
      limit: PAR_MOT,
    })})`,
  sql`ressemblants as materialized (
    select id, row_number() over (order by count(distinct mot) desc, sum(1.0 / nb) desc, id desc) as place
    from trouves group by id having count(distinct mot) >= least(2, (select count(*) from mots)))`,
]

/** The first requests of `lines` (id, rang, place). */
const readProches = async (
  reading: Reading,
  ctes: readonly Sql[],
  lines: Sql,
): Promise<CoupDePouceProche[]> => {
  const lecture = lectureOf(reading)
  const { rows } = await sql<{ proches: CoupDePouceProche[] }>`
    with ${sql.join([...ctesCarte(lecture), ...ctes])}
    select coalesce(json_agg(${procheJson(lecture)} order by p.rang, p.place), '[]') as proches
    from (
      select id, min(rang) as rang, min(place) as place from (${lines}) l group by id
      order by 2, 3 limit ${SIMILAIRES_MAX}
    ) p
    join coups_de_pouce d on d.id = p.id ${joinsCarte}`.execute(reading.db)
  return rows[0]?.proches ?? []
}

/** What exists already while a title is typed: nothing until it has a few letters. */
export const getDejaRepondu = async (titre: string, reading: Reading): Promise<DejaRepondu> => {
  if (titre.length < SIMILAIRES_LETTRES) return { coupsdepouce: [], questions: [], ressources: [] }
  return {
    coupsdepouce: await readProches(
      reading,
      ressemblants(titre, undefined),
      sql`select id, 0 as rang, place from ressemblants`,
    ),
    questions: await findQuestionsProches(reading.db, reading.actor, titre, QUESTIONS_SIMILAIRES_MAX),
    ressources: await findRessourcesProches(reading, titre, RESSOURCES_SIMILAIRES_MAX),
  }
}

/** Requests that resemble one, then the newest open ones of its category. */
export const listProches = async (id: string, reading: Reading) => {
  const found = await findCoupDePouce(id, reading)
  if (!found) throw commonErrors.introuvable()
  const { titre, categorie } = found.detail
  const cle = `o:f:${categorie?.id ?? ''}:*`
  const memeCategorie = sql`
    select k.coup_de_pouce_id, 1, row_number() over (order by k.ordre) from (
      select k.coup_de_pouce_id, k.ordre from coups_de_pouce_cles k
      where k.cle = ${cle} and k.coup_de_pouce_id <> ${id} and ${isMontree}
      order by k.ordre, k.coup_de_pouce_id limit ${2 * SIMILAIRES_MAX}) k`
  return {
    coupsdepouce: await readProches(
      reading,
      ressemblants(titre, id),
      sql`select id, 0 as rang, place from ressemblants union all ${memeCategorie}`,
    ),
  }
}
