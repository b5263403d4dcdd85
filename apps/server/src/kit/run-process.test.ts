import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#db/test-database.ts'

const SERVER = fileURLToPath(new URL('../..', import.meta.url))

/** A process that closes two things when it stops, the second slowly. */
const PROGRAM = `
  import { setTimeout as wait } from 'node:timers/promises'
  import { runProcess } from '#kit/run-process.ts'
  await runProcess('worker', async ({ onStop }) => {
    setInterval(() => undefined, 1000)
    onStop(() => console.log('closed: first'))
    onStop(async () => { await wait(100); console.log('closed: last') })
    console.log('ready')
  })`

test('[F4] a process that receives SIGTERM closes what it opened, the last first, then ends', async () => {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  const env = { APP_ENV: 'test', DATABASE_URL: database.url, LOG_LEVEL: 'silent' }
  const child = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM], { cwd: SERVER, env })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  child.stdout.on('data', (data: Buffer) => (said += data.toString()))
  child.stderr.on('data', (data: Buffer) => (said += data.toString()))
  await expect.poll(() => said, { timeout: 20_000 }).toContain('ready')
  child.kill('SIGTERM')
  const [code] = (await once(child, 'exit')) as [number | null]
  expect([code, said.trim().split('\n')]).toEqual([0, ['ready', 'closed: last', 'closed: first']])
}, 30_000)
