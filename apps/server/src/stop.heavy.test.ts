import { Agent, request } from 'node:http'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildProcesses, type TestNode } from '#kit/test-processes.ts'
import { createFleet, type Fleet } from '#kit/test-fleet.ts'

let fleet: Fleet
let node: TestNode
beforeAll(buildProcesses)
beforeEach(async () => {
  fleet = await createFleet({ LOG_LEVEL: 'debug' })
  node = await fleet.startApi()
})
afterEach(() => fleet.close())

type Outcome = { status?: number; closes?: boolean; error?: NodeJS.ErrnoException; reused: boolean }

const get = (url: string, agent: Agent): Promise<Outcome> =>
  new Promise((resolve) => {
    const call = request(url, { agent }, (answer) => {
      answer.resume()
      answer.on('error', (error) => resolve({ error, reused: call.reusedSocket }))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          closes: answer.headers.connection === 'close',
          reused: call.reusedSocket,
        }),
      )
    })
    call.on('error', (error) => resolve({ error, reused: call.reusedSocket }))
    call.end()
  })

/** Nobody listens any more, or the node closed an idle connection just as the client wrote to it. */
const isGone = ({ error, reused }: Outcome): boolean =>
  error !== undefined && (error.code === 'ECONNREFUSED' || (reused && error.code === 'ECONNRESET'))

/** Sends requests in sequence on a keep-alive connection, like a proxy, until the node is gone. */
const callUntilGone = async (url: string): Promise<Outcome[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const outcomes: Outcome[] = []
  for (;;) {
    const outcome = await get(url, agent)
    if (isGone(outcome)) break
    outcomes.push(outcome)
    if (outcome.error) break
  }
  agent.destroy()
  return outcomes
}

test('a node that receives SIGTERM under load fails no request, and exits within 10 s', async () => {
  const load = Array.from({ length: 16 }, () => callUntilGone(`${node.url}/api/villes?codePostal=51300`))
  const served = () => node.log().filter((line) => line.includes('answered')).length
  await expect.poll(served, { timeout: 60_000 }).toBeGreaterThan(500)
  const start = performance.now()
  node.kill('SIGTERM')
  expect(await node.ended).toBe(0)
  expect(performance.now() - start).toBeLessThan(10_000)
  const outcomes = (await Promise.all(load)).flat()
  expect(outcomes.length).toBeGreaterThan(500)
  expect(outcomes.filter(({ status }) => status !== 200)).toEqual([])
})

test('a node that receives SIGTERM answers the slow requests in progress', async () => {
  const logins = Array.from({ length: 10 }, () =>
    fetch(`${node.url}/api/login_check`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'inconnue@entrelles.test', password: 'Demo-2026!' }),
    }).then(({ status }) => status),
  )
  const begun = () =>
    node.log().filter((line) => line.includes('received') && line.includes('login_check')).length
  await expect.poll(begun, { timeout: 60_000, interval: 1 }).toBe(10)
  node.kill('SIGTERM')
  expect(await Promise.all(logins)).toEqual(Array(10).fill(401))
  expect(await node.ended).toBe(0)
})
