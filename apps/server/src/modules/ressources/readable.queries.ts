import { mayCall } from '@entrelles/contract/kit/access.ts'
import type { Actor } from '@entrelles/contract/kit/actor.ts'
import { canManage, canRead } from '@entrelles/contract/modules/ressources/ressources.policy.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#db/client.ts'
import type { ObjetFichiers } from '#kit/objets-fichiers.ts'
import type { SignedIn } from '#kit/signed-in.ts'
import { antennesLues } from '#modules/adherentes/adherentes.public.ts'

type Sql = RawBuilder<unknown>

/** The states in which members read a resource. */
export const isLisible = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${alias}.statut`)} in ('publiee', 'a_verifier')`

/**
 * Whether a resource, or a line of its keys, is for the reader of the CTE `moi`: the audience rule of the contract, in SQL.
 */
export const isPourElle = ({ roles }: Actor, alias: string): RawBuilder<boolean> => {
  if (mayCall('administratrice', roles)) return sql<boolean>`true`
  const [audience, territoires] = [sql.ref(`${alias}.public`), sql.ref(`${alias}.territoire_ids`)]
  const coordinatrices = mayCall('coordinatrice', roles) ? sql`or ${audience} = 'coordinatrices'` : sql``
  return sql<boolean>`(${audience} = 'reseau' or ${territoires} && (select antennes from moi)::uuid[] ${coordinatrices})`
}

/** Whether the reader of the CTE `moi` reads the resource of that alias. */
export const isLue = (actor: Actor, alias: string): RawBuilder<boolean> =>
  sql<boolean>`(${isLisible(alias)} and ${isPourElle(actor, alias)})`

type Acting = { readonly db: Db; readonly actor: SignedIn; readonly now: Date }

/** The branches whose limited resources she reads. */
const antennesOf = ({ actor, now }: Omit<Acting, 'db'>): Sql =>
  antennesLues({ lectriceId: actor.id, territoireIds: actor.territoireIds, now })

/** What decides who reads a resource, and whether it is for her; undefined for an unknown one. */
const findDroits = async ({ db, actor, now }: Acting, id: string) => {
  const row = await db
    .selectFrom('ressources')
    .where('id', '=', id)
    .select(['public', 'territoire_ids as territoireIds', 'statut'])
    .select(sql<string[]>`${antennesOf({ actor, now })}`.as('antennes'))
    .executeTakeFirst()
  if (!row) return undefined
  const { antennes, ...ressource } = row
  return {
    isLue: canRead({ ...actor, antennes }, ressource),
    isManaged: canManage(actor, ressource),
  }
}

/** Whether she reads this resource as a member. */
export const canReadRessource = async (acting: Acting, id: string): Promise<boolean> =>
  (await findDroits(acting, id))?.isLue ?? false

/** The file of a resource is read by its readers, and before its publication by those who manage it. */
export const ressourceFichiers: ObjetFichiers = {
  type: 'ressource',
  canRead: async (db, actor, id, now) => {
    const droits = await findDroits({ db, actor, now }, id)
    return droits !== undefined && (droits.isLue || droits.isManaged)
  },
}
