import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { dropClone, TEST_RUN_ID } from '../apps/server/src/db/test-template.ts'
import { loadEnv } from '../apps/server/src/kit/env.ts'
import { freePort } from '../apps/server/src/kit/test-ports.ts'
import { createClone } from './lib/test-clone.ts'
import { alive, descendants } from './lib/test-processes.ts'

const PORTS = ['WEB_PORT', 'API_PORT', 'SMTP_PORT', 'MAIL_PORT', 'PAYMENT_PORT'] as const

const database = new URL(loadEnv({ ...process.env, APP_ENV: 'test' }).DATABASE_URL)
database.pathname = `/entrelles_test_${TEST_RUN_ID}_dev_${randomUUID().slice(0, 8)}`

/** Removes this run's own settings from the environment of the command, and adds the given ones. */
const shell = (settings: Record<string, string> = {}): NodeJS.ProcessEnv => {
  const own = ['NODE_ENV', 'APP_ENV', 'PUBLIC_URL', 'DATABASE_URL', ...PORTS]
  const inherited = Object.entries(process.env).filter(([name]) => !own.includes(name))
  return { ...Object.fromEntries(inherited), ...settings }
}

let clone: string
let ports: Record<(typeof PORTS)[number], number>
let web: string

const startDev = (settings?: Record<string, string>) => {
  let output = ''
  const child = spawn(process.execPath, ['scripts/dev.mjs'], { cwd: clone, env: shell(settings) })
  const keep = (chunk: Buffer): void => void (output += chunk.toString())
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return { child, ended, output: () => output }
}
let dev: ReturnType<typeof startDev>

/** Retries for much longer than needed, because the machine may be loaded; stops once the command has exited. */
const eventually = <Value>(check: () => Promise<Value> | Value): Promise<Value> =>
  Promise.race([
    vi.waitFor(check, { timeout: 240_000, interval: 100 }),
    dev.ended.then(() => Promise.reject(new Error(`It ended.\n${dev.output()}`))),
  ])

const get = async (path: string): Promise<string> => {
  const answer = await fetch(`${web}${path}`)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
  return text
}

const edit = async (path: string, change: (text: string) => string): Promise<void> => {
  const file = join(clone, path)
  await writeFile(file, change(await readFile(file, 'utf8')))
}

const listens = async (port: number): Promise<boolean> => {
  const server = createServer()
  const refused = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(true))
    server.listen(port, '0.0.0.0', () => resolve(false))
  })
  if (!refused) await new Promise((resolve) => server.close(resolve))
  return refused
}

beforeAll(async () => {
  clone = await createClone('dev')
  const numbers = await Promise.all(PORTS.map(async (name) => [name, await freePort()] as const))
  ports = Object.fromEntries(numbers) as typeof ports
  web = `http://localhost:${ports.WEB_PORT}`
  const settings = {
    ...ports,
    API_PORT: 'overruled by the shell',
    DATABASE_URL: database.href,
    REDIS_PREFIX: `entrelles_test:${TEST_RUN_ID}:${randomUUID()}:`,
  }
  await writeFile(
    join(clone, '.env'),
    Object.entries(settings)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  )
  dev = startDev({ API_PORT: String(ports.API_PORT) })
})

afterAll(async () => {
  dev.child.kill('SIGKILL')
  await dev.ended
  await dropClone(database.href)
  await rm(clone, { recursive: true, force: true, maxRetries: 5 })
})

test('serves the first screen and the API, and prints accounts that can log in', async () => {
  await eventually(() => expect(dev.output()).toContain('Ctrl-C stops everything.'))
  expect(await get('/connexion')).toContain('/src/app/main.tsx')
  expect(await get('/src/app/main.tsx')).toContain('createRoot')
  expect(JSON.parse(await get('/api/sante/pret'))).toMatchObject({ etat: 'pret' })
  expect(dev.output()).toContain(`Application          ${web}`)

  const [, password] = /Accounts, password (\S+)/.exec(dev.output()) ?? []
  const [username] = /administratrice@\S+/.exec(dev.output()) ?? []
  const login = await fetch(`${web}/api/login_check`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  expect(login.status, await login.text()).toBe(200)
})

test('each unusable port is reported in one line with its setting, before anything starts', async () => {
  const other = startDev({ API_PORT: 'abc', MAIL_PORT: String(await freePort()) })
  expect(await other.ended).toBe(1)
  expect(other.output().trim().split('\n')).toEqual([
    `Port ${ports.WEB_PORT} is taken. Choose another: WEB_PORT=… npm run dev`,
    'API_PORT=abc is not a port.',
    `Port ${ports.SMTP_PORT} is taken. Choose another: SMTP_PORT=… npm run dev`,
    `Port ${ports.PAYMENT_PORT} is taken. Choose another: PAYMENT_PORT=… npm run dev`,
  ])
})

const ROUTES = 'apps/server/src/modules/sante/sante.routes.ts'
const CONTRACT = 'packages/contract/src/modules/sante/sante.endpoints.ts'

test('edits of the server and of the contract change the responses', async () => {
  for (const file of [CONTRACT, ROUTES]) await edit(file, (text) => text.replace(`'vivant'`, `'bien vivant'`))
  await eventually(async () => expect(await get('/api/sante/vivant')).toContain('bien vivant'))
})

test('a compilation error is reported while the API keeps running; after a crash at start the API restarts at the next edit', async () => {
  const written = await readFile(join(clone, ROUTES), 'utf8')
  await edit(ROUTES, (text) => `${text}\nconst = faute\n`)
  await eventually(() => expect(dev.output()).toMatch(/build +│ [^]*sante\.routes\.ts/))
  expect(await get('/api/sante/vivant')).toContain('bien vivant')

  await edit(ROUTES, () => `${written}\nfauteAuDemarrage()\n`)
  await eventually(() =>
    expect(dev.output()).toContain('api stopped (1): it starts again at the next change'),
  )
  expect(dev.output()).toContain('fauteAuDemarrage is not defined')

  await edit(ROUTES, () => written.replace('bien vivant', 'vivant de nouveau'))
  await edit(CONTRACT, (text) => text.replace('bien vivant', 'vivant de nouveau'))
  await eventually(async () => expect(await get('/api/sante/vivant')).toContain('vivant de nouveau'))
})

test('an edit of the web is served', async () => {
  await edit('apps/web/src/app/main.tsx', (text) => `${text}\nwindow.name = 'retouche'\n`)
  await eventually(async () => expect(await get('/src/app/main.tsx')).toContain('retouche'))
})

test('SIGINT to the command alone leaves no process and no open port', async () => {
  const started = descendants(dev.child.pid ?? 0)
  expect(started.length).toBeGreaterThanOrEqual(5)
  dev.child.kill('SIGINT')
  expect(await dev.ended).toBe(0)
  expect(alive(started)).toEqual([])
  for (const port of Object.values(ports)) expect(await listens(port), String(port)).toBe(false)
})
