import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import type { RouteDefinition } from '#kit/route.ts'

export const faqRoutes: readonly RouteDefinition[] = [
  {
    path: '/faq',
    access: 'active',
    title: 'FAQ',
    layout: 'member',
    screen: lazyWithRetry(() => import('./screens/FaqScreen.tsx'), 'FaqScreen'),
  },
]
