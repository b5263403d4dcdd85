import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
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

export type TestProcess = {
  readonly kill: (signal: NodeJS.Signals) => void
  /** The exit code; null if a signal ended it. */
  readonly ended: Promise<number | null>
  /** The lines written to stdout and stderr. */
  readonly log: () => string[]
}
export type TestNode = TestProcess & { readonly url: string }

/** Starts a process without waiting for it. */
export const spawnProcess = (
  name: 'main-api' | 'main-worker',
  settings: Record<string, string>,
): TestProcess => {
  let output = ''
  const child = spawn(process.execPath, [`${OUTPUT}/${name}.js`], {
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

/** Resolves once the API is ready. */
export const startApi = async (settings: Record<string, string>): Promise<TestNode> => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawnProcess('main-api', { ...settings, PORT: String(port) })
  await until(child, () =>
    fetch(`${url}/api/sante/pret`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  return { ...child, url }
}

/** Resolves once the worker is ready. */
export const startWorkerProcess = async (settings: Record<string, string>): Promise<TestProcess> => {
  const child = spawnProcess('main-worker', settings)
  await until(child, async () => child.log().some((line) => line.includes('the worker is ready')))
  return child
}
