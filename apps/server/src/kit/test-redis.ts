import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SharedMemory } from './redis.ts'
import { freePort } from './test-ports.ts'

export type TestRedis = {
  readonly url: string
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
  /** Keeps its connections but answers nothing, like a swapping machine or a network that drops packets. */
  readonly freeze: () => void
  readonly thaw: () => void
  readonly close: () => Promise<void>
}

const PATIENCE_MS = 30_000

/** Does not use Vitest, because browser tests start a Redis too. */
const until = async (isTrue: () => Promise<boolean>, problem: string): Promise<void> => {
  const deadline = Date.now() + PATIENCE_MS
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(problem)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Waits for Redis: a process starts without it, and connects as soon as it answers. */
export const untilReachable = (memory: SharedMemory): Promise<void> =>
  until(() => memory.isReachable(), 'redis was not reached')

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

/** A separate Redis, which a test can stop or freeze without affecting other tests. */
export const startTestRedis = async (): Promise<TestRedis> => {
  const port = await freePort()
  const dir = await mkdtemp(join(tmpdir(), 'entrelles-redis-'))
  let child: ChildProcess | undefined
  const start = async () => {
    const args = ['--port', String(port), '--save', '', '--appendonly', 'no', '--dir', dir]
    child = spawn('redis-server', args, { stdio: 'ignore' })
    await until(() => answers(port), 'redis-server did not answer')
  }
  const stop = async () => {
    const running = child
    child = undefined
    if (!running) return
    running.kill('SIGKILL')
    await once(running, 'exit')
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    stop,
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    close: async () => {
      await stop()
      await rm(dir, { recursive: true, force: true })
    },
  }
}
