import type { CivilDay } from '@entrelles/contract/kit/dates.ts'
import { STATUTS_OUVERTS } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.constants.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#db/client.ts'
import { literals } from '#db/literals.ts'
import { notBloquee } from '#modules/blocages/blocages.public.ts'

/** As the partial indexes write them. */
const OUVERTS = literals(STATUTS_OUVERTS)

const countOf = ({ numAffectedRows }: { readonly numAffectedRows?: bigint | undefined }): number =>
  Number(numAffectedRows ?? 0)

/** Ends the requests whose last day is over, at most `limit`; returns how many. */
export const expireDemandes = async (db: Tx, today: CivilDay, now: Date, limit: number): Promise<number> =>
  countOf(
    await sql`
      update coups_de_pouce set statut = 'expire', termine_le = ${now} where id in (
        select id from coups_de_pouce where statut in (${OUVERTS}) and date_limite < ${today}
        order by date_limite, id limit ${limit} for no key update skip locked)`.execute(db),
  )

/** Closes the open requests of erased accounts: nobody is left to say that they are solved. */
export const closeOrphelins = async (db: Tx, now: Date, limit: number): Promise<number> =>
  countOf(
    await sql`
      update coups_de_pouce set statut = 'clos', motif_cloture = 'sans_suite', termine_le = ${now} where id in (
        select id from coups_de_pouce where statut in (${OUVERTS}) and auteure_id is null
        limit ${limit} for no key update skip locked)`.execute(db),
  )

type ARelancer = {
  readonly id: string
  readonly titre: string
  readonly auteureId: string
  readonly dateLimite: CivilDay
}

/** Takes the requests that end on that day or before, and whose author has not been asked whether she still needs help. */
export const takeARelancer = async (
  db: Tx,
  until: CivilDay,
  now: Date,
  limit: number,
): Promise<ARelancer[]> => {
  const { rows } = await sql<ARelancer>`
    update coups_de_pouce set relance_le = ${now} where id in (
      select id from coups_de_pouce
      where statut in (${OUVERTS}) and relance_le is null and date_limite <= ${until} and auteure_id is not null
      order by date_limite, id limit ${limit} for no key update skip locked)
    returning id, titre, auteure_id as "auteureId", date_limite as "dateLimite"`.execute(db)
  return rows
}

type AElargir = {
  readonly id: string
  readonly titre: string
  readonly auteureId: string
  readonly territoireId: string | null
}

const columns = sql`id, titre, auteure_id as "auteureId", territoire_id as "territoireId"`

/** Takes the requests published before that instant that nobody has answered, once. */
export const takeAElargir = async (db: Tx, before: Date, now: Date, limit: number): Promise<AElargir[]> => {
  const { rows } = await sql<AElargir>`
    update coups_de_pouce set elargi_le = ${now} where id in (
      select id from coups_de_pouce
      where type = 'demande' and statut in (${OUVERTS}) and sans_reponse and elargi_le is null
        and publie_le <= ${before} and auteure_id is not null
      order by publie_le, id limit ${limit} for no key update skip locked)
    returning ${columns}`.execute(db)
  return rows
}

/** Takes an open request whose possible helpers have not been asked yet. */
export const takeASuggerer = async (db: Tx, id: string, now: Date): Promise<AElargir | undefined> => {
  const { rows } = await sql<AElargir>`
    update coups_de_pouce set suggere_le = ${now}
    where id = ${id} and type = 'demande' and statut in (${OUVERTS}) and suggere_le is null and auteure_id is not null
    returning ${columns}`.execute(db)
  return rows[0]
}

type DUneAntenne = { readonly territoireId: string; readonly auteureId: string }

/** The coordinators of the branch of a request. One who is hidden from its author is left out: she could not open it. */
export const listCoordinatrices = async (
  db: Db,
  { territoireId, auteureId }: DUneAntenne,
): Promise<string[]> => {
  const rows = await db
    .selectFrom('coordinations')
    .where('territoire_id', '=', territoireId)
    .where(notBloquee(auteureId, sql.ref('coordinations.compte_id')))
    .orderBy('depuis')
    .select('compte_id')
    .execute()
  return rows.map(({ compte_id }) => compte_id)
}

/** Takes the names off the answers to requests that ended before that instant, at most `limit` requests. */
export const anonymiseReponses = async (db: Tx, before: Date, now: Date, limit: number): Promise<number> => {
  const { rows } = await sql<{ id: string }>`
    update coups_de_pouce set anonymise_le = ${now} where id in (
      select id from coups_de_pouce where termine_le < ${before} and anonymise_le is null
      order by termine_le, id limit ${limit} for no key update skip locked)
    returning id`.execute(db)
  await sql`
    update reponses_coup_de_pouce set auteure_id = null, destinataire_id = null
    where coup_de_pouce_id = any (${rows.map(({ id }) => id)}::uuid[])`.execute(db)
  return rows.length
}

/** Drafts of erased accounts, which nobody reads any more. */
export const listBrouillonsOrphelins = async (db: Tx, limit: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('coups_de_pouce')
    .where('statut', '=', 'brouillon')
    .where('auteure_id', 'is', null)
    .select('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ id }) => id)
}
