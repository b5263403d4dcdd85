/** Journal actions for news banners. */
export const ACTIONS_BANNIERES = {
  'bannieres.creer': { libelle: 'Bannière ajoutée', phrase: 'a ajouté la bannière', nature: 'creation' },
  'bannieres.modifier': {
    libelle: 'Bannière modifiée',
    phrase: 'a modifié la bannière',
    nature: 'modification',
  },
  'bannieres.supprimer': {
    libelle: 'Bannière supprimée',
    phrase: 'a supprimé la bannière',
    nature: 'suppression',
  },
} as const
