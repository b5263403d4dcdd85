import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { Logger } from './log.ts'

const BEAT_MS = 30_000
/** Three beats: one may fail, or come late on a busy machine. */
const LATE_SECONDS = 90

/** The time is the database's: the clocks of two machines may differ. */
const beat = (db: Db) =>
  sql`insert into battements (processus, le) values ('worker', now())
    on conflict (processus) do update set le = excluded.le`.execute(db)

/** Records every 30 s that a worker runs; returns a function that stops it. */
export const startHeartbeat = async (db: Db, log: Logger): Promise<() => void> => {
  await beat(db)
  const timer = setInterval(() => {
    beat(db).catch((error: unknown) => log.warn({ err: error }, 'the heartbeat was not recorded'))
  }, BEAT_MS)
  return () => clearInterval(timer)
}

export type WorkerState = 'vivant' | 'en_retard' | 'absent'

/** What the last heartbeat of any worker says; `absent` if none ever ran. */
export const getWorkerState = async (db: Db): Promise<WorkerState> => {
  const { rows } = await sql<{ recent: boolean }>`
    select le > now() - make_interval(secs => ${LATE_SECONDS}) as recent
    from battements where processus = 'worker'`.execute(db)
  if (!rows[0]) return 'absent'
  return rows[0].recent ? 'vivant' : 'en_retard'
}
