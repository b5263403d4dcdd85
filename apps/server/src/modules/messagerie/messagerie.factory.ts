import type { ReactionMessage } from '@entrelles/contract/modules/messagerie/messagerie.constants.ts'
import type { DiscussionId, MessageId } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { v7 as uuid } from 'uuid'
import type { Db } from '#db/client.ts'
import { inTransaction } from '#db/test-transaction.ts'
import {
  insertDiscussion,
  raiseNumero,
  raiseRevision,
  writeDemande,
} from './discussions/discussions.repository.ts'
import {
  insertParticipations,
  writeDernier,
  writeLu,
  writeRevision,
} from './discussions/participations.repository.ts'
import { empreinteOf } from './messages/empreinte.ts'
import { extraitOf } from './messages/extrait.ts'
import { findSent, insertMessage, writeReaction, type Citation } from './messages/messages.repository.ts'

/** The direct discussion of two members; `demande` if the first asks for a first contact. */
export const createDirecte = (
  db: Db,
  now: Date,
  [a, b]: readonly [string, string],
  { demande = false }: { readonly demande?: boolean } = {},
): Promise<DiscussionId> =>
  inTransaction(db, async (tx) => {
    const id = await insertDiscussion(tx, { type: 'directe', creeePar: a, autreId: b, demande }, now)
    if (id === undefined) throw new Error('these two members have a discussion')
    await insertParticipations(
      tx,
      { id, type: 'directe', numero: 0 },
      [
        { compteId: a, autreId: b, demande: demande ? 'envoyee' : 'aucune' },
        { compteId: b, autreId: a, demande: demande ? 'recue' : 'aucune' },
      ],
      now,
    )
    return id as DiscussionId
  })

/** Refuses a first contact. */
export const refuseContact = (db: Db, now: Date, id: string): Promise<void> =>
  inTransaction(db, (tx) => writeDemande(tx, id, { demande: 'refusee', repondueLe: now }))

/** A group, which its first member organises. */
export const createGroupe = (
  db: Db,
  now: Date,
  titre: string,
  compteIds: readonly string[],
): Promise<DiscussionId> =>
  inTransaction(db, async (tx) => {
    const [creeePar = ''] = compteIds
    const id = await insertDiscussion(tx, { type: 'groupe', titre, creeePar }, now)
    if (id === undefined) throw new Error('the group exists')
    const arrivees = compteIds.map((compteId, n) => ({ compteId, organisatrice: n === 0 }))
    await insertParticipations(tx, { id, type: 'groupe', numero: 0 }, arrivees, now)
    return id as DiscussionId
  })

/** Adds a member to a group: she reads what is written from then on. */
export const joinGroupe = (db: Db, now: Date, id: string, compteId: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { numero } = await tx
      .selectFrom('discussions')
      .where('id', '=', id)
      .select('numero')
      .executeTakeFirstOrThrow()
    await insertParticipations(tx, { id, type: 'groupe', numero }, [{ compteId }], now)
  })

type MessageFields = { readonly id?: string; readonly cite?: string; readonly nbFichiers?: number }

/** A message on the rows of all its participants. Nobody is told. */
export const addMessage = (
  db: Db,
  now: Date,
  { discussionId, auteureId }: { readonly discussionId: string; readonly auteureId: string },
  contenu = 'Bonjour !',
  { id = uuid(), cite, nbFichiers = 0 }: MessageFields = {},
): Promise<MessageId> =>
  inTransaction(db, async (tx) => {
    const citation = cite === undefined ? null : await citationOf(tx, cite)
    const { numero, revision } = await raiseNumero(tx, discussionId)
    const sent = { contenu, piecesJointes: [], citation: null }
    const empreinte = empreinteOf(sent)
    await insertMessage(
      tx,
      { id, discussionId, numero, revision, auteureId, contenu, citation, nbFichiers, empreinte },
      now,
    )
    await writeDernier(
      tx,
      discussionId,
      {
        numero,
        revision,
        auteureId,
        extrait: extraitOf(contenu),
        statut: 'envoye',
        piecesJointes: nbFichiers > 0,
        envoyeLe: now,
      },
      { now },
    )
    return id as MessageId
  })

const citationOf = async (db: Db, messageId: string): Promise<Citation> => {
  const { numero, contenu, auteureId } = await db
    .selectFrom('messages')
    .where('id', '=', messageId)
    .select(['numero', 'contenu', 'auteure_id as auteureId'])
    .executeTakeFirstOrThrow()
  return { messageId, numero, auteureId, extrait: extraitOf(contenu) }
}

export const reactToMessage = (
  db: Db,
  messageId: string,
  compteId: string,
  reaction: ReactionMessage,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const sent = await findSent(tx, messageId)
    if (!sent) throw new Error('no such message')
    const { discussionId, numero } = sent
    const revision = await raiseRevision(tx, discussionId)
    await writeReaction(tx, { discussionId, numero, revision }, compteId, reaction)
    await writeRevision(tx, discussionId, revision)
  })

/** She has read up to this message. */
export const readDiscussion = (db: Db, discussionId: string, compteId: string, numero: number) =>
  inTransaction(db, (tx) => writeLu(tx, { discussionId, compteId }, numero))
