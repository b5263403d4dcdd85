import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { CHANGEMENTS_MAX } from '@entrelles/contract/modules/messagerie/messagerie.constants.ts'
import type { FenetreMessages } from '@entrelles/contract/modules/messagerie/messagerie.forms.ts'
import type {
  ChangementsMessages,
  Message,
  PageMessages,
} from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Reading } from '../messagerie.columns.ts'
import { DERNIER, readMessages } from './read-messages.ts'

type Sql = RawBuilder<unknown>

/** Numbers follow each other, so that a page is a range of them: from the first to the last that the reader may read. */
const rangeOf = ({
  avant,
  apres,
  autour,
  limit,
}: FenetreMessages): { readonly name: string; readonly from: Sql; readonly to: Sql } => {
  const after = (first: number) => ({
    name: 'fenetre',
    from: sql`${first}::int`,
    to: sql`${first + limit - 1}::int`,
  })
  if (avant !== undefined) return after(avant - limit)
  if (apres !== undefined) return after(apres + 1)
  if (autour !== undefined) return after(autour - Math.floor(limit / 2))
  return { name: 'derniers', from: sql`${DERNIER} - ${limit - 1}::int`, to: DERNIER }
}

/** A page of a thread, in the order of the numbers. */
export const listMessages = async (
  id: string,
  fenetre: FenetreMessages,
  reading: Reading,
): Promise<PageMessages> => {
  const { name, from, to } = rangeOf(fenetre)
  const lus = await readMessages(id, reading, {
    name,
    page: sql`
      select m.* from p join messages m on m.discussion_id = p.discussion_id
        and m.numero between greatest(${from}, p.depuis_numero) and least(${to}, ${DERNIER})`,
    order: sql`m.numero`,
  })
  if (!lus) throw commonErrors.introuvable()
  const { messages, auteures, revision, vu: vuJusqua, lectures, depuis, dernier } = lus
  const [first, last] = [messages[0]?.numero, messages.at(-1)?.numero]
  return {
    messages,
    auteures,
    revision,
    vuJusqua,
    lectures,
    avant: first !== undefined && first > depuis,
    apres: last !== undefined && last < dernier,
  }
}

/**
 * What has changed since a revision, the oldest change first. Who has left always reads again what has changed since then, and can
 * tell from no revision when it did.
 */
export const listChangements = async (
  id: string,
  depuisRevision: number,
  reading: Reading,
): Promise<ChangementsMessages> => {
  const lus = await readMessages(id, reading, {
    name: 'changements',
    page: sql`
      select m.* from p cross join lateral (
        select m.* from messages m where m.discussion_id = p.discussion_id and m.revision > (
          case when p.quittee_le is null then ${depuisRevision}::int else least(${depuisRevision}::int, p.revision) end)
          -- As differences, so that the index of revisions is read, and not that of numbers.
          and m.numero - p.depuis_numero >= 0 and m.numero - ${DERNIER} <= 0
        order by m.revision limit ${CHANGEMENTS_MAX + 1}) m`,
    order: sql`m.revision`,
  })
  if (!lus) throw commonErrors.introuvable()
  const { auteures, vu: vuJusqua, lectures } = lus
  const messages = lus.messages.slice(0, CHANGEMENTS_MAX)
  const derniere = messages.at(-1)?.revision ?? lus.revision
  const plus = lus.messages.length > CHANGEMENTS_MAX && derniere > depuisRevision
  const revision = plus ? derniere : lus.revision
  const inOrder = messages.toSorted((a, b) => a.numero - b.numero)
  return { messages: inOrder, auteures, revision, vuJusqua, lectures, plus }
}

/** The discussion and the number of a message that she may read. */
export const findPlace = async (reading: Pick<Reading, 'db' | 'actor'>, messageId: string) => {
  const { rows } = await sql<{ discussionId: string; numero: number }>`
    select m.discussion_id as "discussionId", m.numero from messages m
    join participations_discussion p on p.discussion_id = m.discussion_id and p.compte_id = ${reading.actor.id}
    where m.id = ${messageId} and m.numero >= p.depuis_numero
      and (p.quittee_le is null or m.numero <= p.dernier_message_id)`.execute(reading.db)
  return rows[0]
}

/** A message and the numbers around it, as the reader sees them; undefined if she does not. */
export const findMessages = async (messageId: string, around: number, reading: Reading) => {
  const place = await findPlace(reading, messageId)
  if (!place) return undefined
  const { discussionId, numero } = place
  const lus = await readMessages(discussionId, reading, {
    name: 'autour',
    page: sql`
      select m.* from p join messages m on m.discussion_id = p.discussion_id
        and m.numero between greatest(${numero - around}::int, p.depuis_numero)
          and least(${numero + around}::int, ${DERNIER})`,
    order: sql`m.numero`,
  })
  const message = lus?.messages.find((one) => one.numero === numero)
  return lus && message && { ...lus, message }
}

export const getMessage = async (messageId: string, reading: Reading): Promise<Message> => {
  const found = await findMessages(messageId, 0, reading)
  if (!found) throw commonErrors.introuvable()
  return found.message
}
