import { canManageEvenements } from '@entrelles/contract/modules/evenements/evenements.policy.ts'
import { sql, type RawBuilder } from 'kysely'
import type { SignedIn } from '#kit/ctx.ts'

export type Who = Pick<SignedIn, 'id' | 'roles' | 'territoireIds'>

/** R6-4: condition on the events `e` that the actor manages, including drafts. */
export const managedBy = (actor: Who): RawBuilder<boolean> =>
  canManageEvenements(actor)
    ? sql<boolean>`true`
    : sql<boolean>`(e.auteure_id = ${actor.id} or exists (
        select from evenements_territoires et
        where et.evenement_id = e.id and et.territoire_id = any (${actor.territoireIds}::uuid[])))`
