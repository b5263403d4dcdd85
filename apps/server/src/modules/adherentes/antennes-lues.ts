import { seuilPortee } from '@entrelles/contract/modules/antennes/portee-antenne.ts'
import { sql, type RawBuilder } from 'kysely'

export type Lectrice = {
  readonly lectriceId: string
  /** The branches that she coordinates. */
  readonly territoireIds: readonly string[]
  readonly now: Date
}

/** Her branch is `rattachements`, and counts. */
const isComptee = (now: Date) => sql`principal and fin is null
    and (acceptee_le is not null or debut <= ${seuilPortee(now).toISOString()})`

/**
 * The branches whose limited fields the reader may read: those that she coordinates, and her own once it counts. It
 * depends on the reader alone, so that a statement computes it once.
 */
export const antennesLues = ({ lectriceId, territoireIds, now }: Lectrice): RawBuilder<unknown> => sql`array(
  select territoire_id from rattachements where compte_id = ${lectriceId} and ${isComptee(now)}
  union select unnest(${territoireIds}::uuid[]))`

/** The accounts of these branches: members whose branch counts, and coordinators. */
export const comptesOf = (territoireIds: readonly string[], now: Date): RawBuilder<unknown> => sql`(
  select compte_id from rattachements where territoire_id = any (${territoireIds}::uuid[]) and ${isComptee(now)}
  union select compte_id from coordinations where territoire_id = any (${territoireIds}::uuid[]))`

/** Whether the member of that column belongs to one of these branches, and hers counts. */
export const isRattachee = (
  compteId: RawBuilder<unknown>,
  territoireIds: RawBuilder<unknown>,
  now: Date,
): RawBuilder<boolean> => sql<boolean>`exists (
  select from rattachements where compte_id = ${compteId} and territoire_id = any (${territoireIds}) and ${isComptee(now)})`

/** Whether the member of that column reads what is limited to one of these branches; administrators read everything. */
export const isLectrice = (
  compteId: RawBuilder<unknown>,
  territoireIds: RawBuilder<unknown>,
  now: Date,
): RawBuilder<boolean> => sql<boolean>`(
  ${isRattachee(compteId, territoireIds, now)}
  or exists (select from coordinations where compte_id = ${compteId} and territoire_id = any (${territoireIds}))
  or exists (select from comptes where id = ${compteId} and administratrice))`
