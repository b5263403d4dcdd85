import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import type { RouteDefinition } from '#kit/route.ts'

export const boJournalRoutes: readonly RouteDefinition[] = [
  {
    path: '/administratrice/journal',
    access: 'administratrice',
    title: 'Journal',
    layout: 'backOffice',
    screen: lazyWithRetry(() => import('./screens/BoJournalScreen.tsx'), 'BoJournalScreen'),
  },
]
