import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { rolesOf } from '@entrelles/contract/kit/roles.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { SignedIn } from './ctx.ts'
import type { Claims } from './tokens.ts'

/**
 * The member behind a token, read at each request in one statement: a revocation, a suspension or a payment
 * acts at the next call, on every node.
 */
export const readSignedIn = async (
  db: Db,
  claims: Claims,
  now: Date,
  graceDays: number,
): Promise<SignedIn | undefined> => {
  const at = now.toISOString()
  const row = await db
    .selectFrom('sessions as s')
    .innerJoin('comptes as c', 'c.id', 's.compte_id')
    .where('s.id', '=', claims.sessionId)
    .where('s.compte_id', '=', claims.adherenteId)
    .where('s.revoquee_le', 'is', null)
    .where('s.expire_le', '>', at)
    .where((eb) => eb.or([eb('c.suspendue_jusquau', 'is', null), eb('c.suspendue_jusquau', '<=', at)]))
    .select((eb) => [
      'c.id',
      'c.etape_inscription as etapeInscription',
      'c.paye_jusquau as payeJusquau',
      'c.administratrice',
      eb
        .selectFrom('coordinations as k')
        .whereRef('k.compte_id', '=', 'c.id')
        .select(sql<string[]>`coalesce(array_agg(k.territoire_id), '{}')`.as('ids'))
        .as('territoireIds'),
    ])
    .executeTakeFirst()
  if (!row) return undefined
  const territoireIds = row.territoireIds ?? []
  const roles = rolesOf({ ...row, coordonne: territoireIds.length > 0 }, parisDay(now), graceDays)
  return { id: row.id, sessionId: claims.sessionId, roles, territoireIds }
}
