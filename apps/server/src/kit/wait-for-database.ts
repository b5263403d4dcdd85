import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { queueSchema } from '#db/queues.ts'
import { isUnavailable } from '#db/unavailable.ts'
import type { Logger } from './log.ts'
import { SettingsError } from './settings-error.ts'

const ANSWER_MS = 5000
const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 5000

type DatabaseError = Error & { readonly code?: string }

/** Connects once; returns whether the database has been migrated. */
const isMigrated = async (url: string): Promise<boolean> => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_MS,
    statement_timeout: ANSWER_MS,
    application_name: 'entrelles-start',
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ found: boolean }>(
      `select to_regclass('${queueSchema}.version') is not null as found`,
    )
    return rows[0]?.found === true
  } finally {
    void client.end().catch(() => undefined)
  }
}

/** Host and database, without the password. */
const placeOf = (url: string): string => {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

/** The error that no wait would mend: a wrong password, an unknown database, a database that nobody has migrated. */
const mistakeOf = (url: string, error: DatabaseError): SettingsError =>
  new SettingsError(`DATABASE_URL : PostgreSQL refuse ${placeOf(url)} (${error.message}).`)

/**
 * Returns once the database answers. One that is restarting or not started yet is waited for, with one line in the log;
 * a wrong setting is not.
 */
export const waitForDatabase = async (url: string, log: Logger, signal: AbortSignal): Promise<void> => {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
    try {
      if (await isMigrated(url)) break
      throw new SettingsError(
        `DATABASE_URL : la base ${placeOf(url)} n’est pas prête. La préparer : npm run db:migrate.`,
      )
    } catch (error) {
      if (error instanceof SettingsError) throw error
      const failure = error as DatabaseError
      if (!isUnavailable(failure)) throw mistakeOf(url, failure)
      if (waitMs === FIRST_WAIT_MS)
        log.warn(
          `DATABASE_URL : PostgreSQL ne répond pas sur ${placeOf(url)} (${failure.code ?? failure.message}) : attente.`,
        )
    }
    await setTimeout(waitMs, undefined, { signal })
  }
}
