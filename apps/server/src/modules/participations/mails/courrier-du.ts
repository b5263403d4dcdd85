import { STATUTS_ACTIFS } from '@entrelles/contract/modules/participations/participations.constants.ts'
import type { Changement, TypeCourrier } from './courrier-texte.ts'
import type { Annonce, Destinataire } from './destinataire.queries.ts'

const isOver = ({ fin }: Destinataire, now: Date): boolean => now >= new Date(fin)
const isStarted = ({ debut }: Destinataire, now: Date): boolean => now >= new Date(debut)

/** P-3: whether a queued mail still has a reason to leave. */
export const isCourrierDu = (type: TypeCourrier, to: Destinataire, now: Date): boolean => {
  switch (type) {
    case 'confirmation':
      return to.statut === 'inscrite' && !to.isAnnule && !isOver(to, now)
    case 'attente':
      return to.statut === 'en_attente' && !to.isAnnule && !isStarted(to, now)
    case 'offre':
      return (
        to.statut === 'proposee' &&
        !to.isAnnule &&
        to.offreExpireLe !== null &&
        now < new Date(to.offreExpireLe)
      )
    case 'expiration':
      // After the start, nobody else gets the seat and the member cannot register again.
      return to.statut === 'expiree' && !to.revenue && !to.isAnnule && !isStarted(to, now)
    case 'rappel':
      // Null when the event has moved: another reminder is planned.
      return to.statut === 'inscrite' && !to.isAnnule && !isStarted(to, now) && to.rappelEnvoyeLe !== null
    case 'desinscription':
      return to.statut === 'annulee' && !to.revenue && !isOver(to, now)
    case 'retrait':
      return (to.statut === 'annulee' || to.statut === 'expiree') && !to.revenue
  }
}

/**
 * Whether the member has not been informed of this change, and the event is still in that state. The mail shows the
 * latest state, so that the next notices find her informed.
 */
export const isAvisDu = (
  { changement, sequence }: { readonly changement: Changement; readonly sequence: number },
  to: Destinataire,
  now: Date,
): boolean =>
  (to.statut === 'inscrite' || to.statut === 'en_attente' || to.statut === 'proposee') &&
  to.sequenceAvisee < sequence &&
  to.isAnnule === (changement === 'annule') &&
  !isOver(to, now)

/** The statuses that an announcement targets. */
export const CIBLES = {
  inscrites: ['inscrite'],
  en_attente: ['proposee', 'en_attente'],
  toutes: STATUTS_ACTIFS,
} as const

export const isAnnonceDue = ({ cibles }: Annonce, { statut, isAnnule }: Destinataire): boolean => {
  const statuts: readonly string[] = CIBLES[cibles as keyof typeof CIBLES]
  return !isAnnule && statuts.includes(statut)
}
