import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import type { RouteDefinition } from '#kit/route.ts'

export const boFaqRoutes: readonly RouteDefinition[] = [
  {
    path: '/administratrice/faq',
    access: 'administratrice',
    title: 'FAQ',
    layout: 'backOffice',
    screen: lazyWithRetry(() => import('./screens/BoFaqScreen.tsx'), 'BoFaqScreen'),
  },
]
