import { parisDay } from '@entrelles/contract/kit/dates.ts'
import type { CoupDePouceForm } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.forms.ts'
import { dateLimiteParDefaut } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.policy.ts'
import type { CoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { lockCompte } from '#modules/compte/compte.public.ts'
import { attachFichiers } from '#modules/fichiers/fichiers.public.ts'
import { requireFree } from '#modules/moderation/moderation.public.ts'
import { checkChoix, limiteOf, requirePlace } from './check-coup-de-pouce.ts'
import { askAidantesJob } from './coups-de-pouce.jobs.ts'
import { insertCoupDePouce } from './coups-de-pouce.repository.ts'
import { getCoupDePouce } from './get-coup-de-pouce.ts'

/** Publishes a request; a job asks the members who could help. */
export const createCoupDePouce = async (
  { piecesJointes, dateLimite, ...form }: CoupDePouceForm,
  ctx: Ctx,
): Promise<CoupDePouce> => {
  const { db, actor } = ctx
  const now = ctx.now()
  await requireFree(ctx, 'publication')
  await checkChoix(db, form)
  const limite = limiteOf(dateLimite ?? dateLimiteParDefaut(parisDay(now)), now)
  await lockCompte(db, actor.id)
  await requirePlace(db, actor.id, form)
  const id = await insertCoupDePouce(db, form, { ...limite, publieLe: now }, { auteureId: actor.id, now })
  await attachFichiers(ctx, { type: 'coup_de_pouce', id }, piecesJointes, 'piecesJointes')
  await ctx.enqueue(askAidantesJob, { coupDePouceId: id })
  return getCoupDePouce(id, ctx)
}
