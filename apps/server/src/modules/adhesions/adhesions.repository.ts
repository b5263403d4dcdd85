import type { CivilDay } from '@entrelles/contract/kit/dates.ts'
import type { OrigineAdhesion } from '@entrelles/contract/modules/adhesions/adhesions.schema.ts'
import type { Periode } from '@entrelles/contract/modules/adhesions/periode.ts'
import type { Tarif } from '@entrelles/contract/modules/adhesions/tarif.ts'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Db, Tx } from '#db/client.ts'
import type { DB } from '#db/types.ts'
import { nothingLeft, type Complete } from '#kit/complete.ts'

/** Locks the member's row until the end of the transaction, so that her years are opened one at a time. */
export const lockAdherente = (db: Tx, compteId: string) =>
  db
    .selectFrom('comptes')
    .where('id', '=', compteId)
    .select(['id', 'paye_jusquau as payeJusquau'])
    .forUpdate()
    .executeTakeFirst()

export type NewAdhesion = Periode & {
  readonly compteId: string
  readonly paiementId: string
  readonly tarif: Tarif
  readonly montantCents: number
  readonly origine: OrigineAdhesion
}

/** Undefined if this payment has already bought its year. */
export const insertAdhesion = (
  db: Tx,
  { compteId, paiementId, debut, fin, tarif, montantCents, origine, ...rest }: NewAdhesion,
  now: Date,
) => {
  nothingLeft(rest)
  return db
    .insertInto('adhesions')
    .values({
      id: uuid(),
      compte_id: compteId,
      paiement_id: paiementId,
      debut,
      fin,
      tarif,
      montant_cents: montantCents,
      origine,
      numero: sql<string>`${debut.slice(0, 4)} || '-' || lpad(nextval('adhesions_numero')::text, 4, '0')`,
      creee_le: now,
    } satisfies Complete<DB['adhesions'], 'annulee_le' | 'motif_annulation'>)
    .onConflict((conflict) => conflict.column('paiement_id').doNothing())
    .returning('id')
    .executeTakeFirst()
}

/** Adds to the income of the month; a refund subtracts. */
export const addEncaissement = async (
  db: Tx,
  day: CivilDay,
  montantCents: number,
  nombre: 1 | -1,
): Promise<void> => {
  const mois = `${day.slice(0, 7)}-01`
  await db
    .insertInto('encaissements')
    .values({ mois, montant_cents: montantCents * nombre, nombre })
    .onConflict((conflict) =>
      conflict.column('mois').doUpdateSet((eb) => ({
        montant_cents: eb('encaissements.montant_cents', '+', eb.ref('excluded.montant_cents')),
        nombre: eb('encaissements.nombre', '+', eb.ref('excluded.nombre')),
      })),
    )
    .execute()
}

/** Undefined if the year does not exist or is already cancelled. */
export const cancelAdhesion = (db: Tx, adhesionId: string, motif: string, now: Date) =>
  db
    .updateTable('adhesions')
    .set({ annulee_le: now, motif_annulation: motif })
    .where('id', '=', adhesionId)
    .where('annulee_le', 'is', null)
    .returning(['id', 'compte_id as compteId', 'debut', 'montant_cents as montantCents', 'origine'])
    .executeTakeFirst()

/** The owner of a year; null once her account is deleted. */
export const findCompteOfAdhesion = async (db: Db, adhesionId: string): Promise<string | null> => {
  const row = await db
    .selectFrom('adhesions')
    .where('id', '=', adhesionId)
    .select('compte_id as compteId')
    .executeTakeFirst()
  return row?.compteId ?? null
}

/** The last of a member's years that are not cancelled. */
export const findDerniereAdhesion = (db: Db, compteId: string) =>
  db
    .selectFrom('adhesions')
    .where('compte_id', '=', compteId)
    .where('annulee_le', 'is', null)
    .orderBy('fin', 'desc')
    .limit(1)
    .select(['id', 'fin'])
    .executeTakeFirst()
