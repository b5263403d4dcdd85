import type { StatutPublication } from '@entrelles/contract/modules/actus/actus.constants.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#db/client.ts'
import { lockPublication } from './actus.repository.ts'

/** Into the archives, or out of them. */
export const updateStatut = async (
  db: Tx,
  id: string,
  statut: Extract<StatutPublication, 'publiee' | 'archivee'>,
): Promise<void> => {
  await db.updateTable('publications').set({ statut, epinglee_jusquau: null }).where('id', '=', id).execute()
}

type Jetee = {
  readonly id: string
  /** The status that it returns to. */
  readonly avant: StatutPublication
  /** An administrator deletes it: it returns hidden, whatever becomes of its reports. */
  readonly isRetiree: boolean
}

/** Into the bin. */
export const binPublication = async (db: Tx, { id, avant, isRetiree }: Jetee, now: Date): Promise<void> => {
  await db
    .updateTable('publications')
    .set({
      statut: 'supprimee',
      statut_avant: avant,
      archivee_avant: sql`coalesce(statut_avant, statut) = 'archivee'`,
      supprimee_le: now,
      epinglee_jusquau: null,
    })
    .$if(isRetiree, (update) => update.set({ retiree: true }))
    .where('id', '=', id)
    .execute()
}

/** The status that a post of the bin has once it is shown again, if it is hidden there. */
const montree = sql<StatutPublication>`case when archivee_avant then 'archivee'
  when publiee_le is null then 'programmee' else 'publiee' end`

/** Takes a post out of the bin, with that status. A hidden one also keeps the status that it has once it is shown again. */
export const unbinPublication = async (db: Tx, id: string, statut: StatutPublication): Promise<void> => {
  await db
    .updateTable('publications')
    .set({ statut, statut_avant: statut === 'masquee' ? montree : null, supprimee_le: null })
    .where('id', '=', id)
    .execute()
}

/** Hides a published or archived post. One that its author has put into the bin returns hidden; another state stays as it is. */
export const hidePublication = async (db: Tx, id: string): Promise<void> => {
  await lockPublication(db, id)
  await db
    .updateTable('publications')
    .set((eb) => ({ statut: 'masquee', statut_avant: eb.ref('statut'), epinglee_jusquau: null }))
    .where('id', '=', id)
    .where('statut', 'in', ['publiee', 'archivee'])
    .execute()
  await db
    .updateTable('publications')
    .set({ statut_avant: 'masquee' })
    .where('id', '=', id)
    .where('statut', '=', 'supprimee')
    .where('statut_avant', 'in', ['publiee', 'archivee'])
    .execute()
}

/**
 * Gives a hidden post the status that it had; undefined if it is not hidden. One that its author has put into the bin no longer
 * returns hidden. What an administrator has deleted stays hidden, in the bin and out of it.
 */
export const restorePublication = async (db: Tx, id: string) => {
  const held = await lockPublication(db, id)
  if (!held || held.retiree) return undefined
  await db
    .updateTable('publications')
    .set({ statut_avant: montree })
    .where('id', '=', id)
    .where('statut', '=', 'supprimee')
    .where('statut_avant', '=', 'masquee')
    .where('publiee_le', 'is not', null)
    .execute()
  return db
    .updateTable('publications')
    .set((eb) => ({ statut: eb.ref('statut_avant').$notNull(), statut_avant: null }))
    .where('id', '=', id)
    .where('statut', '=', 'masquee')
    .returning('type')
    .executeTakeFirst()
}

/** Whether an administrator has deleted it. */
export const isRetiree = async (db: Db, id: string): Promise<boolean> => {
  const found = await db.selectFrom('publications').where('id', '=', id).select('retiree').executeTakeFirst()
  return found?.retiree ?? false
}
