import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import type { RouteDefinition } from '#kit/route.ts'

const boAntennes = lazyWithRetry(() => import('./screens/BoAntennesScreen.tsx'), 'BoAntennesScreen')
const bientot = lazyWithRetry(() => import('./screens/AntenneBientotScreen.tsx'), 'AntenneBientotScreen')

export const antennesRoutes: readonly RouteDefinition[] = [
  {
    path: '/antenne',
    access: 'active',
    title: 'Antennes',
    layout: 'member',
    screen: lazyWithRetry(() => import('./screens/AntennesScreen.tsx'), 'AntennesScreen'),
  },
  {
    path: '/antenne/:id',
    access: 'active',
    title: 'Antenne',
    layout: 'member',
    screen: lazyWithRetry(() => import('./screens/AntenneScreen.tsx'), 'AntenneScreen'),
  },
  {
    path: '/antenne/:id/publication',
    access: 'active',
    title: 'Publications de l’antenne',
    layout: 'member',
    screen: bientot,
    soon: true,
  },
  {
    path: '/antenne/:id/coup-de-pouce',
    access: 'active',
    title: 'Coups de pouce de l’antenne',
    layout: 'member',
    screen: bientot,
    soon: true,
  },
  {
    path: '/antenne/:id/evenement',
    access: 'active',
    title: 'Événements de l’antenne',
    layout: 'member',
    screen: lazyWithRetry(() => import('./screens/AntenneEvenementsScreen.tsx'), 'AntenneEvenementsScreen'),
  },
  {
    path: '/antenne/:id/membre',
    access: 'active',
    title: 'Membres de l’antenne',
    layout: 'member',
    screen: lazyWithRetry(() => import('./screens/AntenneMembresScreen.tsx'), 'AntenneMembresScreen'),
  },
  {
    path: '/administratrice/antenne',
    access: 'administratrice',
    title: 'Antennes',
    layout: 'backOffice',
    screen: boAntennes,
  },
  {
    path: '/administratrice/antenne/creation',
    access: 'administratrice',
    title: 'Créer une antenne',
    layout: 'backOffice',
    screen: lazyWithRetry(() => import('./screens/BoCreationAntenneScreen.tsx'), 'BoCreationAntenneScreen'),
  },
  {
    path: '/administratrice/antenne/:id/edition',
    access: 'administratrice',
    title: 'Modifier une antenne',
    layout: 'backOffice',
    screen: lazyWithRetry(() => import('./screens/BoEditionAntenneScreen.tsx'), 'BoEditionAntenneScreen'),
  },
  {
    path: '/administratrice/antenne/page/:pagenum/nom/:trinom/region/:triregion',
    access: 'administratrice',
    title: 'Antennes',
    layout: 'backOffice',
    screen: boAntennes,
  },
  {
    path: '/coordinatrice/antenne',
    access: 'coordinatrice',
    title: 'Mon antenne',
    layout: 'backOffice',
    screen: lazyWithRetry(() => import('./screens/BoMonAntenneScreen.tsx'), 'BoMonAntenneScreen'),
  },
]
