import { issueInscription, type Issue } from '@entrelles/contract/modules/participations/file.ts'
import type { StatutActif } from '@entrelles/contract/modules/participations/participations.constants.ts'
import { demandableOf, type Etatable } from './etat.ts'

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

const HERS: Readonly<Record<StatutActif, Acte>> = {
  inscrite: 'desinscrire',
  en_attente: 'quitter',
  proposee: 'repondre',
}
const NEW: Readonly<Record<Issue, Acte>> = {
  inscrite: 'inscrire',
  en_attente: 'attendre',
  complet: 'rien',
  annule: 'rien',
  passe: 'rien',
  externe: 'rien',
}

/** R8-12, R4-13, P-4: what the event offers her now. The server decides; the button says it beforehand. */
export const acteOf = (evenement: Etatable, now: Date): Acte => {
  const issue = issueInscription(demandableOf(evenement), now)
  const { monInscription } = evenement
  const isOpen = issue !== 'annule' && issue !== 'passe'
  return isOpen && monInscription ? HERS[monInscription.statut] : NEW[issue]
}
