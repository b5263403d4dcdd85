import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { invalidForm } from '@entrelles/contract/kit/errors.ts'
import {
  PROLONGEE_PLUS_TOT,
  type ProlongationForm,
} from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.forms.ts'
import { dateProlongee } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.policy.ts'
import type { CoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { limiteOf } from './check-coup-de-pouce.ts'
import { updateLimite } from './coups-de-pouce.repository.ts'
import { getCoupDePouce } from './get-coup-de-pouce.ts'
import { holdToOpen } from './hold-coup-de-pouce.ts'
import { journaliseModeration } from './journal-coup-de-pouce.ts'
import { reopen } from './open-coup-de-pouce.ts'

/** Gives a request a later last day; one that has expired is open again. */
export const renewCoupDePouce = async (
  id: string,
  { dateLimite: wanted }: ProlongationForm,
  ctx: Ctx,
): Promise<CoupDePouce> => {
  const now = ctx.now()
  const today = parisDay(now)
  const held = await holdToOpen(id, 'prolonger', ctx)
  if (wanted !== null && held.dateLimite !== null && wanted < held.dateLimite)
    throw invalidForm([{ champ: 'dateLimite', message: PROLONGEE_PLUS_TOT }])
  const limite = limiteOf(wanted ?? dateProlongee(today, held.dateLimite ?? today), now)
  if (held.statut === 'expire') await reopen(held, limite, ctx)
  else {
    await updateLimite(ctx.db, held.id, { date_limite: limite.dateLimite, relance_le: limite.relanceLe })
    await journaliseModeration(ctx, 'changer_etat', held, { dateLimite: limite.dateLimite })
  }
  return getCoupDePouce(held.id, ctx)
}
