import type {
  StatutMessage,
  TypeDiscussion,
} from '@entrelles/contract/modules/messagerie/messagerie.constants.ts'
import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import type { DemandeParticipante } from '../messagerie.columns.ts'

type Arrivee = {
  readonly compteId: string
  readonly organisatrice?: boolean
  readonly autreId?: string
  readonly demande?: DemandeParticipante
}

type Place = { readonly id: string; readonly type: TypeDiscussion; readonly numero: number }

/** Adds participants: they read what is written from then on. One who comes back reads nothing of what came before. */
export const insertParticipations = async (
  db: Tx,
  { id, type, numero }: Place,
  arrivees: readonly Arrivee[],
  now: Date,
): Promise<void> => {
  if (arrivees.length === 0) return
  const [at, from] = [now.toISOString(), numero + 1]
  await db
    .insertInto('participations_discussion')
    .values(
      arrivees.map(({ compteId, organisatrice = false, autreId, demande = 'aucune' }) => ({
        discussion_id: id,
        compte_id: compteId,
        type,
        autre_id: autreId ?? null,
        demande,
        organisatrice,
        dernier_message_id: numero,
        lu_jusqua: numero,
        depuis_numero: from,
        dernier_le: at,
        rejointe_le: at,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['discussion_id', 'compte_id'])
        .doUpdateSet({
          quittee_le: null,
          organisatrice: false,
          dernier_message_id: numero,
          lu_jusqua: numero,
          depuis_numero: from,
          dernier_le: at,
          rejointe_le: at,
          dernier_auteure_id: null,
          dernier_extrait: '',
          archivee: false,
          avertie_numero: null,
        })
        .where('participations_discussion.quittee_le', 'is not', null),
    )
    .execute()
}

/** Those who take part now. */
export const listParticipantes = async (db: Tx, discussionId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('participations_discussion')
    .where('discussion_id', '=', discussionId)
    .where('quittee_le', 'is', null)
    .select('compte_id')
    .execute()
  return rows.map(({ compte_id }) => compte_id)
}

/** What the inbox shows of the last message. */
export type Dernier = {
  readonly numero: number
  readonly revision: number
  readonly auteureId: string | null
  readonly extrait: string
  readonly statut: StatutMessage
  readonly piecesJointes: boolean
  readonly envoyeLe: Date | string
}

/** The next participants of a discussion, in the order of their accounts. */
export const listLot = async (
  db: Tx,
  discussionId: string,
  apres: string,
  limit: number,
): Promise<string[]> => {
  const rows = await db
    .selectFrom('participations_discussion')
    .where('discussion_id', '=', discussionId)
    .where('compte_id', '>', apres)
    .orderBy('compte_id')
    .limit(limit)
    .select('compte_id')
    .execute()
  return rows.map(({ compte_id }) => compte_id)
}

export type Avisee = {
  readonly compteId: string
  /** She is told: the message is readable, she is not its author, has not muted the discussion, and no block hides the author. */
  readonly isAvisee: boolean
  /** She gets a mail too: none was planned since she last came back to the discussion. */
  readonly isPrevenue: boolean
}

/** Writes a new message on the rows of its participants, or of some of them. Returns these members, and how each is notified. */
export const writeDernier = async (
  db: Tx,
  discussionId: string,
  { numero, revision, auteureId, extrait, statut, piecesJointes, envoyeLe }: Dernier,
  { now, among }: { readonly now: Date; readonly among?: readonly string[] },
): Promise<Avisee[]> => {
  const some = among === undefined ? sql`` : sql`and p.compte_id = any (${among}::uuid[])`
  const isLisible = auteureId !== null && (statut === 'envoye' || statut === 'modifie')
  const isAvisee = sql`(${isLisible}::boolean and p.compte_id <> ${auteureId}::uuid
    and (p.muette_jusquau is null or p.muette_jusquau <= ${now})
    and not exists (select from blocages b where b.compte_id = p.compte_id and b.autre_id = ${auteureId}::uuid))`
  const { rows } = await sql<Avisee>`
    update participations_discussion p
    set dernier_message_id = ${numero}, dernier_le = ${envoyeLe}, dernier_auteure_id = ${auteureId},
      dernier_extrait = ${extrait}, dernier_statut = ${statut}, dernier_fichiers = ${piecesJointes}, archivee = false,
      revision = case when p.type = 'directe' then ${revision}::int else 0 end,
      lu_jusqua = case when p.compte_id = ${auteureId} then ${numero}::bigint else p.lu_jusqua end,
      avertie_numero = case when p.compte_id = ${auteureId} then null
        else coalesce(p.avertie_numero, case when ${isAvisee} then ${numero}::int end) end
    where p.discussion_id = ${discussionId} and p.quittee_le is null and p.dernier_message_id < ${numero} ${some}
    returning p.compte_id as "compteId", ${isAvisee} as "isAvisee",
      coalesce(p.avertie_numero = ${numero}, false) as "isPrevenue"`.execute(db)
  return rows
}

/** Shows another state of a message on the rows of those for whom it is the last. */
export const correctDernier = async (
  db: Tx,
  discussionId: string,
  { numero, extrait, statut, piecesJointes }: Omit<Dernier, 'revision' | 'auteureId' | 'envoyeLe'>,
): Promise<void> => {
  await db
    .updateTable('participations_discussion')
    .set({ dernier_extrait: extrait, dernier_statut: statut, dernier_fichiers: piecesJointes })
    .where('discussion_id', '=', discussionId)
    .where('dernier_message_id', '=', numero)
    .execute()
}

/** The last change of a direct discussion is on both rows: a page of its messages reads nothing else. */
export const writeRevision = async (db: Tx, discussionId: string, revision: number): Promise<void> => {
  await db
    .updateTable('participations_discussion')
    .set({ revision })
    .where('discussion_id', '=', discussionId)
    .where('type', '=', 'directe')
    .execute()
}

/** She has read up to this number, at least; returns whether the other member of a direct discussion is shown it. */
export const writeLu = async (
  db: Tx,
  { discussionId, compteId }: { readonly discussionId: string; readonly compteId: string },
  numero: number,
): Promise<boolean> => {
  await sql`
    update participations_discussion set lu_jusqua = greatest(lu_jusqua, ${numero}::bigint), avertie_numero = null
    where discussion_id = ${discussionId} and compte_id = ${compteId}`.execute(db)
  // Shown if both share what they read.
  const { numAffectedRows } = await sql`
    update participations_discussion p set vu_jusqua = greatest(p.vu_jusqua, ${numero}::int)
    where p.discussion_id = ${discussionId} and p.autre_id = ${compteId} and p.demande in ('aucune', 'acceptee')
      and not exists (select from reglages_messagerie r
        where r.compte_id in (p.compte_id, p.autre_id) and not r.lecture_visible)`.execute(db)
  return Number(numAffectedRows ?? 0) > 0
}

type Reglages = Partial<{
  readonly epinglee: boolean
  readonly archivee: boolean
  readonly muette_jusquau: Date | 'infinity' | null
  readonly organisatrice: boolean
}>

/** What a member sets on her own row, or an organiser on that of another. */
export const updateParticipation = async (
  db: Tx,
  discussionId: string,
  compteId: string,
  reglages: Reglages,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('participations_discussion')
    .set(reglages)
    .where('discussion_id', '=', discussionId)
    .where('compte_id', '=', compteId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends the part of a member: what she has not read until then counts as read. */
export const endParticipationOf = async (
  db: Tx,
  discussionId: string,
  compteId: string,
  now: Date,
): Promise<void> => {
  await db
    .updateTable('participations_discussion')
    .set((eb) => ({
      quittee_le: now,
      organisatrice: false,
      epinglee: false,
      lu_jusqua: eb.fn<number>('greatest', ['lu_jusqua', 'dernier_message_id']),
      avertie_numero: null,
    }))
    .where('discussion_id', '=', discussionId)
    .where('compte_id', '=', compteId)
    .execute()
}

export const deleteParticipation = async (db: Tx, discussionId: string, compteId: string): Promise<void> => {
  await db
    .deleteFrom('participations_discussion')
    .where('discussion_id', '=', discussionId)
    .where('compte_id', '=', compteId)
    .execute()
}
