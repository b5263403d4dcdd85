import { parisDay } from '@entrelles/contract/kit/dates.ts'
import type { OrigineAdhesion } from '@entrelles/contract/modules/adhesions/adhesions.schema.ts'
import { periodeOf } from '@entrelles/contract/modules/adhesions/periode.ts'
import type { Tarif } from '@entrelles/contract/modules/adhesions/tarif.ts'
import type { JobCtx, Writing } from '#kit/jobs.ts'
import { sendLettre } from '#modules/envois/envois.public.ts'
import { publishNonLus } from '#modules/non-lus/non-lus.public.ts'
import { insertRappels, RENOUVELEE, stopRappels } from '#modules/rappels/rappels.public.ts'
import { updatePayeJusquau } from '#modules/session/session.public.ts'
import { adhesionConfirmeeLettre } from './adhesions.lettres.ts'
import { welcome } from './welcome.ts'
import { addEncaissement, insertAdhesion, lockAdherente } from './adhesions.repository.ts'

/** The transaction of a request or of a job. */
export type PeriodeCtx = Writing & Pick<JobCtx, 'now' | 'settings' | 'memory'>

export type PaidYear = {
  readonly compteId: string
  readonly paiementId: string
  readonly tarif: Tarif
  readonly montantCents: number
  readonly origine: OrigineAdhesion
  readonly payeLe: Date
}

/**
 * Opens the year that a payment buys. Idempotent: a second call for the same payment returns undefined. She gets access
 * at her next request, on every node.
 */
export const openPeriode = async (
  { payeLe, ...paid }: PaidYear,
  ctx: PeriodeCtx,
): Promise<string | undefined> => {
  const { db, now, afterCommit, memory, settings } = ctx
  const { compteId, montantCents } = paid
  const adherente = await lockAdherente(db, compteId)
  if (!adherente) return undefined
  const periode = periodeOf(parisDay(payeLe), adherente.payeJusquau, settings.GRACE_JOURS)
  const adhesion = await insertAdhesion(db, { ...paid, ...periode }, now())
  if (!adhesion) return undefined
  await stopRappels(db, compteId, RENOUVELEE, now())
  await insertRappels(db, adhesion.id, periode.fin)
  await updatePayeJusquau(db, compteId, periode.fin)
  await addEncaissement(db, parisDay(payeLe), montantCents, 1)
  const donnees = { adhesionId: adhesion.id, fin: periode.fin }
  await sendLettre(ctx, adhesionConfirmeeLettre, { compteId, donnees })
  if (adherente.payeJusquau === null) await welcome(compteId, ctx)
  afterCommit(() => publishNonLus(memory, [compteId]))
  return adhesion.id
}
