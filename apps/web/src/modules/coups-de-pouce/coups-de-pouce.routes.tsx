import type { RouteDefinition } from '#kit/route.ts'

export const coupsDePouceRoutes: readonly RouteDefinition[] = [
  { path: '/coup-de-pouce', access: 'active', title: 'Coups de pouce', layout: 'member', soon: true },
  {
    path: '/coup-de-pouce/creation',
    access: 'active',
    title: 'Demander un coup de pouce',
    layout: 'member',
    soon: true,
  },
  { path: '/coup-de-pouce/:id', access: 'active', title: 'Coup de pouce', layout: 'member', soon: true },
  {
    path: '/coup-de-pouce/:id/edition',
    access: 'active',
    title: 'Modifier un coup de pouce',
    layout: 'member',
    soon: true,
  },
  {
    path: '/coup-de-pouce/:id/reponse/:reponseId/edition',
    access: 'active',
    title: 'Modifier une réponse',
    layout: 'member',
    soon: true,
  },
]
