import { mayCall } from '@entrelles/contract/kit/access.ts'
import { sql, type RawBuilder } from 'kysely'
import type { SignedIn } from '#kit/ctx.ts'

/** M15: the resources, or the lines of their keys, that the caller manages; the rule of the contract's `canManage` in SQL. */
export const managedBy = ({ roles, territoireIds }: SignedIn, alias: 'r' | 'k'): RawBuilder<boolean> =>
  mayCall('administratrice', roles)
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.ref(`${alias}.public`)} = 'territoires'
        and ${sql.ref(`${alias}.territoire_ids`)} <@ ${territoireIds}::uuid[])`
