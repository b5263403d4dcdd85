import type { RouteDefinition } from '#kit/route.ts'

export const evenementsRoutes: readonly RouteDefinition[] = [
  { path: '/evenement', access: 'active', title: 'Événements', layout: 'member', soon: true },
  { path: '/evenement/:id', access: 'active', title: 'Événement', layout: 'member', soon: true },
  {
    path: '/evenement/agenda/futur/:futur/page/:pagenum',
    access: 'active',
    title: 'Mon agenda',
    layout: 'member',
    soon: true,
  },
  {
    path: '/administratrice',
    access: 'administratrice',
    title: 'Événements',
    layout: 'backOffice',
    soon: true,
  },
  {
    path: '/administratrice/evenement',
    access: 'administratrice',
    title: 'Événements',
    layout: 'backOffice',
    soon: true,
  },
  {
    path: '/administratrice/evenement/creation',
    access: 'administratrice',
    title: 'Créer un événement',
    layout: 'backOffice',
    soon: true,
  },
  {
    path: '/administratrice/evenement/:id/edition',
    access: 'administratrice',
    title: 'Modifier un événement',
    layout: 'backOffice',
    soon: true,
  },
  {
    path: '/coordinatrice/evenement',
    access: 'coordinatrice',
    title: 'Événements',
    layout: 'backOffice',
    soon: true,
  },
  {
    path: '/coordinatrice/evenement/creation',
    access: 'coordinatrice',
    title: 'Créer un événement',
    layout: 'backOffice',
    soon: true,
  },
  {
    path: '/coordinatrice/evenement/:id/edition',
    access: 'coordinatrice',
    title: 'Modifier un événement',
    layout: 'backOffice',
    soon: true,
  },
]
