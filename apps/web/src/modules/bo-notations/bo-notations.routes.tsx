import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import type { RouteDefinition } from '#kit/route.ts'

export const boNotationsRoutes: readonly RouteDefinition[] = [
  {
    path: '/administratrice/notation',
    access: 'administratrice',
    title: 'Notes',
    layout: 'backOffice',
    screen: lazyWithRetry(() => import('./screens/BoNotationsScreen.tsx'), 'BoNotationsScreen'),
  },
]
