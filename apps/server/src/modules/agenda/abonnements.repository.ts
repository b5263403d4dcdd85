import type { RoleFacts } from '@entrelles/contract/kit/roles.ts'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Db, Tx } from '#db/client.ts'

export const findAbonnement = (db: Db, compteId: string) =>
  db
    .selectFrom('abonnements_agenda')
    .where('compte_id', '=', compteId)
    .select(['id', 'cree_le as dateCreation'])
    .executeTakeFirst()

/** Replaces the previous subscription, which revokes its URL. */
export const replaceAbonnement = (
  db: Tx,
  compteId: string,
  now: Date,
  hashOf: (id: string) => Buffer,
): Promise<{ id: string; dateCreation: string }> => {
  const id = uuid()
  const fresh = { id, jeton_hash: hashOf(id), cree_le: now }
  return db
    .insertInto('abonnements_agenda')
    .values({ compte_id: compteId, ...fresh })
    .onConflict((conflict) => conflict.column('compte_id').doUpdateSet(fresh))
    .returning(['id', 'cree_le as dateCreation'])
    .executeTakeFirstOrThrow()
}

export const deleteAbonnement = async (db: Tx, compteId: string): Promise<void> => {
  await db.deleteFrom('abonnements_agenda').where('compte_id', '=', compteId).execute()
}

type Abonnee = RoleFacts & { readonly id: string }

/** The owner of a calendar URL, unless she is suspended, with the facts behind her roles. */
export const findAbonnee = (db: Db, hash: Buffer, now: Date): Promise<Abonnee | undefined> =>
  db
    .selectFrom('abonnements_agenda as a')
    .innerJoin('comptes as c', 'c.id', 'a.compte_id')
    .where('a.jeton_hash', '=', hash)
    .where((eb) =>
      eb.or([eb('c.suspendue_jusquau', 'is', null), eb('c.suspendue_jusquau', '<=', now.toISOString())]),
    )
    .select([
      'c.id',
      'c.etape_inscription as etapeInscription',
      'c.paye_jusquau as payeJusquau',
      'c.administratrice',
      sql<boolean>`false`.as('coordonne'),
    ])
    .executeTakeFirst()
