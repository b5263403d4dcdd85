import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { adhesionsErrors } from '@entrelles/contract/modules/adhesions/adhesions.errors.ts'
import { publishNonLus } from '#modules/non-lus/non-lus.public.ts'
import { resumeRappels, stopRappelsOf } from '#modules/rappels/rappels.public.ts'
import { updatePayeJusquau } from '#modules/session/session.public.ts'
import {
  addEncaissement,
  cancelAdhesion,
  findCompteOfAdhesion,
  findDerniereAdhesion,
  lockAdherente,
} from './adhesions.repository.ts'
import type { PeriodeCtx } from './open-periode.ts'

/**
 * Cancels the last of a member's years, with a reason. A year followed by another one cannot be cancelled: it would leave
 * a gap during which `paye_jusquau` would still give her access.
 */
export const cancelPeriode = async (
  adhesionId: string,
  motif: string,
  { db, now, afterCommit, memory }: PeriodeCtx,
): Promise<void> => {
  const compteId = await findCompteOfAdhesion(db, adhesionId)
  // Locks the member first, like openPeriode, to avoid deadlocks.
  if (compteId !== null) await lockAdherente(db, compteId)
  const latest = compteId === null ? undefined : await findDerniereAdhesion(db, compteId)
  const cancelled = await cancelAdhesion(db, adhesionId, motif, now())
  if (!cancelled) throw adhesionsErrors.periode_deja_annulee()
  if (latest && latest.id !== adhesionId) throw adhesionsErrors.periode_suivie()
  await addEncaissement(db, parisDay(now()), cancelled.montantCents, -1)
  await stopRappelsOf(db, adhesionId, 'annulée', now())
  if (compteId === null) return
  const last = await findDerniereAdhesion(db, compteId)
  await updatePayeJusquau(db, compteId, last?.fin ?? null)
  if (last) await resumeRappels(db, last.id, parisDay(now()))
  afterCommit(() => publishNonLus(memory, [compteId]))
}
