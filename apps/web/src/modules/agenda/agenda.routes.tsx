import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import type { RouteDefinition } from '#kit/route.ts'

export const agendaRoutes: readonly RouteDefinition[] = [
  {
    path: '/evenement/agenda/futur/:futur/page/:pagenum',
    access: 'active',
    title: 'Mon agenda',
    layout: 'member',
    screen: lazyWithRetry(() => import('./screens/AgendaScreen.tsx'), 'AgendaScreen'),
  },
]
