import type { Cadrage, UsageMedia } from '@entrelles/contract/modules/medias/medias.schema.ts'
import type { Tx } from '#db/client.ts'

type NewMedia = {
  readonly id: string
  readonly nom: string
  readonly usage: UsageMedia
  readonly cadrage?: Cadrage | undefined
  readonly compteId: string | null
  /** Of a picture that keeps its shape. */
  readonly largeur?: number | undefined
  readonly hauteur?: number | undefined
}

export const insertMedia = async (
  db: Tx,
  { id, nom, usage, cadrage, compteId, largeur, hauteur }: NewMedia,
  now: Date,
): Promise<void> => {
  await db
    .insertInto('medias')
    .values({
      id,
      nom,
      usage,
      cadrage: cadrage ? JSON.stringify(cadrage) : null,
      compte_id: compteId,
      largeur: largeur ?? null,
      hauteur: hauteur ?? null,
      etat: 'recu',
      cree_le: now,
    })
    .execute()
}

/** Marks the sizes as made; returns whether the picture still exists. */
export const markPret = async (db: Tx, id: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('medias')
    .set({ etat: 'pret', pret_le: now })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes and returns pictures unattached and older than that instant, and portraits of deleted accounts. */
export const deleteOrphans = (db: Tx, before: Date, limit: number) =>
  db
    .deleteFrom('medias')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('medias')
        .where((or) =>
          or.or([
            or.and([or('attache_le', 'is', null), or('cree_le', '<', before.toISOString())]),
            // A cover uploaded by a deleted account still belongs to its branch.
            or.and([or('compte_id', 'is', null), or('usage', '=', 'portrait')]),
          ]),
        )
        .select('id')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'nom', 'usage'])
    .execute()
