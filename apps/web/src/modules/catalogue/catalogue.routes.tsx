import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import type { RouteDefinition } from '#kit/route.ts'
import { cataloguePages } from './catalogue.public.ts'

const common = { access: 'public', layout: 'bare' } as const

/** Every component in every state. The production build has no such route, and leaves the screens out. */
export const catalogueRoutes: readonly RouteDefinition[] =
  import.meta.env.VITE_CATALOGUE === '1'
    ? [
        {
          ...common,
          ...cataloguePages.jetons,
          screen: lazyWithRetry(() => import('./screens/JetonsScreen.tsx'), 'JetonsScreen'),
        },
        {
          ...common,
          ...cataloguePages.actions,
          screen: lazyWithRetry(() => import('./screens/ActionsScreen.tsx'), 'ActionsScreen'),
        },
        {
          ...common,
          ...cataloguePages.navigation,
          screen: lazyWithRetry(() => import('./screens/NavigationScreen.tsx'), 'NavigationScreen'),
        },
        {
          ...common,
          ...cataloguePages.identite,
          screen: lazyWithRetry(() => import('./screens/IdentiteScreen.tsx'), 'IdentiteScreen'),
        },
        {
          ...common,
          ...cataloguePages.champs,
          screen: lazyWithRetry(() => import('./screens/ChampsScreen.tsx'), 'ChampsScreen'),
        },
        {
          ...common,
          ...cataloguePages.choix,
          screen: lazyWithRetry(() => import('./screens/ChoixScreen.tsx'), 'ChoixScreen'),
        },
        {
          ...common,
          ...cataloguePages.contenus,
          screen: lazyWithRetry(() => import('./screens/ContenusScreen.tsx'), 'ContenusScreen'),
        },
        {
          ...common,
          ...cataloguePages.retours,
          screen: lazyWithRetry(() => import('./screens/RetoursScreen.tsx'), 'RetoursScreen'),
        },
      ]
    : []
