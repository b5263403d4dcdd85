import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import type { RouteDefinition } from '#kit/route.ts'

const list = {
  title: 'Intervenantes',
  layout: 'backOffice',
  screen: lazyWithRetry(() => import('./screens/BoIntervenantsScreen.tsx'), 'BoIntervenantsScreen'),
} as const
const creation = {
  title: 'Ajouter une intervenante',
  layout: 'backOffice',
  screen: lazyWithRetry(
    () => import('./screens/BoCreationIntervenantScreen.tsx'),
    'BoCreationIntervenantScreen',
  ),
} as const
const detail = {
  title: 'Intervenante',
  layout: 'backOffice',
  screen: lazyWithRetry(() => import('./screens/BoIntervenantScreen.tsx'), 'BoIntervenantScreen'),
} as const
const edition = {
  title: 'Modifier une intervenante',
  layout: 'backOffice',
  screen: lazyWithRetry(
    () => import('./screens/BoEditionIntervenantScreen.tsx'),
    'BoEditionIntervenantScreen',
  ),
} as const

export const boIntervenantsRoutes: readonly RouteDefinition[] = [
  { path: '/administratrice/intervenant', access: 'administratrice', ...list },
  { path: '/administratrice/intervenant/creation', access: 'administratrice', ...creation },
  { path: '/administratrice/intervenant/:id', access: 'administratrice', ...detail },
  { path: '/administratrice/intervenant/:id/edition', access: 'administratrice', ...edition },
  { path: '/coordinatrice/intervenant', access: 'coordinatrice', ...list },
  { path: '/coordinatrice/intervenant/creation', access: 'coordinatrice', ...creation },
  { path: '/coordinatrice/intervenant/:id', access: 'coordinatrice', ...detail },
  { path: '/coordinatrice/intervenant/:id/edition', access: 'coordinatrice', ...edition },
]
