import closeWithGrace from 'close-with-grace'
import { checkFolders } from './check-folders.ts'
import { loadEnv, type Env } from './env.ts'
import { createLogger, type Logger } from './log.ts'
import { startReporting } from './reporting.ts'
import { SettingsError } from './settings-error.ts'
import { VERSION } from './version.ts'
import { waitForDatabase } from './wait-for-database.ts'

type Stop = () => unknown

type Starting = {
  readonly env: Env
  readonly log: Logger
  /** Registers what the stop of the process must close; the last registered is closed first. */
  readonly onStop: (stop: Stop) => void
}

/** Ends the process with lines for its operator, without a stack trace. */
const endWith = (lines: string): never => {
  process.stderr.write(`${lines}\n`)
  process.exit(1)
}

const readSettings = (): Env => {
  try {
    return loadEnv()
  } catch (error) {
    return endWith((error as Error).message)
  }
}

/** An address or a port that this machine cannot listen on is a wrong setting too. */
const explanationOf = (error: unknown): string | undefined => {
  if (error instanceof SettingsError) return error.message
  const { syscall, code, address, port } = error as NodeJS.ErrnoException &
    Record<'address' | 'port', unknown>
  if (syscall !== 'listen') return undefined
  return `HOST, PORT, METRICS_HOST, METRICS_PORT : impossible d’écouter sur ${String(address)}:${String(port)} (${code}).`
}

/** Starts a process once its settings are right and its database answers; stops it on SIGTERM, in at most 10 s. */
export const runProcess = async (
  name: 'api' | 'worker',
  start: (starting: Starting) => Promise<void>,
): Promise<void> => {
  const env = readSettings()
  const log = createLogger(env, name)
  const stops: Stop[] = []
  const stopping = new AbortController()
  closeWithGrace({ delay: 10_000, logger: log }, async ({ err }) => {
    if (err) log.fatal({ err }, 'stopping after an unexpected error')
    stopping.abort()
    for (const stop of stops.toReversed()) await stop()
  })
  try {
    await startReporting(env.SENTRY_DSN, VERSION)
    await checkFolders(env, name === 'api')
    await waitForDatabase(env.DATABASE_URL, log, stopping.signal)
    await start({ env, log, onStop: (stop) => stops.push(stop) })
  } catch (error) {
    // A stop interrupts the start: the process is ending already.
    if (stopping.signal.aborted) return
    const explanation = explanationOf(error)
    if (explanation === undefined) throw error
    endWith(explanation)
  }
}
