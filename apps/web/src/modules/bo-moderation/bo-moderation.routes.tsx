import type { RouteDefinition } from '#kit/route.ts'

export const boModerationRoutes: readonly RouteDefinition[] = [
  {
    path: '/administratrice/signalement',
    access: 'administratrice',
    title: 'Signalements',
    layout: 'backOffice',
    soon: true,
  },
  {
    path: '/coordinatrice/signalement',
    access: 'coordinatrice',
    title: 'Signalements',
    layout: 'backOffice',
    soon: true,
  },
]
