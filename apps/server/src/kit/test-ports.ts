import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

// Below the ephemeral ports: the system could give one of those to an outgoing connection before it is used.
const FIRST = 10_000
const LAST = 29_999

/** A port that is free and stays free until the caller uses it. */
export const freePort = async (): Promise<number> => {
  const port = randomInt(FIRST, LAST + 1)
  const server = createServer()
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, '0.0.0.0', () => resolve(true))
  })
  if (!isFree) return freePort()
  server.close()
  await once(server, 'close')
  return port
}
