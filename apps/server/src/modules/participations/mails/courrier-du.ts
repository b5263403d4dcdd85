import { STATUTS_ACTIFS } from '@entrelles/contract/modules/participations/participations.constants.ts'
import type { Changement, TypeCourrier } from './courrier-texte.ts'
import type { Annonce, Destinataire } from './destinataire.queries.ts'

const isOver = ({ fin }: Destinataire, now: Date): boolean => now >= new Date(fin)
const isStarted = ({ debut }: Destinataire, now: Date): boolean => now >= new Date(debut)

/** P-3: whether a mail that was asked for still has a reason to leave. */
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
      // Once it has begun nobody else is offered it, and nothing is left to ask for.
      return to.statut === 'expiree' && !to.revenue && !to.isAnnule && !isStarted(to, now)
    case 'rappel':
      // Moved since: another reminder is planned.
      return to.statut === 'inscrite' && !to.isAnnule && !isStarted(to, now) && to.rappelEnvoyeLe !== null
    case 'desinscription':
      return to.statut === 'annulee' && !to.revenue && !isOver(to, now)
    case 'retrait':
      return (to.statut === 'annulee' || to.statut === 'expiree') && !to.revenue
  }
}

/**
 * A change of which she has not been told, of an event that is as it says. What has changed again since is told by this
 * one: the next finds her told.
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

/** The lines that an announcement is for. */
export const CIBLES = {
  inscrites: ['inscrite'],
  en_attente: ['proposee', 'en_attente'],
  toutes: STATUTS_ACTIFS,
} as const

export const isAnnonceDue = ({ cibles }: Annonce, { statut, isAnnule }: Destinataire): boolean => {
  const statuts: readonly string[] = CIBLES[cibles as keyof typeof CIBLES]
  return !isAnnule && statuts.includes(statut)
}
