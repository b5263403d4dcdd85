import { canRead } from '@entrelles/contract/modules/actus/actus.policy.ts'
import { sql } from 'kysely'
import type { ReadCtx, SignedIn } from '#kit/ctx.ts'
import { antennesLues } from '#modules/adherentes/adherentes.public.ts'
import { areBloquees } from '#modules/blocages/blocages.public.ts'

type Reading = Pick<ReadCtx, 'db' | 'actor' | 'now'>

/** A reader, as the policy knows her: with the branches whose posts she reads. */
export type Lectrice = SignedIn & { readonly antennes: readonly string[] }

export const findLectrice = async ({ db, actor, now }: Reading): Promise<Lectrice> => {
  const lectrice = { lectriceId: actor.id, territoireIds: actor.territoireIds, now: now() }
  const { rows } = await sql<{ antennes: string[] }>`select ${antennesLues(lectrice)} as antennes`.execute(db)
  return { ...actor, antennes: rows[0]?.antennes ?? [] }
}

type Lue = Parameters<typeof canRead>[1] & { readonly type: string }

/** Whether she reads a post with these facts. An announcement is official: blocks do not hide it. */
export const isReadBy = async (publication: Lue, reading: Reading): Promise<boolean> => {
  const { db, actor } = reading
  const { auteureId, type } = publication
  if (!canRead(await findLectrice(reading), publication)) return false
  return type === 'annonce' || auteureId === null || !(await areBloquees(db, actor.id, auteureId))
}
