import type { RouteDefinition } from '#kit/route.ts'

export const boExportsRoutes: readonly RouteDefinition[] = [
  {
    path: '/administratrice/export',
    access: 'administratrice',
    title: 'Exports',
    layout: 'backOffice',
    soon: true,
  },
  {
    path: '/coordinatrice/export',
    access: 'coordinatrice',
    title: 'Exports',
    layout: 'backOffice',
    soon: true,
  },
]
