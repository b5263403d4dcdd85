import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

// Below the ports that the system gives to outgoing connections: one of those could take it before it is used.
const FIRST = 10_000
const LAST = 29_999

/** A port that nobody listens to, nor will before whoever asked. */
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
