import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import type { DueRappel } from './rappels.queries.ts'

/** A worker may be away for a while; a mail that speaks of last week is worse than none. */
const LATE_DAYS = 7

type Facts = Pick<
  DueRappel,
  | 'prevuLe'
  | 'motif'
  | 'annuleeLe'
  | 'email'
  | 'accepte'
  | 'suspendueJusquau'
  | 'suppressionDemandeeLe'
  | 'renouvelee'
  | 'depasse'
>

const motifOf = (facts: Facts, now: Date): string | undefined => {
  if (facts.email === null) return 'compte effacé'
  if (facts.annuleeLe !== null) return 'annulée'
  if (facts.renouvelee) return 'renouvelée'
  if (facts.accepte === false) return 'refusés'
  if (facts.suspendueJusquau !== null && new Date(facts.suspendueJusquau) > now) return 'suspendue'
  if (facts.suppressionDemandeeLe !== null) return 'suppression demandée'
  return undefined
}

/** Why a due mail is not sent, and what that makes of it; undefined when it is to be sent. */
export const decideRappel = (
  facts: Facts,
  now: Date,
): { statut: 'ignore' | 'echec'; motif: string } | undefined => {
  const motif = motifOf(facts, now)
  if (motif !== undefined) return { statut: 'ignore', motif }
  if (facts.depasse || parisDay(now) > addDays(facts.prevuLe, LATE_DAYS))
    // Tried in time, in vain: that is what its line must say.
    return facts.motif === null
      ? { statut: 'ignore', motif: 'trop tard' }
      : { statut: 'echec', motif: facts.motif }
  return undefined
}
