import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import type { DueRappel } from './rappels.queries.ts'

/** A late worker still sends within this delay; an older mail would be misleading. */
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

/** The reason not to send a due reminder, with its new status; undefined when it must be sent. */
export const decideRappel = (
  facts: Facts,
  now: Date,
): { statut: 'ignore' | 'echec'; motif: string } | undefined => {
  const motif = motifOf(facts, now)
  if (motif !== undefined) return { statut: 'ignore', motif }
  if (facts.depasse || parisDay(now) > addDays(facts.prevuLe, LATE_DAYS))
    // An attempt failed in time: the status must say so.
    return facts.motif === null
      ? { statut: 'ignore', motif: 'trop tard' }
      : { statut: 'echec', motif: facts.motif }
  return undefined
}
