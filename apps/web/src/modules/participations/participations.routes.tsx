import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import type { RouteDefinition } from '#kit/route.ts'

const participantes = lazyWithRetry(() => import('./screens/ParticipantesScreen.tsx'), 'ParticipantesScreen')

export const participationsRoutes: readonly RouteDefinition[] = [
  {
    path: '/inscription_evenement/desinscription',
    access: 'public',
    title: 'Désinscription d’un événement',
    layout: 'publicOrMember',
    screen: lazyWithRetry(() => import('./screens/DesinscriptionScreen.tsx'), 'DesinscriptionScreen'),
  },
  {
    path: '/evenement/:id/participant',
    access: 'active',
    title: 'Participantes',
    layout: 'member',
    screen: participantes,
  },
  {
    path: '/evenement/:id/participant/page/:pagenum',
    access: 'active',
    title: 'Participantes',
    layout: 'member',
    screen: participantes,
  },
]
