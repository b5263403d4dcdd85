import type { TypeDiscussion } from '@entrelles/contract/modules/messagerie/messagerie.constants.ts'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Tx } from '#db/client.ts'
import type { DemandeParticipante } from '../messagerie.columns.ts'

/**
 * Locks a discussion that she takes part in, then reads her row: a row read before the lock may be older than the change that was
 * waited for.
 */
export const lockDiscussion = async (db: Tx, id: string, compteId: string) => {
  const discussion = await db
    .selectFrom('discussions as d')
    .where('d.id', '=', id)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('participations_discussion as p')
          .whereRef('p.discussion_id', '=', 'd.id')
          .where('p.compte_id', '=', compteId)
          .select(eb.lit(1).as('un')),
      ),
    )
    .select(['d.id', 'd.type', 'd.titre', 'd.statut', 'd.numero', 'd.revision', 'd.demande'])
    .select(['d.nb_participantes as nbParticipantes', 'd.demande_par as demandeParId'])
    .select(['d.demandee_le as demandeeLe', 'd.repondue_le as repondueLe'])
    .forNoKeyUpdate()
    .executeTakeFirst()
  const moi = discussion && (await findParticipation(db, id, compteId))
  return discussion && moi && { ...discussion, moi }
}
export type DiscussionTenue = NonNullable<Awaited<ReturnType<typeof lockDiscussion>>>

/** Locks a discussion that the caller opens or that a job works on; its participants wait. */
export const lockAny = (db: Tx, id: string) =>
  db.selectFrom('discussions').where('id', '=', id).selectAll().forNoKeyUpdate().executeTakeFirst()

const findParticipation = async (db: Tx, discussionId: string, compteId: string) => {
  const row = await db
    .selectFrom('participations_discussion')
    .where('discussion_id', '=', discussionId)
    .where('compte_id', '=', compteId)
    .select(['compte_id as compteId', 'autre_id as autreId', 'organisatrice', 'demande', 'epinglee'])
    .select(['dernier_message_id as dernier', 'lu_jusqua as lu', 'depuis_numero as depuis'])
    .select('quittee_le as quitteeLe')
    .executeTakeFirst()
  return row && { ...row, demande: row.demande as DemandeParticipante }
}

/** The two members of a direct discussion, in the order in which they are stored. */
const paireOf = (a: string, b: string): readonly [string, string] => (a < b ? [a, b] : [b, a])

export const findDirecte = (db: Tx, a: string, b: string) => {
  const [membreA, membreB] = paireOf(a, b)
  return db
    .selectFrom('discussions')
    .where('type', '=', 'directe')
    .where('membre_a', '=', membreA)
    .where('membre_b', '=', membreB)
    .select('id')
    .executeTakeFirst()
}

type Nouvelle = {
  readonly type: TypeDiscussion
  readonly titre?: string
  readonly creeePar: string
  /** The other member of a direct discussion. */
  readonly autreId?: string
  readonly demande?: boolean
  /** Whether it counts towards the discussions that its author may open in a day. */
  readonly comptee?: boolean
  readonly evenementId?: string
  readonly territoireId?: string
}

/** Adds a discussion without participants; undefined if the one of this pair, event or branch exists. */
export const insertDiscussion = async (
  db: Tx,
  { type, titre, creeePar, autreId, demande = false, comptee = false, evenementId, territoireId }: Nouvelle,
  now: Date,
): Promise<string | undefined> => {
  const [membreA, membreB] = autreId === undefined ? [null, null] : paireOf(creeePar, autreId)
  const row = await db
    .insertInto('discussions')
    .values({
      id: uuid(),
      type,
      titre: titre ?? null,
      creee_le: now,
      creee_par: creeePar,
      comptee,
      membre_a: membreA,
      membre_b: membreB,
      ...(demande && { demande: 'en_attente' as const, demande_par: creeePar, demandee_le: now }),
      evenement_id: evenementId ?? null,
      territoire_id: territoireId ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Raises the number of its last change, and returns it; `by` if several messages change. */
export const raiseRevision = async (db: Tx, id: string, by = 1): Promise<number> => {
  const { revision } = await db
    .updateTable('discussions')
    .set((eb) => ({ revision: eb('revision', '+', by) }))
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
}

/** Raises both numbers, for a new message. */
export const raiseNumero = (db: Tx, id: string) =>
  db
    .updateTable('discussions')
    .set((eb) => ({ numero: eb('numero', '+', 1), revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .returning(['numero', 'revision'])
    .executeTakeFirstOrThrow()

export const updateTitre = async (db: Tx, id: string, titre: string): Promise<void> => {
  await db.updateTable('discussions').set({ titre }).where('id', '=', id).execute()
}

/** The answer to a first contact, or the contact asked once more. */
export const writeDemande = async (
  db: Tx,
  id: string,
  fields:
    | { readonly demande: 'acceptee' | 'refusee'; readonly repondueLe: Date }
    | { readonly demande: 'en_attente'; readonly demandeeLe: Date },
): Promise<void> => {
  const { demande } = fields
  await db
    .updateTable('discussions')
    .set(
      'repondueLe' in fields
        ? { demande, repondue_le: fields.repondueLe }
        : { demande, demandee_le: fields.demandeeLe, repondue_le: null },
    )
    .where('id', '=', id)
    .execute()
  await sql`
    update participations_discussion p
    set demande = case when ${demande} = 'acceptee' then 'acceptee' when p.compte_id = d.demande_par then 'envoyee'
      when ${demande} = 'refusee' then 'refusee' else 'recue' end
    from discussions d where d.id = ${id} and p.discussion_id = d.id`.execute(db)
}

/** Holds the account of a member who opens discussions: hers are opened one at a time. */
export const lockAuteure = (db: Tx, compteId: string) =>
  db
    .selectFrom('comptes')
    .where('id', '=', compteId)
    .select('date_inscription as dateInscription')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
