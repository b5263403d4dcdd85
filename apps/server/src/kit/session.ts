import { CONFIRMATION_MINUTES } from '@entrelles/contract/kit/constants.ts'
import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { rolesOf, type RoleFacts } from '@entrelles/contract/kit/roles.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { executeKeyed } from '#db/keyed.ts'
import type { SignedIn } from './ctx.ts'
import type { Claims } from './tokens.ts'

type Found = Omit<RoleFacts, 'coordonne'> & {
  readonly id: string
  readonly sessionId: string
  readonly territoireIds: readonly string[] | null
  readonly secondFacteur: unknown
  readonly confirmeeLe: string | null
}

/** Selects the members of open sessions who are not suspended; the caller names the sessions. */
export const selectSignedIn = (db: Db, now: Date) => {
  const at = now.toISOString()
  return db
    .selectFrom('sessions as s')
    .innerJoin('comptes as c', 'c.id', 's.compte_id')
    .where('s.revoquee_le', 'is', null)
    .where('s.expire_le', '>', at)
    .where((eb) => eb.or([eb('c.suspendue_jusquau', 'is', null), eb('c.suspendue_jusquau', '<=', at)]))
    .select((eb) => [
      'c.id',
      's.id as sessionId',
      's.confirmee_le as confirmeeLe',
      'c.etape_inscription as etapeInscription',
      'c.paye_jusquau as payeJusquau',
      'c.administratrice',
      eb
        .selectFrom('coordinations as k')
        .whereRef('k.compte_id', '=', 'c.id')
        .select(sql<string[]>`coalesce(array_agg(k.territoire_id), '{}')`.as('ids'))
        .as('territoireIds'),
      eb
        .exists(
          eb
            .selectFrom('seconds_facteurs as f')
            .whereRef('f.compte_id', '=', 'c.id')
            .where('f.actif_le', 'is not', null)
            .select(eb.lit(1).as('un')),
        )
        .as('secondFacteur'),
    ])
}

const isConfirmee = (confirmeeLe: string | null, now: Date): boolean =>
  confirmeeLe !== null && now.getTime() - new Date(confirmeeLe).getTime() < CONFIRMATION_MINUTES * 60_000

/** Derives the roles of the day from the selected row. */
export const signedInOf = (row: Found, now: Date, graceDays: number): SignedIn => {
  const territoireIds = row.territoireIds ?? []
  const roles = rolesOf({ ...row, coordonne: territoireIds.length > 0 }, parisDay(now), graceDays)
  return {
    id: row.id,
    sessionId: row.sessionId,
    roles,
    territoireIds,
    secondFacteur: Boolean(row.secondFacteur),
    confirmee: isConfirmee(row.confirmeeLe, now),
  }
}

/**
 * The member of a token, read at each request in one statement: a revocation, a suspension or a payment takes effect at
 * the next request, on every node.
 */
export const readSignedIn = async (
  db: Db,
  claims: Claims,
  now: Date,
  graceDays: number,
): Promise<SignedIn | undefined> => {
  const query = selectSignedIn(db, now)
    .where('s.id', '=', claims.sessionId)
    .where('s.compte_id', '=', claims.adherenteId)
  const { rows } = await executeKeyed('session', query, db)
  const [row] = rows
  return row && signedInOf(row, now, graceDays)
}
