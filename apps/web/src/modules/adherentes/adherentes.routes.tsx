import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import { ownedBy, type RouteDefinition } from '#kit/route.ts'

export const adherentesRoutes: readonly RouteDefinition[] = [
  {
    path: '/membre',
    access: 'active',
    title: 'Membres',
    layout: 'member',
    screen: lazyWithRetry(() => import('./screens/MembresScreen.tsx'), 'MembresScreen'),
  },
  {
    path: '/membre/:id',
    access: 'active',
    title: 'Profil',
    layout: 'member',
    screen: lazyWithRetry(() => import('./screens/ProfilScreen.tsx'), 'ProfilScreen'),
  },
  {
    path: '/membre/:id/edition',
    access: 'active',
    title: 'Modifier mon profil',
    layout: 'member',
    redirect: ownedBy((id) => `/membre/${encodeURIComponent(id)}`),
    screen: lazyWithRetry(() => import('./screens/ProfilEditionScreen.tsx'), 'ProfilEditionScreen'),
  },
  {
    path: '/mon-profil',
    access: 'active',
    title: 'Mon profil',
    layout: 'member',
    screen: lazyWithRetry(() => import('./screens/MonProfilScreen.tsx'), 'MonProfilScreen'),
  },
]
