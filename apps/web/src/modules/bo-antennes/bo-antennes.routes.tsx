import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import type { RouteDefinition } from '#kit/route.ts'

const boAntennes = lazyWithRetry(() => import('./screens/BoAntennesScreen.tsx'), 'BoAntennesScreen')

export const boAntennesRoutes: readonly RouteDefinition[] = [
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
