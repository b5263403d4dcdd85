import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import type { RouteDefinition } from '#kit/route.ts'

export const messagerieRoutes: readonly RouteDefinition[] = [
  {
    path: '/messagerie',
    access: 'active',
    title: 'Messagerie',
    layout: 'member',
    screen: lazyWithRetry(() => import('./screens/MessagerieScreen.tsx'), 'MessagerieScreen'),
  },
  {
    path: '/messagerie/discussion',
    access: 'active',
    title: 'Nouvelle discussion',
    layout: 'member',
    screen: lazyWithRetry(() => import('./screens/DiscussionCreationScreen.tsx'), 'DiscussionCreationScreen'),
  },
  {
    path: '/messagerie/discussion/:id',
    access: 'active',
    title: 'Discussion',
    layout: 'member',
    worksOffline: true,
    screen: lazyWithRetry(() => import('./screens/DiscussionScreen.tsx'), 'DiscussionScreen'),
  },
  {
    path: '/message/:messageId/edition',
    access: 'active',
    title: 'Modifier un message',
    layout: 'member',
    screen: lazyWithRetry(() => import('./screens/MessageEditionScreen.tsx'), 'MessageEditionScreen'),
  },
]
