import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import type { RouteDefinition } from '#kit/route.ts'

export const antennesRoutes: readonly RouteDefinition[] = [
  {
    path: '/antenne',
    access: 'active',
    title: 'Antennes',
    layout: 'member',
    screen: lazyWithRetry(() => import('./screens/AntennesScreen.tsx'), 'AntennesScreen'),
  },
  {
    path: '/antenne/:id',
    access: 'active',
    title: 'Antenne',
    layout: 'member',
    screen: lazyWithRetry(() => import('./screens/AntenneScreen.tsx'), 'AntenneScreen'),
  },
  {
    path: '/antenne/:id/publication',
    access: 'active',
    title: 'Publications de l’antenne',
    layout: 'member',
    screen: lazyWithRetry(
      () => import('./screens/AntennePublicationsScreen.tsx'),
      'AntennePublicationsScreen',
    ),
  },
  {
    path: '/antenne/:id/coup-de-pouce',
    access: 'active',
    title: 'Coups de pouce de l’antenne',
    layout: 'member',
    screen: lazyWithRetry(
      () => import('./screens/AntenneCoupsDePouceScreen.tsx'),
      'AntenneCoupsDePouceScreen',
    ),
  },
  {
    path: '/antenne/:id/evenement',
    access: 'active',
    title: 'Événements de l’antenne',
    layout: 'member',
    screen: lazyWithRetry(() => import('./screens/AntenneEvenementsScreen.tsx'), 'AntenneEvenementsScreen'),
  },
  {
    path: '/antenne/:id/membre',
    access: 'active',
    title: 'Membres de l’antenne',
    layout: 'member',
    screen: lazyWithRetry(() => import('./screens/AntenneMembresScreen.tsx'), 'AntenneMembresScreen'),
  },
]
