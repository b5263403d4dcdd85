import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { sql } from 'kysely'
import { MIGRATIONS, MIGRATIONS_TABLE } from '#db/migrations.ts'
import { getWorkerState, type WorkerState } from '#kit/heartbeat.ts'
import type { ReadCtx, SignedIn } from '#kit/ctx.ts'

/** Ready when the database answers and has the migrations that this code needs; Redis and the worker are only reported. */
export const getPret = async ({ db, memory, log }: ReadCtx<SignedIn | undefined>) => {
  let worker: WorkerState
  try {
    const { rows } = await sql<{ name: string }>`select name from ${sql.table(MIGRATIONS_TABLE)}`.execute(db)
    const missing = MIGRATIONS.filter((name) => !rows.some((row) => row.name === name))
    if (missing.length > 0) throw new Error(`migrations have not run: ${missing.join(', ')}`)
    worker = await getWorkerState(db)
  } catch (error) {
    log.warn({ err: error }, 'not ready')
    throw commonErrors.indisponible()
  }
  return {
    etat: 'pret' as const,
    redis: (await memory.isReachable()) ? ('joint' as const) : ('absent' as const),
    worker,
  }
}
