import { moisOf } from '@entrelles/contract/modules/notations/notations.policy.ts'
import type {
  Notation,
  NotationId,
  NotationPubliee,
} from '@entrelles/contract/modules/notations/notations.schema.ts'
import { v7 as uuid } from 'uuid'
import type { Tx } from '#db/client.ts'
import type { DB } from '#db/types.ts'
import type { Complete } from '#kit/complete.ts'

/** What a member says: neither when she closed the banner without a score. */
export type Contenu = Pick<Notation, 'note' | 'commentaire'>

/** First day of the month that a rating belongs to. */
const premierJour = (at: Date): string => `${moisOf(at)}-01`

/** The counters of a month, by score; the first one counts those who gave none. */
const COUNTERS = ['sans_note', 'note_1', 'note_2', 'note_3', 'note_4', 'note_5'] as const

const counterOf = (note: number | null) => COUNTERS[note ?? 0] ?? 'sans_note'

const countNotation = async (db: Tx, mois: string, note: number | null): Promise<void> => {
  const counter = counterOf(note)
  await db
    .insertInto('notations_mois')
    .values({ mois, [counter]: 1 })
    .onConflict((conflict) =>
      conflict.column('mois').doUpdateSet((eb) => ({ [counter]: eb(`notations_mois.${counter}`, '+', 1) })),
    )
    .execute()
}

const moveCount = async (db: Tx, mois: string, from: number | null, to: number | null): Promise<void> => {
  if (from === to) return
  await db
    .updateTable('notations_mois')
    .where('mois', '=', mois)
    .set((eb) => ({
      [counterOf(from)]: eb(counterOf(from), '-', 1),
      [counterOf(to)]: eb(counterOf(to), '+', 1),
    }))
    .execute()
}

/** Adds the rating of the month; undefined when the member already has one. */
export const insertNotation = async (
  db: Tx,
  compteId: string,
  { note, commentaire }: Contenu,
  now: Date,
): Promise<NotationPubliee | undefined> => {
  const mois = premierJour(now)
  const row = {
    id: uuid(),
    compte_id: compteId,
    mois,
    note,
    commentaire,
    date_publication: now,
  } satisfies Complete<DB['notations']>
  const inserted = await db
    .insertInto('notations')
    .values(row)
    .onConflict((conflict) => conflict.columns(['compte_id', 'mois']).doNothing())
    .returning((eb) => [eb.ref('id').$castTo<NotationId>().as('id'), 'date_publication as datePublication'])
    .executeTakeFirst()
  if (inserted) await countNotation(db, mois, note)
  return inserted
}

/** Locks a rating until the transaction ends: the counters must match the scores. */
const lockNotation = (db: Tx, compteId: string) =>
  db
    .selectFrom('notations')
    .where('compte_id', '=', compteId)
    .select((eb) => [
      eb.ref('id').$castTo<NotationId>().as('id'),
      'mois',
      'note',
      'commentaire',
      'date_publication as datePublication',
    ])
    .forUpdate()

/** The member's rating with that id; another member's is not found. */
export const lockNotationById = (db: Tx, compteId: string, id: string) =>
  lockNotation(db, compteId).where('id', '=', id).executeTakeFirst()

/** The member's rating of the current month. */
export const lockNotationDuMois = (db: Tx, compteId: string, now: Date) =>
  lockNotation(db, compteId).where('mois', '=', premierJour(now)).executeTakeFirst()

type Locked = NonNullable<Awaited<ReturnType<typeof lockNotationById>>>

/** Writes the score and the comment of a locked rating. */
export const writeNotation = async (
  db: Tx,
  { id, mois, note: before, datePublication }: Locked,
  { note, commentaire }: Contenu,
): Promise<Notation> => {
  await db.updateTable('notations').set({ note, commentaire }).where('id', '=', id).execute()
  await moveCount(db, mois, before, note)
  return { id, note, commentaire, datePublication }
}
