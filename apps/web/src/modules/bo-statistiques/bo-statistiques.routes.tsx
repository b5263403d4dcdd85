import type { RouteDefinition } from '#kit/route.ts'

export const boStatistiquesRoutes: readonly RouteDefinition[] = [
  {
    path: '/administratrice/tableau-de-bord',
    access: 'administratrice',
    title: 'Tableau de bord',
    layout: 'backOffice',
    soon: true,
  },
  {
    path: '/coordinatrice/tableau-de-bord',
    access: 'coordinatrice',
    title: 'Tableau de bord',
    layout: 'backOffice',
    soon: true,
  },
]
