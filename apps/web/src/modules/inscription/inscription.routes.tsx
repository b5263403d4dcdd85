import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import type { RouteDefinition } from '#kit/route.ts'

export const inscriptionRoutes: readonly RouteDefinition[] = [
  {
    path: '/inscription',
    access: 'visiteuse',
    title: 'Inscription',
    layout: 'public',
    screen: lazyWithRetry(() => import('./screens/InscriptionScreen.tsx'), 'InscriptionScreen'),
  },
]
