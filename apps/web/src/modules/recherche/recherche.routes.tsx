import type { RouteDefinition } from '#kit/route.ts'

const RUBRIQUES = ['membre', 'coup-de-pouce', 'evenement', 'publication', 'territoire', 'ressource'] as const

const screen = { access: 'active', title: 'Recherche', layout: 'member', soon: true } as const

export const rechercheRoutes: readonly RouteDefinition[] = [
  { ...screen, path: '/recherche' },
  ...RUBRIQUES.map((rubrique) => ({ ...screen, path: `/recherche/${rubrique}` as const })),
]
