import { MIMES_FICHIER, type Fichier } from '@entrelles/contract/modules/fichiers/fichiers.schema.ts'
import { sql } from 'kysely'
import type { Ctx } from '#kit/ctx.ts'
import { attachFichiers, fichiersOf } from '#modules/fichiers/fichiers.public.ts'
import { updateFichier } from './bo-ressources.repository.ts'

/** Gives a resource its one file; the one that it had is deleted. The resource is written in this transaction. */
export const attachFichierRessource = async (
  ctx: Pick<Ctx, 'db' | 'actor' | 'now'>,
  id: string,
  fichierId: string,
): Promise<void> => {
  await attachFichiers(ctx, { type: 'ressource', id }, [fichierId], 'fichier')
  const { rows } = await sql<{ fichiers: Fichier[] }>`
    select ${fichiersOf('ressource', sql`${id}::uuid`)} as fichiers`.execute(ctx.db)
  const [fichier] = rows[0]?.fichiers ?? []
  if (!fichier) throw new Error('the file of a resource was not attached')
  const { nom, type, taille } = fichier
  await updateFichier(ctx.db, id, { id: fichier.id, nom, type, taille, mime: MIMES_FICHIER[type] })
}
