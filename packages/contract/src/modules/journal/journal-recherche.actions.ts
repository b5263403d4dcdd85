/** Journal actions for the synonyms of search. */
export const ACTIONS_RECHERCHE = {
  'recherche.creer_synonymes': {
    libelle: 'Synonymes ajoutés',
    phrase: 'a ajouté les synonymes',
    nature: 'creation',
  },
  'recherche.modifier_synonymes': {
    libelle: 'Synonymes modifiés',
    phrase: 'a modifié les synonymes',
    nature: 'modification',
  },
  'recherche.supprimer_synonymes': {
    libelle: 'Synonymes supprimés',
    phrase: 'a supprimé les synonymes',
    nature: 'suppression',
  },
} as const
