import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import type { RouteDefinition } from '#kit/route.ts'

export const secondFacteurRoutes: readonly RouteDefinition[] = [
  {
    path: '/mon-compte/second-facteur',
    access: 'adherente',
    title: 'Protéger ma connexion',
    layout: 'member',
    screen: lazyWithRetry(() => import('./screens/SecondFacteurScreen.tsx'), 'SecondFacteurScreen'),
  },
]
