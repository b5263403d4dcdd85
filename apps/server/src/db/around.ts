import { DISTANCE_MAX_KM } from '@entrelles/contract/kit/constants.ts'
import { sql, type RawBuilder } from 'kysely'

type Sql = RawBuilder<unknown>

const RAYON_TERRE_KM = 6371

/** Converts kilometres to degrees of latitude. */
export const degreesOf = (km: number): number => km / ((RAYON_TERRE_KM * Math.PI) / 180)

/** CTE `moi`: the id and the position of the reader, and other columns of her account `c`. */
export const moiOf = (compteId: string, others: readonly Sql[] = []): Sql => sql`moi as materialized (
  select ${sql.join([sql`c.id, v.latitude, v.longitude`, ...others])}
  from comptes c left join villes v on v.id = c.ville_id where c.id = ${compteId})`

/** Whether the reader has a commune: distances need one. */
export const isSituee: Sql = sql`(select latitude is not null from moi)`

/**
 * Kilometres from the reader's commune; null without coordinates. The usual `asin(least(1, …))` is avoided: `least`
 * ignores nulls, so that an online event would be at 20,015 km instead of null.
 */
export const kilometres = (latitude: Sql, longitude: Sql): Sql => sql`(
  ${2 * RAYON_TERRE_KM}::float8 * asin(sqrt(power(sin(radians(${latitude} - (select latitude from moi)) / 2), 2)
    + cos(radians((select latitude from moi))) * cos(radians(${latitude}))
    * power(sin(radians(${longitude} - (select longitude from moi)) / 2), 2))))`

/** The same in whole kilometres, as it is shown: 0 under one kilometre, null where it is too far to say. */
export const shownKilometres = (latitude: Sql, longitude: Sql): Sql => sql`(
  select case when km < 1 then 0 when km <= ${DISTANCE_MAX_KM} then round(km)::int end
  from (values (${kilometres(latitude, longitude)})) loin (km))`

/** Number of cells per degree. A column `cellule` is floor(latitude × n) × 1000 + floor(longitude × m). */
export type Grid = { readonly latitude: number; readonly longitude: number }

/** The circles that are read lie south of this latitude, in France and overseas: farther north, a degree of longitude is shorter. */
const LATITUDE_MAX = 52

/** At most how many cells a circle touches. */
export const cellulesMost = (degrees: number, grid: Grid): number => {
  const width = degrees / Math.cos((LATITUDE_MAX * Math.PI) / 180)
  return (Math.ceil(2 * degrees * grid.latitude) + 1) * (Math.ceil(2 * width * grid.longitude) + 1)
}

/** CTE `cellules` (cellule, loin): the cells that the circle around the reader touches; `loin` grows with their distance. */
export const cellulesAround = (degrees: number, grid: Grid): Sql => {
  const [n, m] = [sql.lit(grid.latitude), sql.lit(grid.longitude)]
  const width = sql`${degrees} / cos(radians(latitude))`
  return sql`cellules as materialized (
    select cellule, loin from (
      select la * 1000 + lo as cellule, power(greatest(la / ${n}.0 - latitude, 0, latitude - (la + 1) / ${n}.0), 2)
        + power(greatest(lo / ${m}.0 - longitude, 0, longitude - (lo + 1) / ${m}.0) * cos(radians(latitude)), 2) as loin
      from moi,
        generate_series(floor((latitude - ${degrees}) * ${n})::int, floor((latitude + ${degrees}) * ${n})::int) la,
        generate_series(floor((longitude - ${width}) * ${m})::int, floor((longitude + ${width}) * ${m})::int) lo) autour
    where loin <= power(${degrees}, 2))`
}
