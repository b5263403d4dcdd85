import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import type { RouteDefinition } from '#kit/route.ts'
import { RUBRIQUES } from './rubriques.ts'

const common = { access: 'active', layout: 'member' } as const

const rubrique = {
  ...common,
  screen: lazyWithRetry(() => import('./screens/RubriqueScreen.tsx'), 'RubriqueScreen'),
} as const

export const rechercheRoutes: readonly RouteDefinition[] = [
  {
    ...common,
    path: '/recherche',
    title: 'Recherche',
    screen: lazyWithRetry(() => import('./screens/RechercheScreen.tsx'), 'RechercheScreen'),
  },
  { ...rubrique, path: '/recherche/membre', title: RUBRIQUES.membre.page },
  { ...rubrique, path: '/recherche/coup-de-pouce', title: RUBRIQUES['coup-de-pouce'].page },
  { ...rubrique, path: '/recherche/evenement', title: RUBRIQUES.evenement.page },
  { ...rubrique, path: '/recherche/publication', title: RUBRIQUES.publication.page },
  { ...rubrique, path: '/recherche/territoire', title: RUBRIQUES.territoire.page },
  { ...rubrique, path: '/recherche/ressource', title: RUBRIQUES.ressource.page },
]
