import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import type { Insertable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Db } from '#db/client.ts'
import { inTransaction } from '#db/test-transaction.ts'
import type { DB } from '#db/types.ts'
import type { Derive } from '#kit/derive.ts'
import { hashPassword } from '#kit/passwords.ts'
import { insertJeton } from './jetons.repository.ts'

export const MOT_DE_PASSE = 'Demo-2026!'

// Hashing is slow on purpose: all test members share one password and one hash.
let sharedHash: Promise<string> | undefined

type CompteFields = Partial<Insertable<DB['comptes']>>

/** A member with a paid membership, unless `fields` says otherwise. */
export const createCompte = async (
  db: Db,
  now: Date,
  fields: CompteFields = {},
): Promise<{ id: string; email: string }> => {
  const id = fields.id ?? uuid()
  const row = {
    id,
    email: `membre-${id}@entrelles.test`,
    mot_de_passe: await (sharedHash ??= hashPassword(MOT_DE_PASSE)),
    prenom: 'Maëlle',
    nom: 'Le Goff',
    etape_inscription: 'termine' as const,
    email_valide_le: now,
    paye_jusquau: addDays(parisDay(now), 180),
    date_inscription: now,
    ...fields,
  }
  await db.insertInto('comptes').values(row).execute()
  return { id, email: row.email }
}

/** Confirms the open sessions of a member, as if she had just typed her password again. */
export const confirmSessions = (db: Db, now: Date, compteId: string) =>
  db.updateTable('sessions').set({ confirmee_le: now }).where('compte_id', '=', compteId).execute()

/** The situations of R6-1 that decide what a member may do. */
export const PERSONAS = ['inscription', 'expiree', 'adherente', 'coordinatrice', 'administratrice'] as const
export type Persona = (typeof PERSONAS)[number]

const fieldsOf = (persona: Persona, now: Date): CompteFields => {
  if (persona === 'inscription') return { etape_inscription: 'etape_deux', nom: null, paye_jusquau: null }
  if (persona === 'expiree') return { paye_jusquau: addDays(parisDay(now), -60) }
  if (persona === 'administratrice') return { administratrice: true, paye_jusquau: null }
  return {}
}

export const createPersona = async (db: Db, now: Date, persona: Persona, fields: CompteFields = {}) => {
  const compte = await createCompte(db, now, { ...fieldsOf(persona, now), ...fields })
  if (persona === 'coordinatrice') await createCoordination(db, now, compte.id)
  return compte
}

/** Makes a member the coordinator of a branch, created when its name is new. */
export const createCoordination = async (
  db: Db,
  now: Date,
  compteId: string,
  nom = `Territoire ${compteId}`,
) => {
  const territoire = await db
    .insertInto('territoires')
    .values({ id: uuid(), nom })
    .onConflict((conflict) => conflict.column('nom').doUpdateSet({ nom }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('coordinations')
    .values({ compte_id: compteId, territoire_id: territoire.id, depuis: now })
    .execute()
  return territoire
}

/** A mailed link; `derive` computes its secret. */
export const createJeton = (db: Db, derive: Derive, demande: Parameters<typeof insertJeton>[2], now: Date) =>
  inTransaction(db, (tx) => insertJeton(tx, derive, demande, now))
