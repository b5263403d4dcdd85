import type { DetailRessourceBo } from '@entrelles/contract/modules/bo-ressources/bo-ressources.schema.ts'
import type { RessourceId } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { forgetRessource } from '#modules/ressources/avis.jobs.ts'
import { updateArchivee, type Tenue } from './bo-ressources.repository.ts'
import { holdToChange } from './hold-ressource-bo.ts'
import { detachUnused, figuresIn, imagesOf } from './images-ressource.ts'
import { cibleOf, valeursOf } from './journal-ressource.ts'
import { getRessourceBo } from './ressource-bo.queries.ts'

/** Takes a resource out of the library and drops its unpublished changes. The caller writes the journal: one line for each act. */
export const withdrawRessource = async (held: Tenue, ctx: Ctx): Promise<void> => {
  const { db, actor, now } = ctx
  const images = imagesOf(held)
  await updateArchivee(db, held.id, figuresIn(images, [held.publiee]), { compteId: actor.id, now: now() })
  await detachUnused(ctx, images, [held.publiee])
  await forgetRessource(ctx, held.id)
}

export const archiveRessource = async (
  id: RessourceId,
  version: number,
  ctx: Ctx,
): Promise<DetailRessourceBo> => {
  const held = await holdToChange(id, { droit: 'archiver', version }, ctx)
  const before = await getRessourceBo(id, ctx)
  await withdrawRessource(held, ctx)
  const after = await getRessourceBo(id, ctx)
  await journalise(ctx, {
    action: 'ressources.archiver',
    cible: cibleOf(after),
    avant: valeursOf(before, after),
    apres: valeursOf(after, before),
  })
  return after
}
