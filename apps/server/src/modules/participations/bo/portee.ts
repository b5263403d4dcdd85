import { canManageEvenements } from '@entrelles/contract/modules/evenements/evenements.policy.ts'
import { sql, type RawBuilder } from 'kysely'
import type { SignedIn } from '#kit/ctx.ts'

/** R6-4: the events `e` that are hers to manage; any other does not exist for her. */
export const estGeree = (actor: SignedIn): RawBuilder<boolean> =>
  canManageEvenements(actor)
    ? sql<boolean>`true`
    : sql<boolean>`(e.auteure_id = ${actor.id} or exists (select from evenements_territoires t
        where t.evenement_id = e.id and t.territoire_id = any (${actor.territoireIds}::uuid[])))`
