import type { RessourceId } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { deleteFichiers } from '#modules/fichiers/fichiers.public.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { deleteRessourceRow } from './bo-ressources.repository.ts'
import { holdToChange } from './hold-ressource-bo.ts'
import { detachUnused, imagesOf } from './images-ressource.ts'
import { cibleOf, valeursOf } from './journal-ressource.ts'
import { getRessourceBo } from './ressource-bo.queries.ts'

/** Deletes a draft, or what is archived, with its pictures and its file. */
export const deleteRessource = async (id: RessourceId, ctx: Ctx): Promise<void> => {
  const held = await holdToChange(id, { droit: 'supprimer' }, ctx)
  const before = await getRessourceBo(id, ctx)
  await deleteRessourceRow(ctx.db, id)
  await detachUnused(ctx, imagesOf(held), [])
  await deleteFichiers(ctx, { type: 'ressource', id })
  await journalise(ctx, { action: 'ressources.supprimer', cible: cibleOf(before), avant: valeursOf(before) })
}
