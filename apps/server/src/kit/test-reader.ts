import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/** Opened at a steady pace, whatever the answers take. */
const PACE_MS = 20

const { url, token } = workerData as { url: string; token: string }
let goes = true
parentPort?.on('message', () => (goes = false))

const open = async (): Promise<number> => {
  const start = performance.now()
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  await answer.text()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return performance.now() - start
}

const times: Promise<number>[] = []
while (goes) {
  times.push(open())
  await wait(PACE_MS)
}
parentPort?.postMessage((await Promise.all(times)).toSorted((a, b) => a - b))
