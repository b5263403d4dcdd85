import { isCommence, isComplet, isPasse, type Etatable } from './etat.ts'

/** What she may do about her place, in one press. */
export type Acte =
  | 'inscrire'
  | 'attendre'
  | 'desinscrire'
  | 'quitter'
  /** A seat is kept for her: she says yes or no. */
  | 'repondre'
  /** Nothing: cancelled, over, full with nobody waiting any more, or registered elsewhere. */
  | 'rien'

/** R8-12, R4-13, P-4: what the event offers her now. The server decides; the button says it beforehand. */
export const acteOf = (evenement: Etatable, now: Date): Acte => {
  const { isAnnule, inscriptionType, monInscription } = evenement
  if (isAnnule || isPasse(evenement, now)) return 'rien'
  if (monInscription?.statut === 'inscrite') return 'desinscrire'
  if (monInscription?.statut === 'en_attente') return 'quitter'
  if (monInscription?.statut === 'proposee') return 'repondre'
  if (inscriptionType === 'Externe') return 'rien'
  if (!isComplet(evenement)) return 'inscrire'
  return isCommence(evenement, now) ? 'rien' : 'attendre'
}
