import type { RouteDefinition } from '#kit/route.ts'

export const notificationsRoutes: readonly RouteDefinition[] = [
  { path: '/notifications', access: 'active', title: 'Notifications', layout: 'member', soon: true },
]
