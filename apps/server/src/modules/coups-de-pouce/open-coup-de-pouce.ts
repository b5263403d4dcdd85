import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { dateProlongee } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.policy.ts'
import type { CoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { requireFree } from '#modules/moderation/moderation.public.ts'
import { forgetAidantes } from './aidantes/aidantes.repository.ts'
import { limiteOf, requirePlace } from './check-coup-de-pouce.ts'
import { askAidantesJob } from './coups-de-pouce.jobs.ts'
import { updateStatut, type Tenu } from './coups-de-pouce.repository.ts'
import { getCoupDePouce } from './get-coup-de-pouce.ts'
import { holdToOpen } from './hold-coup-de-pouce.ts'
import { journaliseModeration } from './journal-coup-de-pouce.ts'
import { hasAcceptee } from './reponses/reponses.repository.ts'

/** Opens an ended request again until that day: help that was accepted is still on its way. */
export const reopen = async (
  held: Tenu,
  { dateLimite, relanceLe }: ReturnType<typeof limiteOf>,
  ctx: Ctx,
): Promise<void> => {
  const { db } = ctx
  await requireFree(ctx, 'publication')
  if (held.auteureId !== null) await requirePlace(db, held.auteureId, held)
  const statut = (await hasAcceptee(db, held.id)) ? 'en_cours' : 'publie'
  await updateStatut(db, held.id, statut, {
    motif_cloture: null,
    resolu_le: null,
    termine_le: null,
    anonymise_le: null,
    rouvert_le: ctx.now(),
    date_limite: dateLimite,
    relance_le: relanceLe,
  })
  await forgetAidantes(db, held.id)
  // Asks those who can help, if the request had ended before they were asked.
  await ctx.enqueue(askAidantesJob, { coupDePouceId: held.id })
  await journaliseModeration(ctx, 'changer_etat', held, { statut, dateLimite })
}

/** Opens a solved or closed request again; a last day that has passed moves on. */
export const openCoupDePouce = async (id: string, ctx: Ctx): Promise<CoupDePouce> => {
  const now = ctx.now()
  const today = parisDay(now)
  const held = await holdToOpen(id, 'rouvrir', ctx)
  const current = held.dateLimite ?? today
  await reopen(held, limiteOf(current >= today ? current : dateProlongee(today, current), now), ctx)
  return getCoupDePouce(held.id, ctx)
}
