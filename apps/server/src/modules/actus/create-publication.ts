import type { PublicationForm } from '@entrelles/contract/modules/actus/actus.forms.ts'
import type { Publication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { requireFree } from '#modules/moderation/moderation.public.ts'
import { insertPublication } from './actus.repository.ts'
import { checkChoix, etatOf } from './check-publication.ts'
import { getPublication } from './get-publication.ts'
import { preparePublication } from './prepare-publication.ts'
import { readLien, tellPublication } from './tell-publication.ts'

/** Publishes a post, or schedules it. */
export const createPublication = async (
  { dateProgrammee, ...form }: PublicationForm,
  ctx: Ctx,
): Promise<Publication> => {
  await requireFree(ctx, 'publication')
  await checkChoix(form, undefined, ctx)
  const etat = etatOf(dateProgrammee, ctx)
  const { ecrite, mentionnees } = await preparePublication(form, [], ctx)
  const id = await insertPublication(ctx.db, ecrite, etat, { auteureId: ctx.actor.id, now: ctx.now() })
  await readLien(ctx, id, ecrite.lien)
  if (etat.statut === 'publiee') await tellPublication(ctx, { id, type: form.type, mentionnees })
  return getPublication(id, ctx)
}
