import type { RouteDefinition } from '#kit/route.ts'

export const boActusRoutes: readonly RouteDefinition[] = [
  {
    path: '/administratrice/actu',
    access: 'administratrice',
    title: 'Actus',
    layout: 'backOffice',
    soon: true,
  },
]
