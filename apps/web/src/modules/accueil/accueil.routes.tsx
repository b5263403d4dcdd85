import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import type { RouteDefinition } from '#kit/route.ts'

export const accueilRoutes: readonly RouteDefinition[] = [
  {
    path: '/',
    access: 'accueil',
    title: 'Accueil',
    layout: 'member',
    screen: lazyWithRetry(() => import('./screens/AccueilScreen.tsx'), 'AccueilScreen'),
  },
]
