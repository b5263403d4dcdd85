import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import type { RouteDefinition } from '#kit/route.ts'

export const adhesionsRoutes: readonly RouteDefinition[] = [
  {
    path: '/fin-adhesion',
    access: 'adherente',
    title: 'Adhésion',
    layout: 'member',
    screen: lazyWithRetry(() => import('./screens/FinAdhesionScreen.tsx'), 'FinAdhesionScreen'),
  },
]
