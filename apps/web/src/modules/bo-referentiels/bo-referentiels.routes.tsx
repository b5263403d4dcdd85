import type { RouteDefinition } from '#kit/route.ts'

export const boReferentielsRoutes: readonly RouteDefinition[] = [
  {
    path: '/administratrice/referentiel',
    access: 'administratrice',
    title: 'Référentiels',
    layout: 'backOffice',
    soon: true,
  },
]
