import { execFile } from 'node:child_process'
import { chown, globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { vi } from 'vitest'
import { administer, quoted } from '#db/admin.ts'
import { addressFor } from '#db/test-template.ts'
import { bringUpToDate } from '../../seed/bring-up-to-date.ts'
import { freePort } from './test-ports.ts'

const MAX_CONNECTIONS = 40
const ADMIN = 'postgres'
const OWNER = 'entrelles_proprietaire'
const ROLE = 'entrelles'
const PASSWORD = 'mot-de-passe-du-test'
const run = promisify(execFile)

export type TestPostgres = {
  /** A migrated database, for the role that runs the product. */
  readonly url: string
  /** The same, for the role that owns the tables. Like the other, it has no special privilege. */
  readonly ownerUrl: string
  /** The same, for the superuser. */
  readonly adminUrl: string
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
  /** Ends every process at once, without a checkpoint, and starts again: the server recovers from its log. */
  readonly restartAtOnce: () => Promise<void>
  /** SIGKILL to the first process: the others end when they notice. */
  readonly kill: () => void
  /** Keeps its connections but answers nothing, like a machine whose disk hangs. */
  readonly freeze: () => void
  readonly thaw: () => void
  /** Takes every connection that is left, those of the application too; returns a function that gives them back. */
  readonly exhaust: () => Promise<() => Promise<void>>
  readonly close: () => Promise<void>
}

const isRoot = process.getuid?.() === 0

/** PostgreSQL refuses to run as root. */
const asPostgres = (command: string, args: readonly string[]) =>
  isRoot ? run('runuser', ['-u', 'postgres', '--', command, ...args]) : run(command, args)

/** Debian keeps the server's commands out of the path; elsewhere they are in it. */
const commandOf = (name: string): string =>
  globSync(`/usr/lib/postgresql/*/bin/${name}`)
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .at(-1) ?? name

const giveToPostgres = async (path: string): Promise<void> => {
  if (!isRoot) return
  const ids = await Promise.all(['-u', '-g'].map((option) => run('id', [option, 'postgres'])))
  const [user = 0, group = 0] = ids.map(({ stdout }) => Number(stdout))
  await promisify(chown)(path, user, group)
}

/** The processes of a server, the first one first. */
const processesOf = (postmaster: number): number[] => {
  const children = globSync(`/proc/${postmaster}/task/*/children`).flatMap((file) =>
    readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number),
  )
  return [postmaster, ...children]
}

const openAll = async (url: string): Promise<pg.Client[]> => {
  const clients: pg.Client[] = []
  for (;;) {
    const client = new pg.Client({ connectionString: url, application_name: 'essai' })
    client.on('error', () => undefined)
    try {
      await client.connect()
      clients.push(client)
    } catch {
      return clients
    }
  }
}

/** A PostgreSQL of its own, which a test can kill, freeze and fill. Its commits reach the disk, as in production. */
export const startTestPostgres = async (): Promise<TestPostgres> => {
  const folder = await mkdtemp(join(tmpdir(), 'entrelles-postgresql-'))
  const [data, secret] = [join(folder, 'data'), join(folder, 'secret')]
  const port = await freePort()
  const adminUrl = `postgresql://${ADMIN}:${PASSWORD}@127.0.0.1:${port}/entrelles`
  const ownerUrl = addressFor(OWNER, adminUrl)
  await writeFile(secret, PASSWORD)
  await Promise.all([folder, secret].map(giveToPostgres))
  const control = (...args: string[]) =>
    asPostgres(commandOf('pg_ctl'), ['-D', data, '-l', join(folder, 'log'), '-w', ...args])
  const postmaster = (): number => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  const signal = (name: NodeJS.Signals) => {
    for (const id of processesOf(postmaster())) process.kill(id, name)
  }
  // After a kill, the start is refused until the last process of the former server has ended.
  const start = () =>
    vi.waitFor(() => control('start'), { timeout: 30_000, interval: 200 }).then(() => undefined)

  const access = ['-U', ADMIN, '-A', 'scram-sha-256', '--pwfile', secret]
  await asPostgres(commandOf('initdb'), ['-D', data, ...access, '-E', 'UTF8', '--locale=C.UTF-8'])
  const settings = { listen_addresses: '127.0.0.1', port, max_connections: MAX_CONNECTIONS }
  const lines = Object.entries({ ...settings, unix_socket_directories: folder }).map(
    ([name, value]) => `${name} = '${value}'\n`,
  )
  await writeFile(join(data, 'postgresql.auto.conf'), lines.join(''))
  await start()
  for (const role of [OWNER, ROLE])
    await administer(adminUrl, `create role ${quoted(role)} login password '${PASSWORD}'`)
  await administer(adminUrl, `create database entrelles owner ${quoted(OWNER)}`)
  await bringUpToDate(ownerUrl, ROLE)

  return {
    url: addressFor(ROLE, adminUrl),
    ownerUrl,
    adminUrl,
    start,
    stop: async () => void (await control('stop', '-m', 'fast')),
    restartAtOnce: async () => void (await control('restart', '-m', 'immediate')),
    kill: () => process.kill(postmaster(), 'SIGKILL'),
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    exhaust: async () => {
      const clients = await openAll(adminUrl)
      await clients[0]?.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'entrelles-api'`,
      )
      clients.push(...(await openAll(adminUrl)))
      return async () => void (await Promise.all(clients.map((client) => client.end())))
    },
    close: async () => {
      await control('stop', '-m', 'immediate').catch(() => undefined)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
