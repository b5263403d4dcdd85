import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import type { RouteDefinition } from '#kit/route.ts'

export const adhesionsRoutes: readonly RouteDefinition[] = [
  {
    path: '/fin-adhesion',
    access: 'adherente',
    title: 'Adhésion',
    layout: 'member',
    screen: lazyWithRetry(() => import('./screens/FinAdhesionScreen.tsx'), 'FinAdhesionScreen'),
  },
  {
    path: '/adhesion-paiement',
    access: 'adherente',
    title: 'Paiement',
    layout: 'member',
    screen: lazyWithRetry(() => import('./screens/PaiementScreen.tsx'), 'PaiementScreen'),
  },
  {
    path: '/adhesion-paiement/reclamation',
    access: 'adherente',
    title: 'Mon paiement n’apparaît pas',
    layout: 'member',
    screen: lazyWithRetry(() => import('./screens/ReclamationScreen.tsx'), 'ReclamationScreen'),
  },
]
