import type {
  PublicRessource,
  TypeRessource,
} from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import { PAR_DEFAUT } from '@entrelles/contract/modules/notifications/preferences.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import type { ReadCtx } from '#kit/ctx.ts'
import type { LettreCtx } from '#kit/lettres.ts'
import { seuilOf } from '#kit/settings.ts'
import { comptesOf, isLectrice } from '#modules/adherentes/adherentes.public.ts'
import { isLisible } from '../readable.queries.ts'

/** Whether the member `m` of the directory coordinates a branch, or administers the network. */
const isCoordinatrice = sql<boolean>`(
  exists (select from coordinations where compte_id = m.compte_id)
  or exists (select from comptes where id = m.compte_id and administratrice))`

/** Whether the member `m` of the directory reads the resource `r`. */
const isLue = (now: Date): RawBuilder<boolean> => sql<boolean>`(${isLisible('r')} and (
  r.public = 'reseau'
  or (r.public = 'territoires' and ${isLectrice(sql`m.compte_id`, sql`r.territoire_ids`, now)})
  or (r.public = 'coordinatrices' and ${isCoordinatrice})))`

export type RessourceLue = {
  readonly id: string
  readonly type: TypeRessource
  readonly titre: string
  readonly resume: string | null
  readonly prenom: string
  readonly email: string
}

/** A resource as it is when a letter about it leaves, and its recipient; undefined if she no longer reads it. */
export const findRessourceLue = async (
  { db, now }: Pick<LettreCtx, 'db' | 'now'>,
  { ressourceId, compteId }: { readonly ressourceId: string; readonly compteId: string },
): Promise<RessourceLue | undefined> => {
  const { rows } = await sql<RessourceLue>`
    select r.id, r.type, r.titre, r.resume, t.prenom, t.email
    from ressources r join annuaire m on m.compte_id = ${compteId} join comptes t on t.id = m.compte_id
    where r.id = ${ressourceId} and ${isLue(now())}`.execute(db)
  return rows[0]
}

type Reading = Pick<ReadCtx, 'db' | 'now' | 'settings'>

/** Those of these members who read an article, with its title. */
export const listNommees = async (
  reading: Reading,
  ressourceId: string,
  ids: readonly string[],
): Promise<readonly { readonly compteId: string; readonly titre: string }[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql<{ compteId: string; titre: string }>`
    select m.compte_id as "compteId", r.titre from ressources r join annuaire m on m.compte_id = any (${ids}::uuid[])
    where r.id = ${ressourceId} and m.paye_jusquau >= ${seuilOf(reading)} and ${isLue(reading.now())}`.execute(
    reading.db,
  )
  return rows
}

/** By default nobody is told of resources: those who want to be have said so. */
const isWanted = Object.values(PAR_DEFAUT.ressource).every((frequence) => frequence === 'jamais')
  ? sql`exists (
      select from preferences_notifications w
      where w.compte_id = m.compte_id and w.famille = 'ressource' and w.frequence <> 'jamais')`
  : sql`true`

type Publique = {
  readonly public: PublicRessource
  readonly territoireIds: readonly string[]
  /** Who published it. */
  readonly parId: string | null
}

const amongOf = ({ public: audience, territoireIds }: Publique, now: Date): RawBuilder<unknown> =>
  audience === 'territoires'
    ? sql`${comptesOf(territoireIds, now)} x join annuaire m on m.compte_id = x.compte_id`
    : sql`annuaire m`

const FIRST = '00000000-0000-0000-0000-000000000000'

/**
 * Members who are told of a resource, except who published it: those whom it is for and who want to be told, after that account.
 * Administrators read every branch, and are told of their own.
 */
export const listDestinataires = async (
  reading: Reading,
  ressource: Publique,
  { apres, limit }: { readonly apres: string | null; readonly limit: number },
): Promise<string[]> => {
  const isAmong = ressource.public === 'coordinatrices' ? isCoordinatrice : sql`true`
  const { rows } = await sql<{ compteId: string }>`
    select m.compte_id as "compteId" from ${amongOf(ressource, reading.now())}
    where m.compte_id > ${apres ?? FIRST} and m.paye_jusquau >= ${seuilOf(reading)}
      and m.compte_id is distinct from ${ressource.parId}::uuid and ${isAmong} and ${isWanted}
    order by m.compte_id limit ${limit}`.execute(reading.db)
  return rows.map(({ compteId }) => compteId)
}

/** The members who received a letter about a resource and may no longer read it, in the order of their ids, after `apres`. */
export const listAverties = async (
  { db, now }: Pick<ReadCtx, 'db' | 'now'>,
  ressourceId: string,
  { apres, limit }: { readonly apres: string | null; readonly limit: number },
): Promise<string[]> => {
  const { rows } = await sql<{ compteId: string }>`
    select distinct e.compte_id as "compteId" from envois e
    where e.objet_id = ${ressourceId} and e.compte_id > ${apres ?? FIRST} and not exists (
      select from ressources r join annuaire m on m.compte_id = e.compte_id where r.id = ${ressourceId} and ${isLue(now())})
    order by 1 limit ${limit}`.execute(db)
  return rows.map(({ compteId }) => compteId)
}
