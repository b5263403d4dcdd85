import type { RouteDefinition } from '#kit/route.ts'

export const referentielsRoutes: readonly RouteDefinition[] = [
  {
    path: '/administratrice/referentiel',
    access: 'administratrice',
    title: 'Référentiels',
    layout: 'backOffice',
    soon: true,
  },
]
