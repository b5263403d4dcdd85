import type { CivilDay } from '@entrelles/contract/kit/dates.ts'
import type { EcheanceRappel } from '@entrelles/contract/modules/adhesions/adhesions.schema.ts'
import type { Db } from '#db/client.ts'

/** Due reminders, with the facts that decide whether they are sent. */
const dueRappels = (db: Db, today: CivilDay) =>
  db
    .selectFrom('rappels_adhesion as r')
    .innerJoin('adhesions as a', 'a.id', 'r.adhesion_id')
    .leftJoin('comptes as c', 'c.id', 'a.compte_id')
    .where('r.statut', '=', 'prevu')
    .where('r.prevu_le', '<=', today)
    .select((eb) => [
      'r.adhesion_id as adhesionId',
      'r.echeance',
      'r.prevu_le as prevuLe',
      'r.motif',
      'a.fin',
      'a.annulee_le as annuleeLe',
      'c.id as compteId',
      'c.prenom',
      'c.email',
      'c.rappels_adhesion as accepte',
      'c.suspendue_jusquau as suspendueJusquau',
      'c.suppression_demandee_le as suppressionDemandeeLe',
      eb
        .exists(
          eb
            .selectFrom('adhesions as b')
            .whereRef('b.compte_id', '=', 'a.compte_id')
            .whereRef('b.fin', '>', 'a.fin')
            .where('b.annulee_le', 'is', null)
            .select(eb.lit(1).as('un')),
        )
        .as('renouvelee'),
      // The next reminder is due too: two mails on one day would be too many.
      eb
        .exists(
          eb
            .selectFrom('rappels_adhesion as s')
            .whereRef('s.adhesion_id', '=', 'r.adhesion_id')
            .whereRef('s.prevu_le', '>', 'r.prevu_le')
            .where('s.prevu_le', '<=', today)
            .select(eb.lit(1).as('un')),
        )
        .as('depasse'),
    ])

export type DueRappel = NonNullable<Awaited<ReturnType<typeof findRappel>>>

/** Locks due reminders that have not been taken, oldest first; skips those that another worker has locked. */
export const lockDueRappels = (db: Db, today: CivilDay, limit: number) =>
  dueRappels(db, today)
    .where('r.traite_le', 'is', null)
    .orderBy('r.prevu_le')
    .orderBy('r.adhesion_id')
    .limit(limit)
    .forUpdate('r')
    .skipLocked()
    .execute()

/** One due reminder, as it was taken at `prisLe`. */
export const findRappel = (
  db: Db,
  today: CivilDay,
  { adhesionId, echeance, prisLe }: { adhesionId: string; echeance: EcheanceRappel; prisLe: string },
) =>
  dueRappels(db, today)
    .where('r.adhesion_id', '=', adhesionId)
    .where('r.echeance', '=', echeance)
    .where('r.traite_le', '=', prisLe)
    .executeTakeFirst()
