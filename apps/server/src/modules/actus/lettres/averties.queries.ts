import { sql } from 'kysely'
import type { Ctx, ReadCtx } from '#kit/ctx.ts'
import { seuilOf } from '#kit/settings.ts'
import { comptesOf } from '#modules/adherentes/adherentes.public.ts'
import { notBloquee } from '#modules/blocages/blocages.public.ts'
import type { Inside } from '#modules/envois/envois.public.ts'
import { isAvertie } from './publication-lue.queries.ts'

/** The context of an act or a job that notifies members, inside its transaction. */
export type Telling = Inside & Pick<Ctx, 'settings'>

type Reading = Pick<ReadCtx, 'db' | 'now' | 'settings'>

type Fait = { readonly publicationId: string; readonly acteureId: string }

/** Among these members, those whom an act of `acteureId` on the post notifies. */
export const findAverties = async (
  reading: Reading,
  { publicationId, acteureId }: Fait,
  ids: readonly string[],
): Promise<string[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql<{ compteId: string }>`
    select m.compte_id as "compteId" from publications p join annuaire m on m.compte_id = any (${ids}::uuid[])
    where p.id = ${publicationId} and m.compte_id <> ${acteureId} and m.paye_jusquau >= ${seuilOf(reading)}
      and ${notBloquee(acteureId, sql`m.compte_id`)} and ${isAvertie(reading.now())}`.execute(reading.db)
  return rows.map(({ compteId }) => compteId)
}

type Suite = {
  /** After that account; null for the first. */
  readonly apres: string | null
  readonly limit: number
}

const FIRST = '00000000-0000-0000-0000-000000000000'

/** The followers of a post whom an act of `acteureId` notifies, except `sauf`. */
export const listSuiveuses = async (
  reading: Reading,
  { publicationId, acteureId }: Fait,
  { apres, sauf, limit }: Suite & { readonly sauf: readonly string[] },
): Promise<string[]> => {
  const { rows } = await sql<{ compteId: string }>`
    select s.compte_id as "compteId" from lectrices_publication s
    join publications p on p.id = s.publication_id join annuaire m on m.compte_id = s.compte_id
    where s.publication_id = ${publicationId} and s.suivi = 'suivie' and s.compte_id > ${apres ?? FIRST}
      and s.compte_id <> all (${sauf}::uuid[]) and m.paye_jusquau >= ${seuilOf(reading)}
      and ${notBloquee(acteureId, sql`m.compte_id`)} and ${isAvertie(reading.now())}
    order by s.compte_id limit ${limit}`.execute(reading.db)
  return rows.map(({ compteId }) => compteId)
}

/**
 * Members whom an announcement is for, except its author: those of its branches, or everybody. Administrators read every branch,
 * and are told of their own.
 */
export const listDestinataires = async (
  reading: Reading,
  {
    territoireIds,
    auteureId,
  }: { readonly territoireIds: readonly string[]; readonly auteureId: string | null },
  { apres, limit }: Suite,
): Promise<string[]> => {
  const among =
    territoireIds.length === 0
      ? sql`annuaire m`
      : sql`${comptesOf(territoireIds, reading.now())} x join annuaire m on m.compte_id = x.compte_id`
  const { rows } = await sql<{ compteId: string }>`
    select m.compte_id as "compteId" from ${among}
    where m.compte_id > ${apres ?? FIRST} and m.paye_jusquau >= ${seuilOf(reading)}
      and m.compte_id is distinct from ${auteureId}::uuid
    order by m.compte_id limit ${limit}`.execute(reading.db)
  return rows.map(({ compteId }) => compteId)
}
