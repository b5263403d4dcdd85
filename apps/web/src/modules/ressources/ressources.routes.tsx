import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import type { RouteDefinition } from '#kit/route.ts'

export const ressourcesRoutes: readonly RouteDefinition[] = [
  {
    path: '/ressource',
    access: 'active',
    title: 'Ressources',
    layout: 'member',
    screen: lazyWithRetry(() => import('./screens/RessourcesScreen.tsx'), 'RessourcesScreen'),
  },
  {
    path: '/ressource/article/:id',
    access: 'active',
    title: 'Article',
    layout: 'member',
    screen: lazyWithRetry(() => import('./screens/ArticleScreen.tsx'), 'ArticleScreen'),
  },
]
