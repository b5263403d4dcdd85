import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { createDb } from '../../../apps/server/src/db/client.ts'
import {
  addMessage,
  createDirecte,
  createGroupe,
  readDiscussion,
} from '../../../apps/server/src/modules/messagerie/messagerie.factory.ts'
import { createCompte } from '../../../apps/server/src/modules/session/session.factory.ts'

const MESSAGES = 3
const PARTICIPANTES = { directe: 2, groupe: 5 } as const
type Type = keyof typeof PARTICIPANTES

const TABLES = { discussions: 'id', participations_discussion: 'discussion_id', messages: 'discussion_id' }

/** A value without what differs between two discussions of one kind: numbers count from the last message. */
const shapeOf = (value: unknown): string => {
  if (value instanceof Date) return 'an instant'
  if (Buffer.isBuffer(value)) return `${value.length} bytes`
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-/.test(text)) return `an id of version ${text[14]}`
  return typeof value !== 'string' || /^[a-z_]+$/.test(text) ? text : 'a text'
}

/** The different values of each column of a discussion, of its participants and of its messages. */
const shapesOf = async (client: pg.Client, id: string): Promise<Map<string, string>> => {
  const shapes = new Map<string, string>()
  for (const [table, column] of Object.entries(TABLES)) {
    const { rows } = await client.query<Record<string, unknown>>(
      `select * from ${table} where ${column} = $1`,
      [id],
    )
    for (const name of Object.keys(rows[0] ?? {})) {
      const values = rows.map((row) => shapeOf(row[name])).toSorted()
      shapes.set(`${table}.${name}`, [...new Set(values)].join(', '))
    }
  }
  return shapes
}

/** A discussion of three messages that the product writes, each of them read before the next. */
const writeOne = async (url: string, type: Type): Promise<string> => {
  const db = createDb({ url, poolSize: 1, name: 'entrelles-bench' })
  try {
    const now = new Date()
    const ids: string[] = []
    for (let n = 0; n < PARTICIPANTES[type]; n += 1) ids.push((await createCompte(db, now)).id)
    const [a = '', b = ''] = ids
    const id =
      type === 'directe'
        ? await createDirecte(db, now, [a, b])
        : await createGroupe(db, now, 'Le groupe', ids)
    for (let n = 1; n <= MESSAGES; n += 1) {
      const auteureId = ids[n % ids.length] ?? a
      // The ids of messages come from the devices.
      await addMessage(db, now, { discussionId: id, auteureId }, 'Bonjour à toutes', { id: randomUUID() })
      for (const lectriceId of ids.filter((one) => one !== auteureId))
        await readDiscussion(db, id, lectriceId, n)
    }
    return id
  } finally {
    await db.destroy()
  }
}

const FILLED = `
  select d.id from discussions d
  where d.type = $1 and d.numero = ${MESSAGES} and d.nb_participantes = $2 and not exists (
    select from participations_discussion p where p.discussion_id = d.id and (p.lu_jusqua < p.dernier_message_id or p.epinglee))
  limit 1`

/** Compares the filled discussions with those that the product writes, column by column. */
export const checkShapes = async (url: string, client: pg.Client): Promise<void> => {
  for (const type of Object.keys(PARTICIPANTES) as Type[]) {
    const { rows } = await client.query<{ id: string }>(FILLED, [type, PARTICIPANTES[type]])
    const [filled, written] = [
      await shapesOf(client, rows[0]?.id ?? ''),
      await shapesOf(client, await writeOne(url, type)),
    ]
    const differences = [...written].filter(([column, shape]) => filled.get(column) !== shape)
    if (differences.length > 0)
      throw new Error(
        `a filled ${type} differs from the product's:\n${differences
          .map(([column, shape]) => `${column}: ${filled.get(column)} instead of ${shape}`)
          .join('\n')}`,
      )
  }
}
