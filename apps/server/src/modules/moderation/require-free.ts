import { moderationErrors } from '@entrelles/contract/modules/moderation/moderation.errors.ts'
import type { PorteeRestriction } from '@entrelles/contract/modules/moderation/moderation.schema.ts'
import type { Ctx } from '#kit/ctx.ts'

/** Refuses an act of a restricted member, with the end of her restriction; every act that posts or writes asks. */
export const requireFree = async (
  { db, actor, now }: Pick<Ctx, 'db' | 'actor' | 'now'>,
  portee: PorteeRestriction,
): Promise<void> => {
  const restriction = await db
    .selectFrom('restrictions')
    .where('compte_id', '=', actor.id)
    .where('portee', '=', portee)
    .where('levee_le', 'is', null)
    .where('jusquau', '>', now().toISOString())
    .orderBy('jusquau', 'desc')
    .limit(1)
    .select('jusquau')
    .executeTakeFirst()
  if (restriction) throw moderationErrors.restreinte(portee, restriction.jusquau)
}
