import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import type { RouteDefinition } from '#kit/route.ts'

export const boEnvoisRoutes: readonly RouteDefinition[] = [
  {
    path: '/administratrice/envoi',
    access: 'administratrice',
    title: 'Envois',
    layout: 'backOffice',
    screen: lazyWithRetry(() => import('./screens/BoEnvoisScreen.tsx'), 'BoEnvoisScreen'),
  },
]
