import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import type { RouteDefinition } from '#kit/route.ts'

const EmargementScreen = lazyWithRetry(() => import('./screens/EmargementScreen.tsx'), 'EmargementScreen')

export const emargementRoutes: readonly RouteDefinition[] = [
  {
    path: '/evenement/:id/emargement',
    access: 'active',
    title: 'Émargement',
    layout: 'member',
    screen: EmargementScreen,
    worksOffline: true,
    wholeWindow: true,
  },
]
