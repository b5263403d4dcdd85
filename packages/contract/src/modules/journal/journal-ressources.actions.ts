/** Journal actions for resources, proposals and remarks. */
export const ACTIONS_RESSOURCES = {
  'ressources.creer': {
    libelle: 'Ressource créée',
    phrase: 'a créé la ressource',
    nature: 'creation',
  },
  'ressources.modifier': {
    libelle: 'Ressource modifiée',
    phrase: 'a modifié la ressource',
    nature: 'modification',
  },
  'ressources.preparer': {
    libelle: 'Modifications préparées',
    phrase: 'a préparé des modifications de la ressource',
    nature: 'modification',
  },
  'ressources.abandonner': {
    libelle: 'Modifications abandonnées',
    phrase: 'a abandonné les modifications de la ressource',
    nature: 'suppression',
  },
  'ressources.publier': {
    libelle: 'Ressource publiée',
    phrase: 'a publié la ressource',
    nature: 'modification',
  },
  'ressources.archiver': {
    libelle: 'Ressource archivée',
    phrase: 'a archivé la ressource',
    nature: 'modification',
  },
  'ressources.relire': {
    libelle: 'Ressource relue',
    phrase: 'a noté la relecture de la ressource',
    nature: 'modification',
  },
  'ressources.supprimer': {
    libelle: 'Ressource supprimée',
    phrase: 'a supprimé la ressource',
    nature: 'suppression',
  },
  'ressources.accepter_proposition': {
    libelle: 'Proposition retenue',
    phrase: 'a retenu la ressource proposée',
    nature: 'creation',
  },
  'ressources.refuser_proposition': {
    libelle: 'Proposition écartée',
    phrase: 'a écarté la ressource proposée',
    nature: 'envoi',
  },
  'ressources.traiter_remarque': {
    libelle: 'Remarque traitée',
    phrase: 'a traité une remarque sur la ressource',
    nature: 'modification',
  },
} as const
