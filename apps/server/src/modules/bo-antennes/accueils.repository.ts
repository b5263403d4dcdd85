import type { Tx } from '#db/client.ts'

type Accueil = {
  readonly territoireId: string
  readonly compteId: string
  readonly parId: string
  readonly note: string | null
  readonly le: Date
}

/** One welcome per member and branch: a new one replaces the old one. */
export const replaceAccueil = async (
  db: Tx,
  { territoireId, compteId, parId, note, le }: Accueil,
): Promise<void> => {
  const row = { par_id: parId, note, accueillie_le: le }
  await db
    .insertInto('accueils')
    .values({ ...row, territoire_id: territoireId, compte_id: compteId })
    .onConflict((conflict) => conflict.columns(['territoire_id', 'compte_id']).doUpdateSet(row))
    .execute()
}
