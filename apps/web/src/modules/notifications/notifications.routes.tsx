import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import type { RouteDefinition } from '#kit/route.ts'

export const notificationsRoutes: readonly RouteDefinition[] = [
  {
    path: '/notifications',
    access: 'active',
    title: 'Notifications',
    layout: 'member',
    screen: lazyWithRetry(() => import('./screens/NotificationsScreen.tsx'), 'NotificationsScreen'),
  },
]
