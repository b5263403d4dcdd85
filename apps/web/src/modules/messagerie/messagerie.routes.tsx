import type { RouteDefinition } from '#kit/route.ts'

export const messagerieRoutes: readonly RouteDefinition[] = [
  { path: '/messagerie', access: 'active', title: 'Messagerie', layout: 'member', soon: true },
  { path: '/messagerie/discussion', access: 'active', title: 'Discussions', layout: 'member', soon: true },
  { path: '/messagerie/discussion/:id', access: 'active', title: 'Discussion', layout: 'member', soon: true },
  {
    path: '/message/:messageId/edition',
    access: 'active',
    title: 'Modifier un message',
    layout: 'member',
    soon: true,
  },
]
