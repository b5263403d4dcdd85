import { mayCall } from '@entrelles/contract/kit/access.ts'
import type { Actor } from '@entrelles/contract/kit/actor.ts'
import { addDays, type CivilDay } from '@entrelles/contract/kit/dates.ts'
import { RELANCE_AVANT_JOURS } from '@entrelles/contract/modules/bo-adherentes/actions.schema.ts'
import type { Fiche } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.schema.ts'

type Facts = Pick<
  Fiche,
  'id' | 'statut' | 'payeJusquau' | 'suspendue' | 'administratrice' | 'suppressionDemandeeLe' | 'territoire'
> & { readonly rappelsActifs: boolean; readonly emailValide: boolean }

/** The caller's rights on a member today; the weekly limit on reminders is checked only when she sends one. */
export const droitsOf = (facts: Facts, actor: Actor, today: CivilDay): Fiche['droits'] => {
  const isAdministratrice = mayCall('administratrice', actor.roles)
  const isReachable = facts.emailValide && !facts.suspendue && facts.suppressionDemandeeLe === null
  const endsSoon = facts.payeJusquau === null || facts.payeJusquau <= addDays(today, RELANCE_AVANT_JOURS)
  const isFinished = facts.statut !== 'inachevee'
  const isMember = facts.administratrice || facts.statut === 'active' || facts.statut === 'sursis'
  const isWritable = isMember && !facts.suspendue && facts.suppressionDemandeeLe === null
  return {
    modifier: isAdministratrice,
    rattacher: true,
    relancerAdhesion: isReachable && isFinished && endsSoon && facts.rappelsActifs && !facts.administratrice,
    relancerInscription: isReachable && !isFinished,
    envoyerMessage: isWritable && facts.id !== actor.id,
    renvoyerLien: isAdministratrice && !facts.suspendue,
    suspendre: isAdministratrice && !facts.suspendue && facts.id !== actor.id,
    leverSuspension: isAdministratrice && facts.suspendue,
    fonctions: isAdministratrice && isFinished,
    fermerSessions: isAdministratrice,
    valeursSensibles: isAdministratrice,
  }
}
