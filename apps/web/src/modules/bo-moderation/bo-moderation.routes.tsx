import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import type { RouteDefinition } from '#kit/route.ts'

const screen = lazyWithRetry(() => import('./screens/BoSignalementsScreen.tsx'), 'BoSignalementsScreen')

export const boModerationRoutes: readonly RouteDefinition[] = [
  {
    path: '/administratrice/signalement',
    access: 'administratrice',
    title: 'Signalements',
    layout: 'backOffice',
    screen,
  },
  {
    path: '/coordinatrice/signalement',
    access: 'coordinatrice',
    title: 'Signalements',
    layout: 'backOffice',
    screen,
  },
]
