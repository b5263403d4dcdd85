import type { RouteDefinition } from '#kit/route.ts'

export const participationsRoutes: readonly RouteDefinition[] = [
  {
    path: '/inscription_evenement/desinscription',
    access: 'public',
    title: 'Désinscription d’un événement',
    layout: 'publicOrMember',
    soon: true,
  },
  {
    path: '/evenement/:id/participant',
    access: 'active',
    title: 'Participantes',
    layout: 'member',
    soon: true,
  },
  {
    path: '/evenement/:id/participant/page/:pagenum',
    access: 'active',
    title: 'Participantes',
    layout: 'member',
    soon: true,
  },
  {
    path: '/administratrice/evenement/:id/participantes/page/:pagenum',
    access: 'administratrice',
    title: 'Participantes',
    layout: 'backOffice',
    soon: true,
  },
  {
    path: '/administratrice/evenement/:id/queue/page/:pagenum',
    access: 'administratrice',
    title: 'Liste d’attente',
    layout: 'backOffice',
    soon: true,
  },
  {
    path: '/coordinatrice/evenement/:id/participantes/page/:pagenum',
    access: 'coordinatrice',
    title: 'Participantes',
    layout: 'backOffice',
    soon: true,
  },
  {
    path: '/coordinatrice/evenement/:id/queue/page/:pagenum',
    access: 'coordinatrice',
    title: 'Liste d’attente',
    layout: 'backOffice',
    soon: true,
  },
]
