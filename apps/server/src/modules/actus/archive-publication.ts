import type { Publication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { getPublication } from './get-publication.ts'
import { holdToChange } from './hold-to-change.ts'
import { journaliseModeration } from './journal-publication.ts'
import { updateStatut } from './statuts.repository.ts'

/** Takes a post out of the feed, and its pin off; its page stays. */
export const archivePublication = async (id: string, ctx: Ctx): Promise<Publication> => {
  const held = await holdToChange(id, 'archiver', ctx)
  await updateStatut(ctx.db, held.id, 'archivee')
  await journaliseModeration(ctx, 'changer_etat', held, { statut: 'archivee', epingleeJusquau: null })
  return getPublication(held.id, ctx)
}
