/** The pages of the catalogue, in the order of its tabs. */
export const cataloguePages = {
  jetons: { path: '/catalogue', title: 'Jetons' },
  actions: { path: '/catalogue/actions', title: 'Actions' },
  navigation: { path: '/catalogue/navigation', title: 'Navigation' },
  identite: { path: '/catalogue/identite', title: 'Identité' },
  champs: { path: '/catalogue/champs', title: 'Champs' },
  choix: { path: '/catalogue/choix', title: 'Choix et formulaires' },
  contenus: { path: '/catalogue/contenus', title: 'Contenus' },
  retours: { path: '/catalogue/retours', title: 'Retours' },
} as const
