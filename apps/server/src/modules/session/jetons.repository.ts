import { v7 as uuid } from 'uuid'
import type { Db, Tx } from '#db/client.ts'
import { digestOf, type Derive } from '#kit/derive.ts'

export type UsageJeton = 'connexion' | 'mot_de_passe' | 'email'

const LIFE_MS = 3_600_000

type NewJeton = { readonly compteId: string; readonly usage: UsageJeton; readonly email?: string }

/** The secret of a link, derived again when it is mailed: the database never stores it. */
export const secretOfJeton = (derive: Derive, jetonId: string): string => derive('jeton', jetonId)

/** Creates a link for one purpose, valid for an hour; it revokes the earlier ones for the same purpose. */
export const insertJeton = async (
  db: Tx,
  derive: Derive,
  { compteId, usage, email }: NewJeton,
  now: Date,
): Promise<string> => {
  await db
    .updateTable('jetons')
    .set({ utilise_le: now })
    .where('compte_id', '=', compteId)
    .where('usage', '=', usage)
    .where('utilise_le', 'is', null)
    .execute()
  const id = uuid()
  await db
    .insertInto('jetons')
    .values({
      id,
      compte_id: compteId,
      usage,
      email: email ?? null,
      empreinte: digestOf(secretOfJeton(derive, id)),
      cree_le: now,
      expire_le: new Date(now.getTime() + LIFE_MS),
    })
    .execute()
  return id
}

/** Ends every pending link of an account, whatever its purpose. */
export const endJetons = async (db: Tx, compteId: string, now: Date): Promise<void> => {
  await db
    .updateTable('jetons')
    .set({ utilise_le: now })
    .where('compte_id', '=', compteId)
    .where('utilise_le', 'is', null)
    .execute()
}

/**
 * Uses a link; returns undefined when it is unknown, used, revoked or expired. Locks the account first: another link of
 * the same account may be ending this one.
 */
export const consumeJeton = async (db: Tx, usage: UsageJeton, secret: string, now: Date) => {
  await db
    .selectFrom('jetons as j')
    .innerJoin('comptes as c', 'c.id', 'j.compte_id')
    .where('j.empreinte', '=', digestOf(secret))
    .select('c.id')
    .forNoKeyUpdate('c')
    .execute()
  return db
    .updateTable('jetons')
    .set({ utilise_le: now })
    .where('empreinte', '=', digestOf(secret))
    .where('usage', '=', usage)
    .where('utilise_le', 'is', null)
    .where('expire_le', '>', now.toISOString())
    .returning(['compte_id as compteId', 'email'])
    .executeTakeFirst()
}

/** The account of a link that is still valid. */
export const findJeton = (db: Db, usage: UsageJeton, secret: string, now: Date) =>
  db
    .selectFrom('jetons as j')
    .innerJoin('comptes as c', 'c.id', 'j.compte_id')
    .where('j.empreinte', '=', digestOf(secret))
    .where('j.usage', '=', usage)
    .where('j.utilise_le', 'is', null)
    .where('j.expire_le', '>', now.toISOString())
    .select(['c.id as compteId', 'c.email', 'c.prenom', 'c.nom'])
    .executeTakeFirst()

/** The data of the mail that carries a link; undefined once it is used or expired. */
export const findJetonToSend = (db: Db, jetonId: string, now: Date) =>
  db
    .selectFrom('jetons as j')
    .innerJoin('comptes as c', 'c.id', 'j.compte_id')
    .where('j.id', '=', jetonId)
    .where('j.utilise_le', 'is', null)
    .where('j.expire_le', '>', now.toISOString())
    .select(['c.prenom', 'c.email', 'j.email as nouvelEmail', 'c.email_valide_le as emailValideLe'])
    .executeTakeFirst()

/** Whether the link has expired, without being used or replaced. */
export const isExpiredJeton = async (
  db: Db,
  usage: UsageJeton,
  secret: string,
  now: Date,
): Promise<boolean> =>
  (await db
    .selectFrom('jetons')
    .where('empreinte', '=', digestOf(secret))
    .where('usage', '=', usage)
    .where('utilise_le', 'is', null)
    .where('expire_le', '<=', now.toISOString())
    .select('id')
    .executeTakeFirst()) !== undefined
