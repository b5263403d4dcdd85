import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import type { RouteDefinition } from '#kit/route.ts'

const common = { access: 'active', title: 'Recherche', layout: 'member' } as const

const rubrique = {
  ...common,
  screen: lazyWithRetry(() => import('./screens/RubriqueScreen.tsx'), 'RubriqueScreen'),
} as const

export const rechercheRoutes: readonly RouteDefinition[] = [
  {
    ...common,
    path: '/recherche',
    screen: lazyWithRetry(() => import('./screens/RechercheScreen.tsx'), 'RechercheScreen'),
  },
  { ...rubrique, path: '/recherche/membre' },
  { ...rubrique, path: '/recherche/coup-de-pouce' },
  { ...rubrique, path: '/recherche/evenement' },
  { ...rubrique, path: '/recherche/publication' },
  { ...rubrique, path: '/recherche/territoire' },
  { ...rubrique, path: '/recherche/ressource' },
]
