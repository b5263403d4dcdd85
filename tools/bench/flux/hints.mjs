// The time until an open stream on one node learns of a message that another node has taken.
import { randomUUID } from 'node:crypto'
import { createProfil } from '../../../apps/server/src/modules/adherentes/adherentes.factory.ts'
import { createDirecte } from '../../../apps/server/src/modules/messagerie/messagerie.factory.ts'
import { MOT_DE_PASSE } from '../../../apps/server/src/modules/session/session.factory.ts'
import { pause, quantile } from './nodes.mjs'
import { openStream } from './stream.mjs'

/** Two members, logged in, and their discussion. */
export const createScene = async (db, node) => {
  const memberOf = async (prenom) => {
    const { id, email } = await createProfil(db, new Date(), { compte: { prenom, nom: 'Sarr' } })
    const answer = await fetch(`${node.url}/api/login_check`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: email, password: MOT_DE_PASSE }),
    })
    const session = await answer.text()
    return { id, session, token: JSON.parse(session).token }
  }
  const [awa, lea] = [await memberOf('Awa'), await memberOf('Léa')]
  return { awa, lea, id: await createDirecte(db, new Date(), [awa.id, lea.id]) }
}

/** Sends a message; returns the instants of the request and of its response. */
export const send = async (node, { token }, id, contenu) => {
  const sentAt = performance.timeOrigin + performance.now()
  const answer = await fetch(`${node.url}/api/discussions/${id}/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ id: randomUUID(), contenu }),
  })
  const { revision } = await answer.json()
  if (answer.status !== 201) throw new Error(`a message was answered with ${answer.status}`)
  return { revision, sentAt, answeredAt: performance.timeOrigin + performance.now() }
}

export const linesOf = (name, figures) => [
  name,
  ...[0.5, 0.99, 1].map((share) => `${quantile(figures, share).toFixed(1)} ms`),
]

/** Sends messages on the first node, one after the other, and follows them on the second. */
export const measureHints = async (db, [one, other], messages) => {
  const { awa, lea, id } = await createScene(db, one)
  const heard = new Map()
  const onText = (text) => {
    for (const [, revision] of text.matchAll(/"revision":(\d+)/g))
      heard.set(Number(revision), performance.timeOrigin + performance.now())
  }
  const socket = await openStream(other.port, lea.token, { onText })
  const sent = []
  for (let n = 0; n < messages; n += 1) {
    sent.push(await send(one, awa, id, `Message ${n}`))
    await pause(10 + Math.random() * 40)
  }
  await pause(1000)
  socket.destroy()
  const missing = sent.filter(({ revision }) => !heard.has(revision)).length
  if (missing > 0) throw new Error(`${missing} hints of ${messages} did not arrive`)
  return [
    linesOf(
      'from the response',
      sent.map(({ revision, answeredAt }) => Math.max(0, heard.get(revision) - answeredAt)),
    ),
    linesOf(
      'from the request, with the write',
      sent.map(({ revision, sentAt }) => heard.get(revision) - sentAt),
    ),
  ]
}
