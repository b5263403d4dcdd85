import type { CivilDay } from '@entrelles/contract/kit/dates.ts'
import type { StatutPublication, TypePublication } from '@entrelles/contract/modules/actus/actus.constants.ts'
import type { ImagePublication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '#db/client.ts'
import type { Json } from '#db/types.ts'

type Echue = {
  readonly id: string
  readonly type: TypePublication
  readonly contenu: string
  readonly statut: StatutPublication
}

/**
 * Publishes the posts whose instant has come, at most `limit`. Those of an author who may not publish at that time, because she is
 * restricted or suspended, become drafts.
 */
export const publishEchues = async (db: Tx, now: Date, limit: number): Promise<Echue[]> => {
  const { rows } = await sql<Echue>`
    with echues as (
      select p.id, exists (
          select from restrictions r where r.compte_id = p.auteure_id and r.portee = 'publication' and r.levee_le is null
            and r.jusquau > ${now})
        or exists (select from comptes c where c.id = p.auteure_id and c.suspendue_jusquau > ${now}) as empechee
      from publications p where p.statut = 'programmee' and p.programmee_le <= ${now} and p.auteure_id is not null
      order by p.programmee_le, p.id limit ${limit} for no key update skip locked)
    update publications p set statut = case when empechee then 'brouillon' else 'publiee' end,
      publiee_le = case when not empechee then ${now}::timestamptz end, programmee_le = null
    from echues e where p.id = e.id
    returning p.id, p.type, p.contenu, p.statut`.execute(db)
  return rows
}

/** Takes off the pins whose last day is over, at most `limit`; returns how many. */
export const endEpingles = async (db: Tx, today: CivilDay, limit: number): Promise<number> => {
  const { numAffectedRows } = await sql`
    update publications set epinglee_jusquau = null where id in (
      select id from publications where epinglee_jusquau < ${today}
      order by epinglee_jusquau, id limit ${limit} for no key update skip locked)`.execute(db)
  return Number(numAffectedRows ?? 0)
}

type AEffacer = {
  readonly id: string
  readonly images: readonly ImagePublication[]
  readonly apercu: Json | null
}

const lockSome = async (db: Tx, where: RawBuilder<unknown>, limit: number): Promise<AEffacer[]> => {
  const { rows } = await sql<AEffacer>`
    select id, images, apercu from publications where ${where} limit ${limit} for update skip locked`.execute(
    db,
  )
  return rows
}

/** Locks posts that have been in the bin since before that instant. */
export const lockCorbeille = (db: Tx, before: Date, limit: number): Promise<AEffacer[]> =>
  lockSome(db, sql`statut = 'supprimee' and supprimee_le < ${before} order by supprimee_le, id`, limit)

/** Locks drafts and scheduled posts of erased accounts, which nobody may publish any more. */
export const lockOrphelines = (db: Tx, limit: number): Promise<AEffacer[]> =>
  lockSome(db, sql`statut in ('brouillon', 'programmee') and auteure_id is null`, limit)
