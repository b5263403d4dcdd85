import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import type { RouteDefinition } from '#kit/route.ts'

export const sessionRoutes: readonly RouteDefinition[] = [
  {
    path: '/connexion',
    access: 'visiteuse',
    title: 'Connexion',
    layout: 'public',
    screen: lazyWithRetry(() => import('./screens/ConnexionScreen.tsx'), 'ConnexionScreen'),
  },
]
