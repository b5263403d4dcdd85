import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { sql } from 'kysely'
import { MIGRATIONS_TABLE, SCHEMA_VERSION } from '#db/schema-version.ts'
import type { Ctx, SignedIn } from '#kit/ctx.ts'

/** Ready when the database answers and holds the schema that this code needs; Redis is only reported. */
export const getPret = async ({ db, memory, log }: Ctx<SignedIn | undefined>) => {
  try {
    const { rows } =
      await sql`select 1 from ${sql.table(MIGRATIONS_TABLE)} where name = ${SCHEMA_VERSION}`.execute(db)
    if (rows.length === 0) throw new Error(`migration ${SCHEMA_VERSION} has not run`)
  } catch (error) {
    log.warn({ err: error }, 'not ready')
    throw commonErrors.indisponible()
  }
  return {
    etat: 'pret' as const,
    redis: (await memory.isReachable()) ? ('joint' as const) : ('absent' as const),
  }
}
