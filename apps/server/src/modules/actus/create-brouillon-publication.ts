import { BROUILLONS_PUBLICATION_MAX } from '@entrelles/contract/modules/actus/actus.constants.ts'
import { actusErrors } from '@entrelles/contract/modules/actus/actus.errors.ts'
import type { BrouillonPublicationForm } from '@entrelles/contract/modules/actus/actus.forms.ts'
import type { Publication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { lockCompte } from '#modules/compte/compte.public.ts'
import { countBrouillons, insertPublication } from './actus.repository.ts'
import { checkChoix } from './check-publication.ts'
import { getPublication } from './get-publication.ts'
import { preparePublication } from './prepare-publication.ts'

/** Keeps a draft. Until it is published, mentions notify nobody and its link is not read. */
export const createBrouillonPublication = async (
  form: BrouillonPublicationForm,
  ctx: Ctx,
): Promise<Publication> => {
  const { db, actor } = ctx
  await checkChoix(form, undefined, ctx)
  await lockCompte(db, actor.id)
  if ((await countBrouillons(db, actor.id)) >= BROUILLONS_PUBLICATION_MAX)
    throw actusErrors.trop_de_brouillons()
  const { ecrite } = await preparePublication(form, [], ctx)
  const by = { auteureId: actor.id, now: ctx.now() }
  return getPublication(await insertPublication(db, ecrite, { statut: 'brouillon' }, by), ctx)
}
