import { invalidForm } from '@entrelles/contract/kit/errors.ts'
import {
  problemesDuType,
  type RessourceUpdate,
} from '@entrelles/contract/modules/bo-ressources/bo-ressources.forms.ts'
import type { DetailRessourceBo } from '@entrelles/contract/modules/bo-ressources/bo-ressources.schema.ts'
import { isLisible } from '@entrelles/contract/modules/ressources/ressources.policy.ts'
import type { RessourceId } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { attachFichierRessource } from './attach-fichier-ressource.ts'
import { updateBrouillonRessource, updateChamps, type Tenue } from './bo-ressources.repository.ts'
import { checkRessource } from './check-ressource.ts'
import type { Ecrite } from './ecrite-ressource.ts'
import { forgetPerdues } from './forget-perdues.ts'
import { holdToChange } from './hold-ressource-bo.ts'
import { detachUnused, figuresIn, imagesOf, type Images } from './images-ressource.ts'
import { cibleOf, valeursOf } from './journal-ressource.ts'
import { prepareRessource } from './prepare-ressource.ts'
import { getRessourceBo } from './ressource-bo.queries.ts'

/** The changes of an article that members read wait until they are published. */
const isApart = ({ type, statut }: Tenue): boolean => type === 'article' && isLisible(statut)

const writeEcrite = async (held: Tenue, ecrite: Ecrite, images: Images, ctx: Ctx): Promise<void> => {
  const { db, actor, now } = ctx
  const par = { compteId: actor.id, now: now() }
  const left = isApart(held) ? [held.publiee, ecrite] : [ecrite]
  const figures = figuresIn(images, left)
  if (isApart(held)) await updateBrouillonRessource(db, held.id, ecrite, figures, par)
  else {
    await updateChamps(db, held, ecrite, figures, par)
    await forgetPerdues(ctx, held, ecrite)
  }
  await detachUnused(ctx, images, left)
}

/** Changes a resource: at once, or apart for an article that members read. */
export const updateRessource = async (
  id: RessourceId,
  { version, fichier, ...form }: RessourceUpdate,
  ctx: Ctx,
): Promise<DetailRessourceBo> => {
  const held = await holdToChange(id, { droit: 'modifier', version }, ctx)
  const problemes = problemesDuType(held.type, { ...form, fichier })
  if (problemes.length > 0) throw invalidForm(problemes)
  const had = held.brouillon ? [held.brouillon, held.publiee] : [held.publiee]
  await checkRessource(form, had, ctx)
  const before = await getRessourceBo(id, ctx)
  const images = imagesOf(held)
  const ecrite = await prepareRessource(form, held.brouillon ?? held.publiee, images, ctx)
  await writeEcrite(held, ecrite, images, ctx)
  if (fichier !== undefined) await attachFichierRessource(ctx, id, fichier)
  const after = await getRessourceBo(id, ctx)
  await journalise(ctx, {
    action: isApart(held) ? 'ressources.preparer' : 'ressources.modifier',
    cible: cibleOf(after),
    avant: valeursOf(before, after),
    apres: valeursOf(after, before),
  })
  return after
}
