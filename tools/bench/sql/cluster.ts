import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '../../../apps/server/src/kit/test-ports.ts'

const run = promisify(execFile)

export type Cluster = {
  readonly urlOf: (database: string) => string
  /** Client on the database `postgres`, which is not measured. */
  readonly admin: pg.Client
  readonly stop: () => Promise<void>
}

/** Debian does not put the server's programs on the PATH. */
const binaries = (): string => {
  const found = globSync('/usr/lib/postgresql/*/bin/initdb')
  const newest = found.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })).at(-1)
  return newest?.replace(/initdb$/, '') ?? ''
}

/** PostgreSQL refuses to run as root: an unprivileged user runs it then. */
const owner = async (): Promise<{ uid?: number; gid?: number }> => {
  if (process.getuid?.() !== 0) return {}
  const [uid, gid] = await Promise.all(['-u', '-g'].map((which) => run('id', [which, 'nobody'])))
  return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) }
}

/**
 * The data is deleted after the bench, so fsync is off; statistics are collected when the generator runs analyze. Commits stay synchronous: a
 * vacuum that follows an asynchronous one may not yet mark its pages as visible to all, and plans and costs then change from run to run.
 */
const SETTINGS = {
  shared_preload_libraries: 'pg_stat_statements',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  full_page_writes: 'off',
  max_wal_size: '4GB',
  shared_buffers: '256MB',
  maintenance_work_mem: '256MB',
  autovacuum: 'off',
}

// Reads a pipe held only by the bench: when the bench ends in any way, the pipe closes and the guard stops the server
// and cleans up.
const GUARD = `
"$1"postgres -D "$2/data" -p "$3" $4 >"$2/log" 2>&1 &
read -r end
kill -INT $!
wait $!
rm -rf "$2"`

const untilReady = async (url: string, dir: string): Promise<pg.Client> => {
  const deadline = Date.now() + 30_000
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return client
    } catch (cause) {
      if (Date.now() > deadline) {
        const log = await readFile(join(dir, 'log'), 'utf8').catch(() => '')
        throw new Error(`PostgreSQL did not start:\n${log}`, { cause })
      }
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

/** Starts a separate PostgreSQL server with pg_stat_statements. */
export const startCluster = async (): Promise<Cluster> => {
  const [who, port] = await Promise.all([owner(), freePort()])
  const bin = binaries()
  const dir = await mkdtemp(join(tmpdir(), 'entrelles-bench-'))
  const password = randomUUID()
  await writeFile(join(dir, 'password'), password)
  if (who.uid !== undefined && who.gid !== undefined) {
    await Promise.all([dir, join(dir, 'password')].map((path) => chown(path, who.uid ?? 0, who.gid ?? 0)))
  }
  const initdb = ['-D', join(dir, 'data'), '-U', 'bench', '--pwfile', join(dir, 'password')]
  const how = ['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync']
  await run(`${bin}initdb`, [...initdb, ...how], { ...who, cwd: dir })
  const settings = Object.entries(SETTINGS).map(([name, value]) => `-c ${name}=${value}`)
  const guard = spawn('sh', ['-c', GUARD, 'guard', bin, dir, String(port), settings.join(' ')], {
    ...who,
    cwd: dir,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const ended = once(guard, 'exit')
  const urlOf = (database: string) => `postgresql://bench:${password}@127.0.0.1:${port}/${database}`
  const halt = async () => {
    guard.stdin.end()
    await ended
    // The unprivileged guard may lack the right to remove this folder from its parent.
    await rm(dir, { recursive: true, force: true })
  }
  try {
    const admin = await untilReady(urlOf('postgres'), dir)
    await admin.query('create extension pg_stat_statements')
    const stop = async () => {
      await admin.end()
      await halt()
    }
    return { urlOf, admin, stop }
  } catch (error) {
    await halt()
    throw error
  }
}
