import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import type { RouteDefinition } from '#kit/route.ts'

export const coupsDePouceRoutes: readonly RouteDefinition[] = [
  {
    path: '/coup-de-pouce',
    access: 'active',
    title: 'Coups de pouce',
    layout: 'member',
    screen: lazyWithRetry(() => import('./screens/CoupsDePouceScreen.tsx'), 'CoupsDePouceScreen'),
  },
  {
    path: '/coup-de-pouce/creation',
    access: 'active',
    title: 'Demander un coup de pouce',
    layout: 'member',
    screen: lazyWithRetry(
      () => import('./screens/CoupDePouceCreationScreen.tsx'),
      'CoupDePouceCreationScreen',
    ),
  },
  {
    path: '/coup-de-pouce/:id',
    access: 'active',
    title: 'Coup de pouce',
    layout: 'member',
    screen: lazyWithRetry(() => import('./screens/CoupDePouceScreen.tsx'), 'CoupDePouceScreen'),
  },
  {
    path: '/coup-de-pouce/:id/edition',
    access: 'active',
    title: 'Modifier un coup de pouce',
    layout: 'member',
    screen: lazyWithRetry(() => import('./screens/CoupDePouceEditionScreen.tsx'), 'CoupDePouceEditionScreen'),
  },
  {
    path: '/coup-de-pouce/:id/reponse/:reponseId/edition',
    access: 'active',
    title: 'Modifier une réponse',
    layout: 'member',
    screen: lazyWithRetry(() => import('./screens/ReponseEditionScreen.tsx'), 'ReponseEditionScreen'),
  },
]
