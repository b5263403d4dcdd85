import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import { SOLLICITATIONS_SEMAINE } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.constants.ts'
import type { CarteAdherente } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import { cellulesAround, degreesOf, kilometres } from '#db/around.ts'
import type { Db } from '#db/client.ts'
import { antennesLues, carteJson, type Lecture } from '#modules/adherentes/adherentes.public.ts'
import { bloqueesOf } from '#modules/blocages/blocages.public.ts'

type Sql = RawBuilder<unknown>

/** Cells of the directory measure 1/4 degree of latitude by 1/2 degree of longitude. */
const GRID = { latitude: 4, longitude: 2 }
/** Those of this circle are read first; if they are too few, some of the whole network. */
const PROCHE_KM = 40
/** Lines read of each skill nearby, and of each skill far away: the cost has a bound, however dense the cells. */
const PROCHES_PAR_SAVOIR = 1000
const PAR_SAVOIR = 200
const SEMAINE_MS = 7 * 86_400_000

/**
 * CTEs, for a request: `lieu`, where help is needed; `moi`, its reader as if she were there; `candidates` (compte_id, rang, km),
 * members who have a skill that it asks for (rang 0) or the sector of its author (1). Nobody's hidden skills are read: the keys are
 * those of the directory, for all and for the branches of the reader.
 */
const ctesOf = (id: string, lecture: Lecture, wanted: number): readonly Sql[] => [
  sql`lieu as materialized (
    select d.auteure_id, coalesce(d.latitude, v.latitude) as latitude, coalesce(d.longitude, v.longitude) as longitude,
      i.secteur_id
    from coups_de_pouce d left join comptes c on c.id = d.auteure_id left join villes v on v.id = c.ville_id
    left join inscriptions i on i.compte_id = d.auteure_id
    where d.id = ${id})`,
  sql`moi as materialized (
    select ${lecture.lectriceId}::uuid as id, latitude, longitude, ${antennesLues(lecture)} as antennes,
      ${bloqueesOf(lecture.lectriceId)} || array(select b.autre_id from blocages b where b.compte_id = auteure_id) as bloquees
    from lieu)`,
  sql`savoirs as materialized (
    select s.cle || pour as cle, s.rang
    from (
      select 'k:' || referentiel_id as cle, 0 as rang from competences_coup_de_pouce where coup_de_pouce_id = ${id}
      union all select 's:' || secteur_id, 1 from lieu where secteur_id is not null
    ) s
    cross join (select '' as pour union all select '@' || antenne from moi, unnest(moi.antennes) antenne) p)`,
  cellulesAround(degreesOf(PROCHE_KM), GRID),
  // The nearest cells first: the others are not read if these give enough.
  sql`proches as materialized (
    select s.rang, p.* from savoirs s cross join lateral (
      select x.* from (select cellule from cellules order by loin, cellule) c cross join lateral (
        select compte_id, latitude, longitude from annuaire_savoirs
        where cle = s.cle and cellule = c.cellule limit ${PROCHES_PAR_SAVOIR}) x
      limit ${PROCHES_PAR_SAVOIR}) p)`,
  sql`candidates as materialized (
    select compte_id, min(rang) as rang, min(${kilometres(sql`latitude`, sql`longitude`)}) as km
    from (
      select * from proches
      union all
      select s.rang, x.* from savoirs s cross join lateral (
        select compte_id, latitude, longitude from annuaire_savoirs where cle = s.cle limit ${PAR_SAVOIR}) x
      where (select count(distinct compte_id) from proches) < ${2 * wanted}
    ) toutes
    where compte_id <> all ((select bloquees from moi)::uuid[]) and compte_id is distinct from (select auteure_id from lieu)
    group by compte_id)`,
]

/** Scalar subqueries, so that the candidates are looked up one by one, in order, until there are enough. */
const isSollicitable = ({ now, graceDays }: Lecture): Sql => sql`
  coalesce((select p.sollicitable from profils p where p.compte_id = c.compte_id), true)
  and (select a.paye_jusquau from annuaire a where a.compte_id = c.compte_id) >= ${addDays(parisDay(now), -graceDays)}`

/** The first candidates (compte_id, rang, km) that match, in order. */
const firstOf = (conditions: Sql, wanted: number): Sql => sql`
  select c.* from (select * from candidates order by rang, km, compte_id offset 0) c where ${conditions} limit ${wanted}`

/** Members who could help with a request, as cards: those with its skills first, then the nearest. */
export const listAidantesPossibles = async (
  db: Db,
  id: string,
  lecture: Lecture,
  wanted: number,
): Promise<CarteAdherente[]> => {
  const { rows } = await sql<{ adherentes: CarteAdherente[] }>`
    with ${sql.join(ctesOf(id, lecture, wanted))}
    select coalesce(json_agg(${carteJson(lecture, sql`f.compte_id`)} order by f.rang, f.km, f.compte_id), '[]') as adherentes
    from (${firstOf(isSollicitable(lecture), wanted)}) f`.execute(db)
  return rows[0]?.adherentes ?? []
}

/** Members whom a job asks about a request, without those already asked, those who answered, and those asked too often this week. */
export const findASolliciter = async (
  db: Db,
  id: string,
  lecture: Lecture,
  wanted: number,
): Promise<string[]> => {
  const since = new Date(lecture.now.getTime() - SEMAINE_MS)
  const conditions = sql`${isSollicitable(lecture)}
    and (select count(*) from sollicitations s where s.compte_id = c.compte_id and s.le > ${since}) < ${SOLLICITATIONS_SEMAINE}
    and (select s.id from sollicitations s where s.compte_id = c.compte_id and s.coup_de_pouce_id = ${id}) is null
    and c.compte_id <> all (array(
      select auteure_id from reponses_coup_de_pouce where coup_de_pouce_id = ${id} and auteure_id is not null))`
  const { rows } = await sql<{ compteId: string }>`
    with ${sql.join(ctesOf(id, lecture, wanted))}
    select f.compte_id as "compteId" from (${firstOf(conditions, wanted)}) f order by f.rang, f.km, f.compte_id`.execute(
    db,
  )
  return rows.map(({ compteId }) => compteId)
}
