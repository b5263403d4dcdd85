import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import type { RouteDefinition } from '#kit/route.ts'

const list = {
  title: 'Événements',
  layout: 'backOffice',
  screen: lazyWithRetry(() => import('./screens/BoEvenementsScreen.tsx'), 'BoEvenementsScreen'),
} as const
const creation = {
  title: 'Créer un événement',
  layout: 'backOffice',
  screen: lazyWithRetry(() => import('./screens/BoCreationEvenementScreen.tsx'), 'BoCreationEvenementScreen'),
} as const
const edition = {
  title: 'Modifier un événement',
  layout: 'backOffice',
  screen: lazyWithRetry(() => import('./screens/BoEditionEvenementScreen.tsx'), 'BoEditionEvenementScreen'),
} as const

export const boEvenementsRoutes: readonly RouteDefinition[] = [
  // R2.1-18: the administrator’s entry page is the list of events.
  { path: '/administratrice', access: 'administratrice', ...list },
  { path: '/administratrice/evenement', access: 'administratrice', ...list },
  { path: '/administratrice/evenement/creation', access: 'administratrice', ...creation },
  { path: '/administratrice/evenement/:id/edition', access: 'administratrice', ...edition },
  { path: '/coordinatrice/evenement', access: 'coordinatrice', ...list },
  { path: '/coordinatrice/evenement/creation', access: 'coordinatrice', ...creation },
  { path: '/coordinatrice/evenement/:id/edition', access: 'coordinatrice', ...edition },
]
