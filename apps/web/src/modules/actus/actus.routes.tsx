import type { RouteDefinition } from '#kit/route.ts'

export const actusRoutes: readonly RouteDefinition[] = [
  { path: '/actu', access: 'active', title: 'Fil d’actu', layout: 'member', soon: true },
  { path: '/actu/:id', access: 'active', title: 'Publication', layout: 'member', soon: true },
  {
    path: '/actu/:id/edition',
    access: 'active',
    title: 'Modifier une publication',
    layout: 'member',
    soon: true,
  },
  {
    path: '/actu/:id/commentaire/:commentaireId/edition',
    access: 'active',
    title: 'Modifier un commentaire',
    layout: 'member',
    soon: true,
  },
]
