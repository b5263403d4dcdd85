import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#db/client.ts'
import { allowLongStatements } from '#db/connection.ts'
import type { Fleet } from './test-fleet.ts'

export const FOULE = 100_000

/** The job of a killed worker runs again after that long (see `connectQueue`). */
const REPRISE_SECONDS = 21

/** How an announcement is told, and how long that may take. */
export const ANNONCES = [
  { what: 'is planned within 60 s, each once', killing: false, seconds: 60 },
  {
    what: 'whose worker is killed goes on with another, each once',
    killing: true,
    seconds: 60 + REPRISE_SECONDS,
  },
] as const

/**
 * Copies an account, and then what `copy` makes of the rows of `copies` (n, compte). Triggers and foreign keys would take longer than
 * the test: only the owner of the database may skip them.
 */
export const copyCompte = async (
  owner: Db,
  id: string,
  combien: number,
  copy: (db: Db) => Promise<void>,
): Promise<void> => {
  await owner.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db)
    await allowLongStatements(db)
    await sql`
      create temp table copies on commit drop as
      select n, gen_random_uuid() as compte from generate_series(1, ${combien}::int) n`.execute(db)
    await sql`
      insert into comptes (id, email, mot_de_passe, prenom, nom, etape_inscription, email_valide_le, date_inscription, paye_jusquau)
      select compte, 'foule-' || n || '@entrelles.test', mot_de_passe, prenom, 'Foule', etape_inscription, email_valide_le,
        date_inscription, paye_jusquau
      from copies, comptes where id = ${id}`.execute(db)
    await copy(db)
  })
}

const nbEnvois = async ({ db }: Fleet, lettre: string, canal: 'app' | 'mail'): Promise<number> => {
  const { rows } = await sql<{ nb: number }>`
    select count(*) as nb from envois where lettre = ${lettre} and canal = ${canal}`.execute(db)
  return rows[0]?.nb ?? 0
}

type Annoncee = {
  readonly lettre: string
  readonly killing: boolean
  /** Its bound. */
  readonly seconds: number
  /** Sends the announcement. */
  readonly announce: () => Promise<void>
}

/** Has two workers tell an announcement to the whole crowd, one of them killed on the way or not: in time, and each member once. */
export const expectToldOnce = async (
  fleet: Fleet,
  { lettre, killing, seconds: bound, announce }: Annoncee,
): Promise<void> => {
  const [worker] = await Promise.all([fleet.startWorker(), fleet.startWorker()])
  const start = performance.now()
  await announce()
  // Counting reads every line: a shorter interval would take the processor of those who write them.
  const poll = { timeout: 120_000, interval: 1000 }
  await expect.poll(() => nbEnvois(fleet, lettre, 'app'), poll).toBeGreaterThan(FOULE / 3)
  if (killing) worker.kill('SIGKILL')
  await expect.poll(() => nbEnvois(fleet, lettre, 'app'), poll).toBe(FOULE)
  const seconds = (performance.now() - start) / 1000
  expect(await nbEnvois(fleet, lettre, 'mail')).toBe(FOULE)
  const { rows } = await sql`
    select from notifications where type = ${lettre}
    group by destinataire_id having count(*) > 1`.execute(fleet.db)
  expect(rows).toEqual([])
  expect(seconds).toBeLessThan(bound)
}
