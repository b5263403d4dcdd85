/** Journal actions for help requests: what those who moderate them do to others' requests and answers. */
export const ACTIONS_COUPS_DE_POUCE = {
  // No longer logged: coordinators hide with a report.
  'coups_de_pouce.masquer': {
    libelle: 'Coup de pouce masqué',
    phrase: 'a masqué le coup de pouce',
    nature: 'modification',
  },
  'coups_de_pouce.changer_etat': {
    libelle: 'État d’un coup de pouce changé',
    phrase: 'a changé l’état du coup de pouce',
    nature: 'modification',
  },
  'coups_de_pouce.supprimer': {
    libelle: 'Coup de pouce supprimé',
    phrase: 'a supprimé le coup de pouce',
    nature: 'suppression',
  },
  'coups_de_pouce.supprimer_reponse': {
    libelle: 'Réponse supprimée',
    phrase: 'a supprimé une réponse au coup de pouce',
    nature: 'suppression',
  },
} as const
