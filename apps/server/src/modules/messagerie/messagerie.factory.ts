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
  correctDernier,
  endParticipationOf,
  insertParticipations,
  writeDernier,
  writeLu,
  writeRevision,
} from './discussions/participations.repository.ts'
import { empreinteOf } from './messages/empreinte.ts'
import { extraitOf } from './messages/extrait.ts'
import {
  eraseMessage,
  findSent,
  findTenu,
  insertMessage,
  updateContenu,
  writeReaction,
  type Citation,
} from './messages/messages.repository.ts'
import { addInscrites, addToDiscussion } from './portes/discussions-liees.repository.ts'

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

type Liee = { readonly titre: string } & (
  { readonly evenementId: string } | { readonly territoireId: string }
)

/** The discussion of an event with its registrants, or of a branch; its first member organises, the others have joined. */
export const createLiee = (
  db: Db,
  now: Date,
  liee: Liee,
  [organisatrice = '', ...autres]: readonly string[],
): Promise<DiscussionId> =>
  inTransaction(db, async (tx) => {
    const type = 'evenementId' in liee ? 'evenement' : 'territoire'
    const id = await insertDiscussion(tx, { type, creeePar: organisatrice, ...liee }, now)
    if (id === undefined) throw new Error('its discussion exists')
    if (type === 'evenement') await addInscrites(tx, id, now)
    const arrivees = autres.map((compteId) => ({ compteId }))
    await addToDiscussion(tx, id, [{ compteId: organisatrice, organisatrice: true }, ...arrivees], now)
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

/** A member leaves a group: she reads what was written until then. */
export const leaveGroupe = (db: Db, now: Date, id: string, compteId: string): Promise<void> =>
  inTransaction(db, (tx) => endParticipationOf(tx, id, compteId, now))

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

/** Other words of a message; null deletes it. Nobody is told, and its quotes and files stay. */
export const changeMessage = (db: Db, now: Date, messageId: string, contenu: string | null): Promise<void> =>
  inTransaction(db, async (tx) => {
    const sent = await findSent(tx, messageId)
    const message = sent && (await findTenu(tx, sent.discussionId, sent.numero))
    if (!sent || !message) throw new Error('no such message')
    const { discussionId, numero } = sent
    const revision = await raiseRevision(tx, discussionId)
    const place = { discussionId, numero, revision }
    if (contenu === null) await eraseMessage(tx, place, now)
    else await updateContenu(tx, place, contenu, now)
    await correctDernier(tx, discussionId, {
      numero,
      extrait: extraitOf(contenu ?? ''),
      statut: contenu === null ? 'supprime' : 'modifie',
      piecesJointes: contenu !== null && message.nbFichiers > 0,
    })
    await writeRevision(tx, discussionId, revision)
  })

/** She has read up to this message. */
export const readDiscussion = (db: Db, discussionId: string, compteId: string, numero: number) =>
  inTransaction(db, (tx) => writeLu(tx, { discussionId, compteId }, numero))
