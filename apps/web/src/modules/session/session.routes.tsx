import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import type { RouteDefinition } from '#kit/route.ts'

export const sessionRoutes: readonly RouteDefinition[] = [
  {
    path: '/connexion',
    access: 'visiteuse',
    title: 'Connexion',
    layout: 'public',
    screen: lazyWithRetry(() => import('./screens/ConnexionScreen.tsx'), 'ConnexionScreen'),
  },
  {
    path: '/connexion/:token/:creation',
    access: 'public',
    title: 'Connexion par lien',
    layout: 'public',
    screen: lazyWithRetry(() => import('./screens/LienScreen.tsx'), 'LienScreen'),
  },
  {
    path: '/reinitialisation-mot-de-passe',
    access: 'public',
    title: 'Mot de passe oublié',
    layout: 'public',
    screen: lazyWithRetry(() => import('./screens/MotDePasseOublieScreen.tsx'), 'MotDePasseOublieScreen'),
  },
  {
    path: '/reinitialisation-mot-de-passe/nouveau-mot-de-passe',
    access: 'public',
    title: 'Nouveau mot de passe',
    layout: 'public',
    screen: lazyWithRetry(() => import('./screens/NouveauMotDePasseScreen.tsx'), 'NouveauMotDePasseScreen'),
  },
]
