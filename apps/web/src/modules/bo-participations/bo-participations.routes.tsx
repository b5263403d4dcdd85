import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import type { RouteDefinition } from '#kit/route.ts'

const participantes = {
  title: 'Participantes',
  layout: 'backOffice',
  screen: lazyWithRetry(() => import('./screens/BoParticipantesScreen.tsx'), 'BoParticipantesScreen'),
} as const
const queue = {
  title: 'Liste d’attente',
  layout: 'backOffice',
  screen: lazyWithRetry(() => import('./screens/BoQueueScreen.tsx'), 'BoQueueScreen'),
} as const

export const boParticipationsRoutes: readonly RouteDefinition[] = [
  {
    path: '/administratrice/evenement/:id/participantes/page/:pagenum',
    access: 'administratrice',
    ...participantes,
  },
  { path: '/administratrice/evenement/:id/queue/page/:pagenum', access: 'administratrice', ...queue },
  {
    path: '/coordinatrice/evenement/:id/participantes/page/:pagenum',
    access: 'coordinatrice',
    ...participantes,
  },
  { path: '/coordinatrice/evenement/:id/queue/page/:pagenum', access: 'coordinatrice', ...queue },
]
