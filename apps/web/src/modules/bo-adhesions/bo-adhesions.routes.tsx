import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import type { RouteDefinition } from '#kit/route.ts'

export const boAdhesionsRoutes: readonly RouteDefinition[] = [
  {
    path: '/administratrice/adhesion',
    access: 'administratrice',
    title: 'Adhésions',
    layout: 'backOffice',
    screen: lazyWithRetry(() => import('./screens/BoAdhesionsScreen.tsx'), 'BoAdhesionsScreen'),
  },
  {
    path: '/administratrice/adhesion/:id',
    access: 'administratrice',
    title: 'Adhésion',
    layout: 'backOffice',
    screen: lazyWithRetry(() => import('./screens/BoAdhesionScreen.tsx'), 'BoAdhesionScreen'),
  },
]
