import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, statSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../apps/server/src/kit/test-ports.ts'

export type Groonga = {
  /** Runs a command; returns the body of its answer. */
  readonly run: (command: string, options?: Readonly<Record<string, string>>) => Promise<unknown>
  readonly load: (table: string, rows: readonly object[]) => Promise<void>
  /** What its process holds in memory, and what its files take, in MB. */
  readonly size: () => Promise<{ memory: number; disk: number }>
  readonly stop: () => Promise<void>
}

const MEGA = 1024 * 1024

const untilReady = async (url: string): Promise<void> => {
  const deadline = Date.now() + 10_000
  while ((await fetch(`${url}/d/status`).catch(() => undefined))?.ok !== true) {
    if (Date.now() > deadline) throw new Error('groonga did not start: apt-get install groonga-bin')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Starts a server of groonga on an empty database, removed when it stops. */
export const startGroonga = async (): Promise<Groonga> => {
  const dir = await mkdtemp(join(tmpdir(), 'entrelles-groonga-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const args = ['-s', '--protocol', 'http', '--bind-address', '127.0.0.1', '-p', String(port)]
  const child = spawn('groonga', [...args, '--log-path', join(dir, 'log'), '-n', join(dir, 'db')], {
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  await untilReady(url)
  const read = async (answer: Response): Promise<unknown> => {
    const [[status, , , message], body] = (await answer.json()) as [
      [number, number, number, string?],
      unknown,
    ]
    if (status !== 0) throw new Error(`groonga: ${message}`)
    return body
  }
  return {
    run: async (command, options = {}) =>
      read(await fetch(`${url}/d/${command}?${new URLSearchParams(options)}`)),
    load: async (table, rows) => {
      const body = JSON.stringify(rows)
      const headers = { 'content-type': 'application/json' }
      await read(await fetch(`${url}/d/load?table=${table}`, { method: 'POST', headers, body }))
    },
    size: async () => {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
      const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0)
      const disk = globSync(join(dir, 'db*')).reduce((total, path) => total + statSync(path).blocks * 512, 0)
      return { memory: kilobytes / 1024, disk: disk / MEGA }
    },
    stop: async () => {
      child.kill('SIGINT')
      await ended
      await rm(dir, { recursive: true, force: true })
    },
  }
}
