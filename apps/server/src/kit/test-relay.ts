import { once } from 'node:events'
import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net'
import { Transform } from 'node:stream'

export type TestRelay = {
  /** The address of the server, through the relay. */
  readonly url: string
  /** Delays each answer of the server, like a distant or overloaded one. */
  readonly slow: (ms: number) => void
  /** Keeps what its open connections receive, like a server that hangs; new connections work. */
  readonly hang: () => void
  readonly close: () => void
}

/** A TCP relay in front of PostgreSQL, which delays or keeps what passes. */
export const startTestRelay = async (url: string): Promise<TestRelay> => {
  const { hostname, port } = new URL(url)
  const sockets: Socket[] = []
  let delayMs = 0
  const late = () =>
    new Transform({ transform: (chunk, _encoding, done) => void setTimeout(done, delayMs, null, chunk) })
  const relay = createServer((from) => {
    const to = createConnection({ host: hostname, port: Number(port || 5432) })
    from.pipe(to).pipe(late()).pipe(from)
    from.on('close', () => to.destroy())
    for (const socket of [from, to]) sockets.push(socket.on('error', () => undefined))
  })
  relay.listen(0, '127.0.0.1')
  await once(relay, 'listening')
  const through = new URL(url)
  through.host = `127.0.0.1:${(relay.address() as AddressInfo).port}`
  return {
    url: through.href,
    slow: (ms) => {
      delayMs = ms
    },
    hang: () => sockets.forEach((socket) => socket.unpipe().pause()),
    close: () => {
      for (const socket of sockets) socket.destroy()
      relay.close()
    },
  }
}
