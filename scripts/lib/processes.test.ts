import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { alive, descendants } from './test-processes.ts'

/** Ignores SIGTERM. */
const STUBBORN = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('two programs run')`
const PROGRAM = `
  require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(STUBBORN)}], { stdio: 'inherit' })
  setInterval(() => {}, 1000)
`
const COMMAND = `
  import { start, stopWithUs } from ${JSON.stringify(new URL('./processes.mjs', import.meta.url).href)}
  stopWithUs()
  start('essai', ['-e', ${JSON.stringify(PROGRAM)}])
`

const patience = { timeout: 60_000, interval: 50 }

test.for(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'] as const)(
  '%s to a command alone ends its child and grandchild processes',
  async (signal) => {
    const command = spawn(process.execPath, ['--input-type=module', '-e', COMMAND])
    let output = ''
    command.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    await vi.waitFor(() => expect(output).toBe('essai  │ two programs run\n'), patience)
    const started = descendants(command.pid ?? 0)
    expect(started).toHaveLength(2)

    command.kill(signal)
    await once(command, 'exit')
    await vi.waitFor(() => expect(alive(started)).toEqual([]), patience)
  },
)
