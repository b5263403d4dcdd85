import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import type { RouteDefinition } from '#kit/route.ts'

export const actusRoutes: readonly RouteDefinition[] = [
  {
    path: '/actu',
    access: 'active',
    title: 'Fil d’actu',
    layout: 'member',
    screen: lazyWithRetry(() => import('./screens/ActusScreen.tsx'), 'ActusScreen'),
  },
  {
    path: '/actu/:id',
    access: 'active',
    title: 'Publication',
    layout: 'member',
    screen: lazyWithRetry(() => import('./screens/PublicationScreen.tsx'), 'PublicationScreen'),
  },
  {
    path: '/actu/:id/edition',
    access: 'active',
    title: 'Modifier une publication',
    layout: 'member',
    screen: lazyWithRetry(() => import('./screens/PublicationEditionScreen.tsx'), 'PublicationEditionScreen'),
  },
  {
    path: '/actu/:id/commentaire/:commentaireId/edition',
    access: 'active',
    title: 'Modifier un commentaire',
    layout: 'member',
    screen: lazyWithRetry(() => import('./screens/CommentaireEditionScreen.tsx'), 'CommentaireEditionScreen'),
  },
]
