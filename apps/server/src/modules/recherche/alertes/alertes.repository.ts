import type {
  AlerteRecherche,
  AlerteRechercheForm,
  AlerteRechercheId,
} from '@entrelles/contract/modules/recherche/alertes.schema.ts'
import type { CategorieRecherche } from '@entrelles/contract/modules/recherche/recherche.constants.ts'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Db, Tx } from '#db/client.ts'
import { nothingLeft } from '#kit/complete.ts'

const selectAlertes = (db: Db, compteId: string) =>
  db
    .selectFrom('alertes_recherche')
    .where('compte_id', '=', compteId)
    .select((eb) => [
      eb.ref('id').$castTo<AlerteRechercheId>().as('id'),
      'termes',
      eb.ref('categorie').$castTo<CategorieRecherche | null>().as('categorie'),
      'creee_le as dateCreation',
      'avisee_le as dernierAvis',
    ])

/** The alerts of a member, the latest first. */
export const listAlertes = (db: Db, compteId: string): Promise<AlerteRecherche[]> =>
  selectAlertes(db, compteId).orderBy('creee_le', 'desc').orderBy('id', 'desc').execute()

/** Waits for another alert of this member that is being written, so that she never has more than she may. */
export const lockAlertes = async (db: Tx, compteId: string): Promise<void> => {
  await sql`select from comptes where id = ${compteId} for no key update`.execute(db)
}

/** Her alert on the same words. */
export const findAlerte = (
  db: Db,
  compteId: string,
  { forme, categorie }: { readonly forme: string; readonly categorie: CategorieRecherche | undefined },
): Promise<AlerteRecherche | undefined> =>
  selectAlertes(db, compteId)
    .where('forme', '=', forme)
    .where('categorie', categorie === undefined ? 'is' : '=', categorie ?? null)
    .executeTakeFirst()

export const insertAlerte = async (
  db: Tx,
  compteId: string,
  { termes, categorie, ...rest }: AlerteRechercheForm,
  forme: string,
  now: Date,
): Promise<void> => {
  nothingLeft(rest)
  await db
    .insertInto('alertes_recherche')
    .values({
      id: uuid(),
      compte_id: compteId,
      termes,
      forme,
      categorie: categorie ?? null,
      creee_le: now,
      vue_jusqua: now,
    })
    .execute()
}

/** Deletes one of the member's alerts; returns whether it existed. */
export const deleteAlerte = async (db: Tx, compteId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('alertes_recherche')
    .where('compte_id', '=', compteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export type AlerteDue = {
  readonly alerteId: string
  readonly termes: string
  readonly categorie: CategorieRecherche | null
  /** What became visible after this instant is new. */
  readonly depuis: string
}

type AlertesDues = {
  readonly compteId: string
  readonly isMembre: boolean
  /** The oldest first. */
  readonly alertes: readonly AlerteDue[]
}

const DAY_MS = 86_400_000
/** Once a week, whatever the hour at which the job runs. */
const WEEK_MS = 6 * DAY_MS
const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms)

/**
 * Takes all the alerts of the next members who had no letter this week, at most `max` members, and marks them as looked at: a second
 * run of the job does not find them again. It waits for the first one. Members who have left the directory get no letter.
 */
export const takeAlertesDues = async (db: Tx, now: Date, max: number): Promise<readonly AlertesDues[]> => {
  await sql`select pg_advisory_xact_lock(hashtext('alertes_recherche'))`.execute(db)
  const { rows } = await sql<AlertesDues>`
    with premieres as (
      select a.compte_id from alertes_recherche a
      where a.vue_jusqua < ${before(now, DAY_MS)} and not exists (
        select from alertes_recherche b where b.compte_id = a.compte_id and b.avisee_le >= ${before(now, WEEK_MS)})
      order by a.vue_jusqua, a.id limit ${max}),
    prises as (
      update alertes_recherche a set vue_jusqua = ${now} from alertes_recherche avant
      where a.compte_id in (select compte_id from premieres) and avant.id = a.id
      returning a.id, a.compte_id, a.termes, a.categorie, a.creee_le, avant.vue_jusqua as depuis)
    select p.compte_id as "compteId", exists (select from annuaire m where m.compte_id = p.compte_id) as "isMembre",
      json_agg(json_build_object('alerteId', p.id, 'termes', p.termes, 'categorie', p.categorie, 'depuis', p.depuis)
        order by p.creee_le, p.id) as alertes
    from prises p group by p.compte_id`.execute(db)
  return rows
}

/** Notes that a member is told of these alerts. */
export const markAvisees = async (db: Tx, ids: readonly string[], now: Date): Promise<void> => {
  if (ids.length === 0) return
  await db.updateTable('alertes_recherche').set({ avisee_le: now }).where('id', 'in', ids).execute()
}

/** Those of these alerts that remain, with the address of their member. None once she has left. */
export const findAlertesLues = async (db: Db, ids: readonly string[]) => {
  const { rows } = await sql<Omit<AlerteDue, 'depuis'> & { compteId: string; prenom: string; email: string }>`
    select a.id as "alerteId", a.compte_id as "compteId", a.termes, a.categorie, c.prenom, c.email
    from alertes_recherche a join annuaire m on m.compte_id = a.compte_id join comptes c on c.id = a.compte_id
    where a.id = any (${ids}::uuid[])`.execute(db)
  return rows
}
