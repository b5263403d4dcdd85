import { seuilPortee } from '@entrelles/contract/modules/antennes/portee-antenne.ts'
import { sql, type RawBuilder } from 'kysely'

export type Lectrice = {
  readonly lectriceId: string
  /** The branches that she coordinates. */
  readonly territoireIds: readonly string[]
  readonly now: Date
}

/**
 * The branches whose limited fields the reader may read: those that she coordinates, and her own once it counts. It
 * depends on the reader alone, so that a statement computes it once.
 */
export const antennesLues = ({ lectriceId, territoireIds, now }: Lectrice): RawBuilder<unknown> => sql`array(
  select territoire_id from rattachements where compte_id = ${lectriceId} and principal and fin is null
    and (acceptee_le is not null or debut <= ${seuilPortee(now).toISOString()})
  union select unnest(${territoireIds}::uuid[]))`
