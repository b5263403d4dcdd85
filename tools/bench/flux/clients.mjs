// Holds streams open in a process of its own, so that their memory is not the server's.
import { openStream } from './stream.mjs'

/** Connections that wait to be accepted at the same time. */
const TOGETHER = 100

let opened = []
let ended = 0

const open = async (port, tokens) => {
  const left = [...tokens]
  const one = async () => {
    for (let token = left.pop(); token !== undefined; token = left.pop())
      opened.push(await openStream(port, token, { onEnd: () => (ended += 1) }))
  }
  await Promise.all(Array.from({ length: TOGETHER }, one))
}

const obey = async ({ port, tokens, close }) => {
  if (close) {
    for (const socket of opened) socket.removeAllListeners('close').destroy()
    opened = []
  }
  if (tokens) await open(port, tokens)
  process.send({ opened: opened.length, ended })
}

process.on('message', (order) => void obey(order))
process.on('disconnect', () => process.exit())
