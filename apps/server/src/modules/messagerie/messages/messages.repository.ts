import type {
  ReactionMessage,
  StatutMessage,
} from '@entrelles/contract/modules/messagerie/messagerie.constants.ts'
import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import type { DB } from '#db/types.ts'
import type { Complete } from '#kit/complete.ts'

export type Citation = {
  readonly messageId: string
  readonly numero: number
  readonly auteureId: string | null
  readonly extrait: string
}

type NouveauMessage = {
  readonly id: string
  readonly discussionId: string
  readonly numero: number
  readonly revision: number
  readonly auteureId: string
  readonly contenu: string
  readonly citation: Citation | null
  readonly nbFichiers: number
  readonly empreinte: Buffer
}

/** Returns whether the id was new. */
export const insertMessage = async (
  db: Tx,
  { id, discussionId, numero, revision, auteureId, contenu, citation, nbFichiers, empreinte }: NouveauMessage,
  now: Date,
): Promise<boolean> => {
  const row = {
    id,
    discussion_id: discussionId,
    numero,
    revision,
    auteure_id: auteureId,
    contenu,
    citation: citation && JSON.stringify(citation),
    nb_fichiers: nbFichiers,
    empreinte,
    envoye_le: now,
  } satisfies Complete<DB['messages'], 'reactions' | 'statut' | 'modifie_le' | 'mots'>
  const inserted = await db
    .insertInto('messages')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Where a message is that was already sent under this id, and what was sent. */
export const findSent = (db: Tx, id: string) =>
  db
    .selectFrom('messages')
    .where('id', '=', id)
    .select(['discussion_id as discussionId', 'numero', 'auteure_id as auteureId', 'empreinte'])
    .executeTakeFirst()

/** A message of a discussion that is locked. */
export const findTenu = (db: Tx, discussionId: string, numero: number) =>
  db
    .selectFrom('messages')
    .where('discussion_id', '=', discussionId)
    .where('numero', '=', numero)
    .select(['id', 'numero', 'contenu', 'statut', 'auteure_id as auteureId', 'envoye_le as envoyeLe'])
    .select(['modifie_le as modifieLe', 'nb_fichiers as nbFichiers'])
    .executeTakeFirst()
export type MessageTenu = NonNullable<Awaited<ReturnType<typeof findTenu>>>

type Place = { readonly discussionId: string; readonly numero: number; readonly revision: number }

export const updateContenu = async (
  db: Tx,
  { discussionId, numero, revision }: Place,
  contenu: string,
  now: Date,
): Promise<void> => {
  await db
    .updateTable('messages')
    .set({ contenu, statut: 'modifie', modifie_le: now, revision })
    .where('discussion_id', '=', discussionId)
    .where('numero', '=', numero)
    .execute()
}

/** The numbers of the messages that quote this one. */
export const listCitants = async (db: Tx, discussionId: string, numero: number): Promise<number[]> => {
  const { rows } = await sql<{ numero: number }>`
    select numero from messages
    where discussion_id = ${discussionId} and citation is not null and (citation->>'numero')::int = ${numero}`.execute(
    db,
  )
  return rows.map((row) => row.numero)
}

/** Takes the words of a message away. */
export const eraseMessage = async (
  db: Tx,
  { discussionId, numero, revision }: Place,
  now: Date,
): Promise<void> => {
  await db
    .updateTable('messages')
    .set({ contenu: '', statut: 'supprime', citation: null, reactions: '{}', nb_fichiers: 0 })
    .set({ modifie_le: now, revision })
    .where('discussion_id', '=', discussionId)
    .where('numero', '=', numero)
    .execute()
}

/** Removes a quote, as one change of the message that has it. */
export const eraseCitation = async (db: Tx, { discussionId, numero, revision }: Place): Promise<void> => {
  await db
    .updateTable('messages')
    .set({ citation: null, revision })
    .where('discussion_id', '=', discussionId)
    .where('numero', '=', numero)
    .execute()
}

/** Hides a quote or shows it again, as one change of the message that has it. */
export const updateCitation = async (
  db: Tx,
  { discussionId, numero, revision }: Place,
  isMasquee: boolean,
): Promise<void> => {
  const citation = isMasquee ? sql`citation || '{"masquee": true}'` : sql`citation - 'masquee'`
  await sql`
    update messages set citation = ${citation}, revision = ${revision}
    where discussion_id = ${discussionId} and numero = ${numero}`.execute(db)
}

export const updateStatutMessage = async (
  db: Tx,
  { discussionId, numero, revision }: Place,
  statut: StatutMessage,
): Promise<void> => {
  await db
    .updateTable('messages')
    .set({ statut, revision })
    .where('discussion_id', '=', discussionId)
    .where('numero', '=', numero)
    .execute()
}

/** Replaces the reaction of a member; null takes it back. */
export const writeReaction = async (
  db: Tx,
  { discussionId, numero, revision }: Place,
  compteId: string,
  reaction: ReactionMessage | null,
): Promise<void> => {
  const reactions =
    reaction === null
      ? sql`reactions - ${compteId}::text`
      : sql`reactions || jsonb_build_object(${compteId}::text, ${reaction}::text)`
  await sql`
    update messages set reactions = ${reactions}, revision = ${revision}
    where discussion_id = ${discussionId} and numero = ${numero}`.execute(db)
}

/** A message of this discussion, to quote it. */
export const findCite = (db: Tx, discussionId: string, id: string) =>
  db
    .selectFrom('messages')
    .where('id', '=', id)
    .where('discussion_id', '=', discussionId)
    .select(['numero', 'statut', 'contenu', 'auteure_id as auteureId'])
    .executeTakeFirst()

/** Those of these files of hers that are pictures. */
export const listImages = async (
  db: Tx,
  compteId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('fichiers')
    .where('id', 'in', ids)
    .where('compte_id', '=', compteId)
    .where('type', '<>', 'pdf')
    .select('id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** The discussion and the number of a message. It does not check who reads them. */
export const findDiscussionId = (db: Tx, id: string) =>
  db
    .selectFrom('messages')
    .where('id', '=', id)
    .select(['discussion_id as discussionId', 'numero'])
    .executeTakeFirst()
