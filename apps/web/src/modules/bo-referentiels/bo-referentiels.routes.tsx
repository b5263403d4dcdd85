import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import type { RouteDefinition } from '#kit/route.ts'

export const boReferentielsRoutes: readonly RouteDefinition[] = [
  {
    path: '/administratrice/referentiel',
    access: 'administratrice',
    title: 'Référentiels',
    layout: 'backOffice',
    screen: lazyWithRetry(() => import('./screens/BoReferentielsScreen.tsx'), 'BoReferentielsScreen'),
  },
]
