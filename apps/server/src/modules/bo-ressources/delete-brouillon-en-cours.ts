import type { DetailRessourceBo } from '@entrelles/contract/modules/bo-ressources/bo-ressources.schema.ts'
import { ressourcesErrors } from '@entrelles/contract/modules/ressources/ressources.errors.ts'
import type { RessourceId } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { updateBrouillonRessource } from './bo-ressources.repository.ts'
import { holdToChange } from './hold-ressource-bo.ts'
import { detachUnused, figuresIn, imagesOf } from './images-ressource.ts'
import { cibleOf, valeursOf } from './journal-ressource.ts'
import { getRessourceBo } from './ressource-bo.queries.ts'

/** Drops the unpublished changes of an article. */
export const deleteBrouillonEnCours = async (
  id: RessourceId,
  version: number,
  ctx: Ctx,
): Promise<DetailRessourceBo> => {
  const { db, actor, now } = ctx
  const held = await holdToChange(id, { droit: 'modifier', version }, ctx)
  if (!held.brouillon) throw ressourcesErrors.etat_ressource_change()
  const before = await getRessourceBo(id, ctx)
  const images = imagesOf(held)
  const figures = figuresIn(images, [held.publiee])
  await updateBrouillonRessource(db, id, null, figures, { compteId: actor.id, now: now() })
  await detachUnused(ctx, images, [held.publiee])
  const after = await getRessourceBo(id, ctx)
  await journalise(ctx, {
    action: 'ressources.abandonner',
    cible: cibleOf(after),
    avant: valeursOf(before, after),
    apres: valeursOf(after, before),
  })
  return after
}
