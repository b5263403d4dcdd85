import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { coupsDePouceErrors } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.errors.ts'
import type { CoupDePouceUpdate } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.forms.ts'
import {
  dateLimiteParDefaut,
  droitsOf,
} from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.policy.ts'
import type { CoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { lockCompte } from '#modules/compte/compte.public.ts'
import { attachFichiers } from '#modules/fichiers/fichiers.public.ts'
import { requireFree } from '#modules/moderation/moderation.public.ts'
import { checkChoix, limiteOf, requirePlace } from './check-coup-de-pouce.ts'
import { askAidantesJob } from './coups-de-pouce.jobs.ts'
import { insertVersion, updateChamps, type Tenu } from './coups-de-pouce.repository.ts'
import { getCoupDePouce } from './get-coup-de-pouce.ts'
import { holdCoupDePouce } from './hold-coup-de-pouce.ts'

/** The day that she has chosen; without one, that of the request or, for a draft, the usual one. */
const limiteVoulue = (wanted: string | null, { statut, dateLimite, relanceLe }: Tenu, now: Date) => {
  const current = statut === 'brouillon' ? null : dateLimite
  // Asked once about this day.
  if (current !== null && (wanted ?? current) === current)
    return { dateLimite: current, relanceLe: relanceLe === null ? null : new Date(relanceLe) }
  return limiteOf(wanted ?? current ?? dateLimiteParDefaut(parisDay(now)), now)
}

/** Changes an open request of the caller, or publishes her draft. */
export const updateCoupDePouce = async (
  id: string,
  { version, piecesJointes, dateLimite, ...form }: CoupDePouceUpdate,
  ctx: Ctx,
): Promise<CoupDePouce> => {
  const { db, actor } = ctx
  const now = ctx.now()
  await lockCompte(db, actor.id)
  const held = await holdCoupDePouce(id, ctx)
  if (held.auteureId !== actor.id) throw commonErrors.introuvable()
  if (!droitsOf(actor, held).modifier) throw coupsDePouceErrors.etat_change()
  if (held.version !== version) throw commonErrors.version_depassee()
  await requireFree(ctx, 'publication')
  await checkChoix(db, form)
  const limite = limiteVoulue(dateLimite, held, now)
  const isDraft = held.statut === 'brouillon'
  await requirePlace(db, actor.id, { ...form, id, isOuverte: !isDraft })
  if (!isDraft) await insertVersion(db, held, now)
  await updateChamps(db, held.id, form, { ...limite, publieLe: isDraft ? now : null }, now)
  await attachFichiers(ctx, { type: 'coup_de_pouce', id: held.id }, piecesJointes, 'piecesJointes')
  if (isDraft) await ctx.enqueue(askAidantesJob, { coupDePouceId: held.id })
  return getCoupDePouce(held.id, ctx)
}
