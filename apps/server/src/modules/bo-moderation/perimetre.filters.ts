import { mayCall } from '@entrelles/contract/kit/access.ts'
import { sql, type RawBuilder } from 'kysely'
import type { SignedIn } from '#kit/ctx.ts'

type Sql = RawBuilder<unknown>

export const isAdministratrice = (actor: SignedIn): boolean => mayCall('administratrice', actor.roles)

/**
 * Conditions on the reports `s` of the caller's branches: nobody reads a report about herself, and coordinators read none of a
 * private message or about a coordinator (M11). The list of coordinators is read once for all the reports.
 */
export const exceptReserves = (actor: SignedIn): readonly Sql[] => [
  sql`s.auteure_cible_id is distinct from ${actor.id}::uuid`,
  ...(isAdministratrice(actor)
    ? []
    : [
        sql`s.cible_type <> 'message'`,
        sql`(s.auteure_cible_id is null or s.auteure_cible_id <> all (array(select k.compte_id from coordinations k)))`,
      ]),
]

/** Conditions on the reports `s` that the caller reads: administrators all of them, coordinators those of their branches. */
export const inPerimetre = (actor: SignedIn): readonly Sql[] => [
  ...(isAdministratrice(actor) ? [] : [sql`s.territoire_id = any (${actor.territoireIds}::uuid[])`]),
  ...exceptReserves(actor),
]

/** Somebody by name, from the account of that alias; null without one. */
export const personne = (alias: string): Sql => {
  const of = (column: string) => sql.ref(`${alias}.${column}`)
  return sql`case when ${of('id')} is not null then json_build_object(
    'id', ${of('id')}, 'prenom', ${of('prenom')}, 'nom', ${of('nom')}, 'photo', ${of('photo')}) end`
}
