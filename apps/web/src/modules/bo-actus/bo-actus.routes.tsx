import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import type { RouteDefinition } from '#kit/route.ts'

export const boActusRoutes: readonly RouteDefinition[] = [
  {
    path: '/administratrice/actu',
    access: 'administratrice',
    title: 'Actus',
    layout: 'backOffice',
    screen: lazyWithRetry(() => import('./screens/BoActusScreen.tsx'), 'BoActusScreen'),
  },
]
