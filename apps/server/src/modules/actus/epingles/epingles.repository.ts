import type { CivilDay } from '@entrelles/contract/kit/dates.ts'
import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import type { Tenue } from '../actus.repository.ts'

export const updateEpingle = async (db: Tx, id: string, jusquau: CivilDay | null): Promise<void> => {
  await db.updateTable('publications').set({ epinglee_jusquau: jusquau }).where('id', '=', id).execute()
}

/** One pin at a time: two at once would both find a free place. */
export const lockEpingles = async (db: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('epingles'))`.execute(db)
}

/** The most pins, besides this post, that one of its branches has today; or the network, for a post of the network. */
export const countEpingles = async (
  db: Tx,
  { id, territoireIds }: Pick<Tenue, 'id' | 'territoireIds'>,
  today: CivilDay,
): Promise<number> => {
  const cles = territoireIds.length === 0 ? ['e:r'] : territoireIds.map((territoire) => `e:t:${territoire}`)
  const { rows } = await sql<{ nb: number }>`
    select count(*)::int as nb from publications_cles
    where cle = any (${cles}::text[]) and epinglee_jusquau >= ${today} and publication_id <> ${id}
    group by cle order by 1 desc limit 1`.execute(db)
  return rows[0]?.nb ?? 0
}
