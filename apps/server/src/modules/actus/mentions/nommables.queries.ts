import { sql, type RawBuilder } from 'kysely'
import type { Ctx } from '#kit/ctx.ts'
import { seuilOf } from '#kit/settings.ts'
import { isLectrice } from '#modules/adherentes/adherentes.public.ts'
import { bloqueesOf } from '#modules/blocages/blocages.public.ts'

/** Who may read the post that a text belongs to. */
export type ObjetLu = {
  /** Empty: the whole network. */
  readonly territoireIds: readonly string[]
  /** Of a post that is commented; absent from an announcement, which ignores blocks. */
  readonly auteureId?: string | null
}

/** Whether the member `a` of the directory may read the post, if she sees who writes there. */
export const isNommable = ({ territoireIds, auteureId = null }: ObjetLu, now: Date): RawBuilder<boolean> => {
  const isAmong =
    territoireIds.length === 0 ? sql`true` : isLectrice(sql`a.compte_id`, sql`${territoireIds}::uuid[]`, now)
  // Her blocks are read once for all these members.
  const isMontree = auteureId === null ? sql`true` : sql`a.compte_id <> all (${bloqueesOf(auteureId)})`
  return sql<boolean>`(${isAmong} and ${isMontree})`
}

type Nommable = { readonly id: string; readonly prenom: string; readonly nom: string | null }

/** Those of these members who may read what the caller writes there. */
export const findNommables = async (
  { db, actor, now, settings }: Pick<Ctx, 'db' | 'actor' | 'now' | 'settings'>,
  ids: readonly string[],
  objet: ObjetLu,
): Promise<Nommable[]> => {
  const { rows } = await sql<Nommable>`
    select a.compte_id as id, a.prenom, a.nom from annuaire a
    where a.compte_id = any (${ids}::uuid[]) and a.paye_jusquau >= ${seuilOf({ now, settings })}
      and not exists (select from blocages b where b.compte_id = a.compte_id and b.autre_id = ${actor.id})
      and ${isNommable(objet, now())}`.execute(db)
  return rows
}
