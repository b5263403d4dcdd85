/** Journal actions for the examination of reports. */
export const ACTIONS_MODERATION = {
  'moderation.lire_message': {
    libelle: 'Message privé signalé, lu',
    phrase: 'a lu le signalement',
    nature: 'consultation',
  },
  'moderation.masquer': {
    libelle: 'Contenu masqué avant examen',
    phrase: 'a masqué ce que vise le signalement',
    nature: 'modification',
  },
  'moderation.prendre': {
    libelle: 'Signalement pris en charge',
    phrase: 'a pris en charge le signalement',
    nature: 'modification',
  },
  'moderation.rendre': {
    libelle: 'Signalement rendu',
    phrase: 'a rendu le signalement',
    nature: 'modification',
  },
  'moderation.noter': {
    libelle: 'Note sur un signalement',
    phrase: 'a ajouté une note au signalement',
    nature: 'creation',
  },
  'moderation.decider': {
    libelle: 'Mesure de modération',
    phrase: 'a pris une mesure sur le signalement',
    nature: 'modification',
  },
  'moderation.proposer_exclusion': {
    libelle: 'Exclusion proposée',
    phrase: 'a proposé une exclusion sur le signalement',
    nature: 'creation',
  },
  'moderation.confirmer_exclusion': {
    libelle: 'Exclusion confirmée',
    phrase: 'a confirmé l’exclusion du signalement',
    nature: 'modification',
  },
  'moderation.retirer_exclusion': {
    libelle: 'Exclusion écartée',
    phrase: 'a écarté l’exclusion proposée sur le signalement',
    nature: 'suppression',
  },
  'moderation.clore': {
    libelle: 'Signalement clos',
    phrase: 'a répondu au signalement',
    nature: 'envoi',
  },
  'moderation.creer_reponse_type': {
    libelle: 'Réponse type ajoutée',
    phrase: 'a ajouté la réponse type',
    nature: 'creation',
  },
  'moderation.modifier_reponse_type': {
    libelle: 'Réponse type modifiée',
    phrase: 'a modifié la réponse type',
    nature: 'modification',
  },
  'moderation.supprimer_reponse_type': {
    libelle: 'Réponse type supprimée',
    phrase: 'a supprimé la réponse type',
    nature: 'suppression',
  },
} as const
