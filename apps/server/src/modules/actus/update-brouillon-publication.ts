import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { BrouillonPublicationUpdate } from '@entrelles/contract/modules/actus/actus.forms.ts'
import type { Publication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { updateChamps } from './actus.repository.ts'
import { checkChoix } from './check-publication.ts'
import { getPublication } from './get-publication.ts'
import { holdPublication } from './hold-publication.ts'
import { journaliseModeration } from './journal-publication.ts'
import { preparePublication } from './prepare-publication.ts'

export const updateBrouillonPublication = async (
  id: string,
  { version, ...form }: BrouillonPublicationUpdate,
  ctx: Ctx,
): Promise<Publication> => {
  const held = await holdPublication(id, ctx)
  // Those who read a draft may change it.
  if (held.statut !== 'brouillon') throw commonErrors.introuvable()
  if (held.version !== version) throw commonErrors.version_depassee()
  await checkChoix(form, held, ctx)
  const { ecrite } = await preparePublication(form, held.images, ctx)
  await updateChamps(ctx.db, held, ecrite, { statut: 'brouillon' }, ctx.now())
  await journaliseModeration(ctx, 'modifier', held, { titre: ecrite.titre, contenu: ecrite.contenuTexte })
  return getPublication(held.id, ctx)
}
