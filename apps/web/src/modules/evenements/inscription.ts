import { issueInscription, type Issue } from '@entrelles/contract/modules/participations/file.ts'
import type { StatutActif } from '@entrelles/contract/modules/participations/participations.constants.ts'
import { demandableOf, type Etatable } from './etat.ts'

/** The action open to the member. */
export type Acte =
  | 'inscrire'
  | 'attendre'
  | 'desinscrire'
  | 'quitter'
  /** A seat is offered to the member: she accepts or declines. */
  | 'repondre'
  /** None: cancelled, past, full with its waiting list closed, or external registration. */
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

/** R8-12, R4-13, P-4: the action open now. The server decides; this only chooses the button. */
export const acteOf = (evenement: Etatable, now: Date): Acte => {
  const issue = issueInscription(demandableOf(evenement), now)
  const { monInscription } = evenement
  const isOpen = issue !== 'annule' && issue !== 'passe'
  return isOpen && monInscription ? HERS[monInscription.statut] : NEW[issue]
}
