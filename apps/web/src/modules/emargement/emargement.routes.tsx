import type { RouteDefinition } from '#kit/route.ts'

export const emargementRoutes: readonly RouteDefinition[] = [
  { path: '/evenement/:id/emargement', access: 'active', title: 'Émargement', layout: 'member', soon: true },
]
