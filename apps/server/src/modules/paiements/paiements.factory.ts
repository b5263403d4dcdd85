import { montantOf, type Tarif } from '@entrelles/contract/modules/adhesions/tarif.ts'
import type { EtatPaiement } from '@entrelles/contract/modules/paiements/paiements.schema.ts'
import type { Insertable } from 'kysely'
import type { Db } from '#db/client.ts'
import { inTransaction } from '#db/test-transaction.ts'
import type { DB } from '#db/types.ts'
import { insertPaiement, updatePaiement } from './paiements.repository.ts'

type Fields = Partial<Omit<Insertable<DB['paiements']>, 'id' | 'tarif' | 'montant_cents' | 'etat'>>

const must = (id: string | undefined): string => {
  if (id === undefined) throw new Error('that order is known already')
  return id
}

/** A payment received by the platform that has no member yet. */
export const createOrphelin = async (
  db: Db,
  now: Date,
  { tarif = 'plein', ...fields }: Fields & { readonly tarif?: Tarif } = {},
): Promise<string> => {
  return inTransaction(db, async (tx) => {
    const id = must(
      await insertPaiement(
        tx,
        {
          compteId: null,
          tarif,
          montantCents: montantOf(tarif),
          origine: 'en_ligne',
          etat: 'paye',
          porte: 'releve',
          anomalie: 'orphelin',
          paye_le: now,
        },
        now,
      ),
    )
    await updatePaiement(tx, id, { paye_le: now, ...fields })
    return id
  })
}

/** A payment attempt in the given state. */
export const createTentative = async (
  db: Db,
  now: Date,
  {
    compteId,
    etat = 'redirige',
    tarif = 'plein',
    ...fields
  }: Fields & { readonly compteId: string; readonly etat?: EtatPaiement; readonly tarif?: Tarif },
): Promise<string> => {
  const tentative = {
    compteId,
    tarif,
    montantCents: montantOf(tarif),
    origine: 'en_ligne',
    etat,
    porte: null,
  } as const
  return inTransaction(db, async (tx) => {
    const id = must(await insertPaiement(tx, tentative, now))
    await updatePaiement(tx, id, { redirige_le: now, ...fields })
    return id
  })
}
