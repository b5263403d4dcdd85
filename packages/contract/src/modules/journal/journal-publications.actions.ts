/** Journal actions for posts: what others than their author do to them. */
export const ACTIONS_PUBLICATIONS = {
  'publications.modifier': {
    libelle: 'Publication modifiée',
    phrase: 'a modifié la publication',
    nature: 'modification',
  },
  // No longer logged: coordinators hide with a report.
  'publications.masquer': {
    libelle: 'Publication masquée',
    phrase: 'a masqué la publication',
    nature: 'modification',
  },
  'publications.changer_etat': {
    libelle: 'État d’une publication changé',
    phrase: 'a changé l’état de la publication',
    nature: 'modification',
  },
  'publications.epingler': {
    libelle: 'Publication épinglée ou détachée',
    phrase: 'a changé l’épingle de la publication',
    nature: 'modification',
  },
  'publications.essayer': {
    libelle: 'Essai d’une annonce',
    phrase: 'a reçu un essai de l’annonce',
    nature: 'envoi',
  },
  'publications.supprimer': {
    libelle: 'Publication supprimée',
    phrase: 'a supprimé la publication',
    nature: 'suppression',
  },
  'publications.supprimer_commentaire': {
    libelle: 'Commentaire supprimé',
    phrase: 'a supprimé un commentaire de la publication',
    nature: 'suppression',
  },
} as const
