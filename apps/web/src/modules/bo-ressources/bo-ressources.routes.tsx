import type { RouteDefinition } from '#kit/route.ts'

export const boRessourcesRoutes: readonly RouteDefinition[] = [
  {
    path: '/administratrice/ressource',
    access: 'administratrice',
    title: 'Ressources',
    layout: 'backOffice',
    soon: true,
  },
  {
    path: '/administratrice/ressource/creation',
    access: 'administratrice',
    title: 'Ajouter une ressource',
    layout: 'backOffice',
    soon: true,
  },
  {
    path: '/administratrice/ressource/creation/lien',
    access: 'administratrice',
    title: 'Ajouter un lien',
    layout: 'backOffice',
    soon: true,
  },
  {
    path: '/administratrice/ressource/creation/article',
    access: 'administratrice',
    title: 'Écrire un article',
    layout: 'backOffice',
    soon: true,
  },
  {
    path: '/administratrice/ressource/lien/:id/edition',
    access: 'administratrice',
    title: 'Modifier un lien',
    layout: 'backOffice',
    soon: true,
  },
  {
    path: '/administratrice/ressource/article/:id/edition',
    access: 'administratrice',
    title: 'Modifier un article',
    layout: 'backOffice',
    soon: true,
  },
  {
    path: '/coordinatrice/ressources',
    access: 'coordinatrice',
    title: 'Ressources',
    layout: 'backOffice',
    soon: true,
  },
]
