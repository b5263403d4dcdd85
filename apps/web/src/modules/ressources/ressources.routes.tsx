import type { RouteDefinition } from '#kit/route.ts'

export const ressourcesRoutes: readonly RouteDefinition[] = [
  { path: '/ressource', access: 'active', title: 'Ressources', layout: 'member', soon: true },
  { path: '/ressource/article/:id', access: 'active', title: 'Article', layout: 'member', soon: true },
]
