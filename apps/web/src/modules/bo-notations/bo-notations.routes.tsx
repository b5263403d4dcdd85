import type { RouteDefinition } from '#kit/route.ts'

export const boNotationsRoutes: readonly RouteDefinition[] = [
  {
    path: '/administratrice/notation',
    access: 'administratrice',
    title: 'Notes',
    layout: 'backOffice',
    soon: true,
  },
]
