import type { LienFichier } from '@entrelles/contract/modules/fichiers/fichiers.schema.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { findFichierLisible } from './find-fichier-lisible.ts'
import { lienOf } from './lien-fichier.ts'

export const getLienFichier = async (id: string, ctx: ReadCtx): Promise<LienFichier> => {
  await findFichierLisible(ctx, ctx.actor, id)
  return lienOf(ctx.derive, id, ctx.actor, ctx.now())
}
