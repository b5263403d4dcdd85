import type { RouteDefinition } from '#kit/route.ts'

export const boBannieresRoutes: readonly RouteDefinition[] = [
  {
    path: '/administratrice/banniere',
    access: 'administratrice',
    title: 'Bannières',
    layout: 'backOffice',
    soon: true,
  },
]
