import { sql, type RawBuilder } from 'kysely'
import { moiOf } from '#db/around.ts'
import { bloqueesOf } from '#modules/blocages/blocages.public.ts'
import { antennesLues, type Lectrice } from './antennes-lues.ts'

type Sql = RawBuilder<unknown>

/**
 * CTE `moi`: the reader, her position, the branches whose limited fields she may read, and the members who are hidden from
 * her because one of the two has blocked the other.
 */
export const moi = (lectrice: Lectrice): Sql =>
  moiOf(lectrice.lectriceId, [
    sql`${antennesLues(lectrice)} as antennes`,
    sql`${bloqueesOf(lectrice.lectriceId)} as bloquees`,
  ])

/** The same CTE without a position, for lists that tell no distance: it reads neither her account nor her commune. */
export const moiSansLieu = (lectrice: Lectrice): Sql => sql`moi as materialized (
  select ${lectrice.lectriceId}::uuid as id, ${antennesLues(lectrice)} as antennes,
    ${bloqueesOf(lectrice.lectriceId)} as bloquees)`

/** Those members, as one value that a statement reads once. */
export const bloquees: Sql = sql`(select bloquees from moi)::uuid[]`

/** Whether the member of that column is not one of them. */
export const isMontree = (column: string): Sql => sql`${sql.ref(column)} <> all (${bloquees})`
