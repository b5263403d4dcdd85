import { execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { vi } from 'vitest'
import { freePort } from './test-ports.ts'

const SERVER = fileURLToPath(new URL('../..', import.meta.url))
/** Not the product's build folder, which a running demo may use. */
const OUTPUT = '.cache/heavy'

/** Builds the processes like production. */
export const buildProcesses = async (): Promise<void> => {
  await promisify(execFile)('npm', ['run', 'build', '--', '-d', OUTPUT], { cwd: SERVER })
}

export type NextVersion = {
  /** The folder of its programs. */
  readonly output: string
  readonly migrations: string
  readonly remove: () => Promise<void>
}

/** A later version: the same programs in a folder of their own, with one more migration. */
export const buildNextVersion = async (name: string, migration: string): Promise<NextVersion> => {
  const version = `.cache/version-${randomUUID()}`
  const [folder, output] = [join(SERVER, version), `${version}/programs`]
  await mkdir(folder, { recursive: true })
  await cp(join(SERVER, OUTPUT), join(SERVER, output), { recursive: true })
  for (const part of ['package.json', 'migrations'])
    await cp(join(SERVER, part), join(folder, part), { recursive: true })
  await writeFile(join(folder, 'migrations', `${name}.sql`), migration)
  return {
    output,
    migrations: join(folder, 'migrations'),
    remove: () => rm(folder, { recursive: true }),
  }
}

export type TestProcess = {
  readonly kill: (signal: NodeJS.Signals) => void
  /** The exit code; null if a signal ended it. */
  readonly ended: Promise<number | null>
  /** The lines written to stdout and stderr. */
  readonly log: () => string[]
}
export type TestNode = TestProcess & { readonly url: string }

export const isRunning = (process: TestProcess): Promise<boolean> =>
  Promise.race([process.ended.then(() => false), setTimeout(0).then(() => true)])

/** Starts a process without waiting for it. */
export const spawnProcess = (
  name: 'main-api' | 'main-worker',
  settings: Record<string, string>,
  folder = OUTPUT,
): TestProcess => {
  let output = ''
  const child = spawn(process.execPath, [`${folder}/${name}.js`], {
    cwd: SERVER,
    env: { ...process.env, APP_ENV: 'test', LOG_LEVEL: 'info', LIMITS_FACTOR: '1000', ...settings },
  })
  const keep = (chunk: Buffer): void => void (output += chunk.toString())
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  return {
    kill: (signal) => void child.kill(signal),
    ended: once(child, 'exit').then(([code]) => code as number | null),
    log: () => output.split('\n'),
  }
}

const until = (child: TestProcess, isReady: () => Promise<boolean>): Promise<void> =>
  vi.waitFor(
    async () => {
      if (!(await isReady())) throw new Error(`the process is not ready:\n${child.log().join('\n')}`)
    },
    { timeout: 60_000, interval: 50 },
  )

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

/** Resolves once the API answers, ready or not. */
export const spawnApi = async (settings: Record<string, string>, folder?: string): Promise<TestNode> => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawnProcess('main-api', { ...settings, PORT: String(port) }, folder)
  await until(child, () => answers(`${url}/api/sante/vivant`))
  return { ...child, url }
}

/** Resolves once the API is ready. */
export const startApi = async (settings: Record<string, string>): Promise<TestNode> => {
  const node = await spawnApi(settings)
  await until(node, () => answers(`${node.url}/api/sante/pret`))
  return node
}

/** Resolves once the worker is ready. */
export const startWorkerProcess = async (settings: Record<string, string>): Promise<TestProcess> => {
  const child = spawnProcess('main-worker', settings)
  await until(child, async () => child.log().some((line) => line.includes('the worker is ready')))
  return child
}
