import type { Actor } from '@entrelles/contract/kit/actor.ts'
import type { NonLus } from '@entrelles/contract/modules/non-lus/non-lus.schema.ts'
import type { Db } from '#db/client.ts'
import { executeKeyed } from '#db/keyed.ts'
import { selectSignedIn, signedInOf } from '#kit/session.ts'
import type { Claims } from '#kit/tokens.ts'

/** What the cache holds of a member, and the end of her session. */
export type Presence = Actor & { readonly nonLus: NonLus; readonly sessionEndsAt: number }

/** Reads members, their sessions and their unread flags in one statement; undefined for a session that is not open. */
export const readPresences = async (
  db: Db,
  asked: readonly Claims[],
  now: Date,
  graceDays: number,
): Promise<(Presence | undefined)[]> => {
  const query = selectSignedIn(db, now)
    .where((eb) => eb('s.id', '=', eb.fn.any(eb.val(asked.map(({ sessionId }) => sessionId)))))
    .select((eb) => [
      's.expire_le as expireLe',
      eb
        .exists(
          eb
            .selectFrom('participations_discussion as p')
            .whereRef('p.compte_id', '=', 'c.id')
            .whereRef('p.lu_jusqua', '<', 'p.dernier_message_id')
            // The direct discussion of two blocked members is in no list.
            .where((p) =>
              p.not(
                p.exists(
                  p
                    .selectFrom('blocages as b')
                    .whereRef('b.compte_id', '=', 'p.compte_id')
                    .whereRef('b.autre_id', '=', 'p.autre_id')
                    .select(p.lit(1).as('un')),
                ),
              ),
            )
            .select(eb.lit(1).as('un')),
        )
        .as('messages'),
      eb
        .exists(
          eb
            .selectFrom('notifications as n')
            .whereRef('n.destinataire_id', '=', 'c.id')
            .where('n.lu_le', 'is', null)
            .where('n.allume', '=', true)
            .select(eb.lit(1).as('un')),
        )
        .as('notifications'),
    ])
  const { rows } = await executeKeyed('presences', query, db)
  const found = new Map(rows.map((row) => [row.sessionId, row]))
  return asked.map(({ sessionId, adherenteId }) => {
    const row = found.get(sessionId)
    if (row?.id !== adherenteId) return undefined
    const { id, roles } = signedInOf(row, now, graceDays)
    const nonLus = { messages: Boolean(row.messages), notifications: Boolean(row.notifications) }
    return { id, roles, nonLus, sessionEndsAt: new Date(row.expireLe).getTime() }
  })
}
