import { execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freePort } from '../../../apps/server/src/kit/test-ports.ts'
import { MOT_DE_PASSE } from '../../../apps/server/src/modules/session/session.factory.ts'

const SERVER = fileURLToPath(new URL('../../../apps/server', import.meta.url))
/** Separate from the product's own build, which a demo may be running. */
const OUTPUT = '.cache/bench-sql'

/** Builds the server as production does. */
export const buildServer = async (): Promise<void> => {
  await promisify(execFile)('npx', ['rolldown', '-c', 'rolldown.config.mjs', '-d', OUTPUT], { cwd: SERVER })
}

export type Api = {
  readonly logIn: (email: string) => Promise<string>
  readonly get: (token: string, path: string) => Promise<{ status: number; body: unknown }>
  readonly stop: () => Promise<void>
}

const untilReady = async (url: string): Promise<void> => {
  const deadline = Date.now() + 120_000
  const answers = () => fetch(`${url}/api/sante/pret`).catch(() => undefined)
  while ((await answers())?.ok !== true) {
    if (Date.now() > deadline) throw new Error('the server did not start')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Starts the product with one database connection, so that each call reuses the caches of the connection. */
export const startApi = async (databaseUrl: string): Promise<Api> => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [`${OUTPUT}/main-api.js`], {
    cwd: SERVER,
    env: {
      APP_ENV: 'test',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATABASE_POOL: '1',
      REDIS_PREFIX: `entrelles_bench:${randomUUID()}:`,
      LIMITS_FACTOR: '100000',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGKILL')
    await ended
  }
  try {
    await untilReady(url)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    stop,
    logIn: async (email) => {
      const answer = await fetch(`${url}/api/login_check`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: email, password: MOT_DE_PASSE }),
      })
      return ((await answer.json()) as { token: string }).token
    },
    get: async (token, path) => {
      const answer = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } })
      return { status: answer.status, body: await answer.json() }
    },
  }
}
