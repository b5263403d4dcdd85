import type { CivilDay } from '@entrelles/contract/kit/dates.ts'
import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { v7 as uuid } from 'uuid'
import type { Db, Tx } from '#db/client.ts'
import { digestOf } from '#kit/derive.ts'
import { refreshTokenOf } from './refresh-token.ts'

const DAY_MS = 86_400_000
/** Life of a session: without renewal, and in total. */
const IDLE_DAYS = 30
const LIFE_DAYS = 90

type NewSession = {
  readonly compteId: string
  readonly now: Date
  /** The secret of the cookie that the refresh token is bound to. */
  readonly liaison: string
  readonly agent: string
}

/** Opens a session; the database stores only hashes of its secrets. */
export const insertSession = async (db: Tx, { compteId, now, liaison, agent }: NewSession) => {
  const sessionId = uuid()
  const rafraichissement = refreshTokenOf(sessionId, randomBytes(32).toString('base64url'))
  await db
    .insertInto('sessions')
    .values({
      id: sessionId,
      compte_id: compteId,
      rafraichissement_hash: digestOf(rafraichissement),
      liaison_hash: digestOf(liaison),
      ouverte_le: now,
      vue_le: now,
      expire_le: new Date(now.getTime() + IDLE_DAYS * DAY_MS),
      fin_le: new Date(now.getTime() + LIFE_DAYS * DAY_MS),
      appareil: agent,
    })
    .execute()
  return { sessionId, rafraichissement }
}

/** An open session whose member is not suspended. */
export const findSession = (db: Db, sessionId: string, now: Date) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('comptes as c', 'c.id', 's.compte_id')
    .where('s.id', '=', sessionId)
    .where('s.revoquee_le', 'is', null)
    .where('s.expire_le', '>', now.toISOString())
    .where('s.fin_le', '>', now.toISOString())
    .where((eb) =>
      eb.or([eb('c.suspendue_jusquau', 'is', null), eb('c.suspendue_jusquau', '<=', now.toISOString())]),
    )
    .select([
      's.id',
      's.compte_id as compteId',
      's.rafraichissement_hash as courant',
      's.precedent_hash as precedent',
      // By the clock of the database: those of two nodes may differ by minutes.
      sql<number | null>`extract(epoch from now() - s.tourne_le)::float8`.as('secondsSinceTurn'),
      's.liaison_hash as liaison',
    ])
    .executeTakeFirst()
export type OpenSession = NonNullable<Awaited<ReturnType<typeof findSession>>>

/** Rotates the refresh token if the given one is still current: of several simultaneous calls, one does it. */
export const turnSession = async (
  db: Tx,
  sessionId: string,
  given: Buffer,
  successor: string,
  now: Date,
): Promise<void> => {
  await db
    .updateTable('sessions')
    .set((eb) => ({
      rafraichissement_hash: digestOf(successor),
      precedent_hash: given,
      tourne_le: sql<Date>`now()`,
      vue_le: now,
      expire_le: eb.fn('least', [eb.val(new Date(now.getTime() + IDLE_DAYS * DAY_MS)), 'fin_le']),
    }))
    .where('id', '=', sessionId)
    .where('rafraichissement_hash', '=', given)
    .where('revoquee_le', 'is', null)
    .execute()
}

/** Records that the password was typed again in this session. */
export const updateConfirmee = async (db: Tx, sessionId: string, now: Date): Promise<void> => {
  await db.updateTable('sessions').set({ confirmee_le: now }).where('id', '=', sessionId).execute()
}

export type Which = { readonly only?: string; readonly except?: string }

/** Ends sessions of a member: one, all, or all but one. */
export const revokeSessions = async (db: Tx, compteId: string, now: Date, which: Which): Promise<void> => {
  await db
    .updateTable('sessions')
    .set({ revoquee_le: now })
    .where('compte_id', '=', compteId)
    .where('revoquee_le', 'is', null)
    .$if(which.only !== undefined, (query) => query.where('id', '=', which.only ?? ''))
    .$if(which.except !== undefined, (query) => query.where('id', '<>', which.except ?? ''))
    .execute()
}

export const updateMotDePasse = async (db: Tx, compteId: string, motDePasse: string): Promise<void> => {
  await db.updateTable('comptes').set({ mot_de_passe: motDePasse }).where('id', '=', compteId).execute()
}

/** Following a mailed link proves the address; the date of the first proof is kept. */
export const validateEmail = async (db: Tx, compteId: string, now: Date): Promise<void> => {
  await db
    .updateTable('comptes')
    .set({ email_valide_le: now, inscription_hash: null })
    .where('id', '=', compteId)
    .where('email_valide_le', 'is', null)
    .execute()
}

/** Writes the last paid day, computed from the periods; null when there is none. */
export const updatePayeJusquau = async (db: Tx, compteId: string, day: CivilDay | null): Promise<void> => {
  await db.updateTable('comptes').set({ paye_jusquau: day }).where('id', '=', compteId).execute()
}

/** The end of an unlimited suspension. */
export const SANS_FIN = '9999-12-31T00:00:00.000Z'

/** Suspends a member until the end of that day in Paris, or without end; null ends the suspension. */
export const updateSuspendueJusquau = async (
  db: Tx,
  compteId: string,
  suspension: { readonly jusquau?: CivilDay | undefined } | null,
): Promise<void> => {
  const day = suspension?.jusquau ?? null
  const until =
    suspension && day === null
      ? SANS_FIN
      : sql<string | null>`(${day}::date + 1)::timestamp at time zone 'Europe/Paris'`
  await db.updateTable('comptes').set({ suspendue_jusquau: until }).where('id', '=', compteId).execute()
}

export const updateAdministratrice = async (
  db: Tx,
  compteId: string,
  administratrice: boolean,
): Promise<void> => {
  await db.updateTable('comptes').set({ administratrice }).where('id', '=', compteId).execute()
}

/**
 * Whether another administrator would remain. Locks all of them, so that two cannot leave at once, together with this
 * member: several accounts are always locked in the order of their ids.
 */
export const hasOtherAdministratrice = async (db: Tx, id: string, now: Date): Promise<boolean> => {
  const { rows } = await sql<{ id: string; remains: boolean }>`
    select id, administratrice and suppression_demandee_le is null
      and coalesce(suspendue_jusquau <= ${now}::timestamptz, true) as remains
    from comptes where administratrice or id = ${id} order by id for no key update`.execute(db)
  return rows.some((row) => row.id !== id && row.remains)
}
