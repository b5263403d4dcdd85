import { addDays, parisDay, type CivilDay } from '@entrelles/contract/kit/dates.ts'
import { STATUTS_OUVERTS } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.constants.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#db/client.ts'
import { literals } from '#db/literals.ts'
import { notBloquee } from '#modules/blocages/blocages.public.ts'
import { antenneDe } from './suivis/concernees.queries.ts'

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

type Moment = { readonly now: Date; readonly graceDays: number }

/**
 * Whether the author of the request `d` can read its answers. Her account tells it, because the directory learns the end of a
 * suspension up to an hour later.
 */
const hasLectrice = ({ now, graceDays }: Moment) => sql`exists (
  select from comptes c where c.id = d.auteure_id and c.suppression_demandee_le is null
    and coalesce(c.suspendue_jusquau <= ${now}, true)
    and (c.administratrice or c.paye_jusquau >= ${addDays(parisDay(now), -graceDays)}))`

/** Closes the open requests of members who have left: nobody would read the answers or mark the requests as solved. */
export const closeOrphelins = async (db: Tx, moment: Moment, limit: number): Promise<number> =>
  countOf(
    await sql`
      update coups_de_pouce set statut = 'clos', motif_cloture = 'sans_suite', termine_le = ${moment.now} where id in (
        select d.id from coups_de_pouce d where d.statut in (${OUVERTS}) and not ${hasLectrice(moment)}
        limit ${limit} for no key update of d skip locked)`.execute(db),
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
}

const columns = sql`id, titre, auteure_id as "auteureId"`

/** Takes the requests published, or opened again, before that instant that nobody has answered, once. */
export const takeAElargir = async (db: Tx, before: Date, now: Date, limit: number): Promise<AElargir[]> => {
  const { rows } = await sql<AElargir>`
    update coups_de_pouce set elargi_le = ${now} where id in (
      select id from coups_de_pouce
      where type = 'demande' and statut in (${OUVERTS}) and sans_reponse and elargi_le is null
        and publie_le <= ${before} and coalesce(rouvert_le <= ${before}, true) and auteure_id is not null
      order by publie_le, id limit ${limit} for no key update skip locked)
    returning ${columns}`.execute(db)
  return rows
}

/** Takes an open request whose possible helpers have not been asked yet. */
export const takeASuggerer = async (db: Tx, id: string, moment: Moment): Promise<AElargir | undefined> => {
  const { rows } = await sql<AElargir>`
    update coups_de_pouce d set suggere_le = ${moment.now}
    where id = ${id} and type = 'demande' and statut in (${OUVERTS}) and suggere_le is null and ${hasLectrice(moment)}
    returning ${columns}`.execute(db)
  return rows[0]
}

/** The coordinators of the branch of a request. One who is hidden from its author is left out: she could not open it. */
export const listCoordinatrices = async (
  db: Db,
  { id, auteureId }: Pick<AElargir, 'id' | 'auteureId'>,
): Promise<string[]> => {
  const { rows } = await sql<{ compteId: string }>`
    select k.compte_id as "compteId" from coups_de_pouce d join coordinations k on k.territoire_id = ${antenneDe}
    where d.id = ${id} and k.compte_id <> ${auteureId} and ${notBloquee(auteureId, sql`k.compte_id`)}
    order by k.depuis`.execute(db)
  return rows.map(({ compteId }) => compteId)
}

/**
 * Removes the authors from the answers to requests that ended before that instant, in at most `limit` requests. Deletes the thanks
 * too, because they name the author of an answer that helped.
 */
export const anonymiseReponses = async (db: Tx, before: Date, now: Date, limit: number): Promise<number> => {
  const { rows } = await sql<{ id: string }>`
    update coups_de_pouce set anonymise_le = ${now} where id in (
      select id from coups_de_pouce where termine_le < ${before} and anonymise_le is null
      order by termine_le, id limit ${limit} for no key update skip locked)
    returning id`.execute(db)
  const ids = rows.map(({ id }) => id)
  await sql`
    update reponses_coup_de_pouce set auteure_id = null, destinataire_id = null
    where coup_de_pouce_id = any (${ids}::uuid[])`.execute(db)
  await sql`delete from aidantes_coup_de_pouce where coup_de_pouce_id = any (${ids}::uuid[])`.execute(db)
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
