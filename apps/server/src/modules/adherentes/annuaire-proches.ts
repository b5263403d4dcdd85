import { COUNT_CAP, limitOf, offsetOf } from '@entrelles/contract/kit/pagination.ts'
import { sql, type RawBuilder } from 'kysely'
import { cellulesAround, degreesOf, kilometres } from '#db/around.ts'

type Sql = RawBuilder<unknown>

/** The members who are not in the list: the reader, and those hidden from her. */
const absentes: Sql = sql`(select bloquees || id from moi)::uuid[]`

/** Cells of the directory measure 1/4 degree of latitude by 1/2 degree of longitude. */
const GRID = { latitude: 4, longitude: 2 }
/** Cells are chosen on a flat map, with an error of at most 2%. */
const MARGE = 1.02

/**
 * CTEs: `cellules`, and `lieux`, the communes around the reader where other members live, with the number of members
 * there (`nb`) and in nearer communes (`avant`). Their number does not depend on that of members.
 */
export const lieuxAround = (km: number): readonly Sql[] => [
  cellulesAround(degreesOf(km * MARGE), GRID),
  sql`lieux as materialized (
    select cellule, latitude, longitude, km, nb,
      sum(nb) over (order by km, latitude, longitude rows unbounded preceding) - nb as avant
    from (
      select cellule, latitude, longitude, nb, ${kilometres(sql`latitude`, sql`longitude`)} as km
      from (
        select cellule, latitude, longitude, sum(nb)::int as nb
        from (
          select l.* from cellules c cross join lateral (
            select cellule, latitude, longitude, nb from annuaire_lieux where cellule = c.cellule offset 0) l
          union all
          select a.cellule, a.latitude, a.longitude, -1 from annuaire a
          where a.compte_id = any (${absentes}) and a.cellule is not null
        ) mouvements
        group by cellule, latitude, longitude having sum(nb) > 0
      ) peuples
    ) situes
    where km <= ${km})`,
]

/** All the members of these communes, with their distance. */
export const membresProches = sql`
  select a.tri, a.compte_id, null::int as rang, null::timestamptz as depuis, l.km as loin
  from cellules c cross join lateral (
    select tri, compte_id, latitude, longitude from annuaire where cellule = c.cellule offset 0) a
  join lieux l on l.latitude = a.latitude and l.longitude = a.longitude
  where a.compte_id <> all (${absentes})`

/** A page of these members, the nearest first: reads only the communes that it shows. */
export const pageProche = (page: number): Sql => {
  const debut = offsetOf(page)
  const fin = debut + limitOf(page)
  return sql`
    select x.compte_id, row_number() over (order by l.km, l.latitude, l.longitude, x.tri, x.compte_id) as place
    from lieux l cross join lateral (
      select tri, compte_id from annuaire
      where cellule = l.cellule and latitude = l.latitude and longitude = l.longitude
        and compte_id <> all (${absentes})
      order by tri, compte_id
      limit ${fin} - greatest(l.avant, ${debut}) offset greatest(${debut} - l.avant, 0)
    ) x
    where l.avant < ${fin} and l.avant + l.nb > ${debut}
    -- These are never more: said for the planner, which would otherwise read the whole directory to find their cards.
    limit ${limitOf(page)}`
}

/** As many lines as there are members in these communes, up to the count cap; reads nothing more. */
export const lignesProches = sql`
  generate_series(1, (select least(coalesce(sum(nb), 0), ${COUNT_CAP + 1})::int from lieux))`
