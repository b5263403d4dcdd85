import type { ActionDecision } from '#modules/moderation/mesures.schema.ts'
import type { PorteeRestriction } from '#modules/moderation/moderation.schema.ts'
import type { UsageReponseType } from './bo-moderation.forms.ts'

/** What is decided, as those who examine a report read it. */
export const ACTIONS_EN_MOTS: Readonly<Record<ActionDecision, string>> = {
  masquer: 'Masquer le contenu',
  restaurer: 'Rétablir le contenu',
  avertir: 'Avertir la membre',
  restreindre: 'Limiter, jusqu’à une date',
  suspendre: 'Suspendre, jusqu’à une date',
  exclure: 'Exclure, à deux administratrices',
}

/** What was decided. */
export const DECISIONS_EN_MOTS: Readonly<Record<ActionDecision, string>> = {
  masquer: 'Contenu masqué',
  restaurer: 'Contenu rétabli',
  avertir: 'Membre avertie',
  restreindre: 'Membre limitée',
  suspendre: 'Membre suspendue',
  exclure: 'Membre exclue',
}

/** What a restricted member may not do. */
export const PORTEES_EN_MOTS: Readonly<Record<PorteeRestriction, string>> = {
  publication: 'Publier et répondre',
  message: 'Envoyer des messages',
}

/** To whom a canned text is written. */
export const USAGES_EN_MOTS: Readonly<Record<UsageReponseType, string>> = {
  reponse: 'Réponse à celles qui signalent',
  motif: 'Motif pour la membre signalée',
}
