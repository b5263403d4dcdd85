import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import type { RouteDefinition } from '#kit/route.ts'

export const boBannieresRoutes: readonly RouteDefinition[] = [
  {
    path: '/administratrice/banniere',
    access: 'administratrice',
    title: 'Bannières',
    layout: 'backOffice',
    screen: lazyWithRetry(() => import('./screens/BoBannieresScreen.tsx'), 'BoBannieresScreen'),
  },
]
