import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import type { RouteDefinition } from '#kit/route.ts'

export const evenementsRoutes: readonly RouteDefinition[] = [
  {
    path: '/evenement',
    access: 'active',
    title: 'Événements',
    layout: 'member',
    screen: lazyWithRetry(() => import('./screens/EvenementsScreen.tsx'), 'EvenementsScreen'),
  },
  {
    path: '/evenement/:id',
    access: 'active',
    title: 'Événement',
    layout: 'member',
    screen: lazyWithRetry(() => import('./screens/EvenementScreen.tsx'), 'EvenementScreen'),
  },
]
