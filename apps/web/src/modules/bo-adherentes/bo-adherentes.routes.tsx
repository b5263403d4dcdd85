import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import type { RouteDefinition } from '#kit/route.ts'

export const boAdherentesRoutes: readonly RouteDefinition[] = [
  {
    path: '/administratrice/adherente',
    access: 'administratrice',
    title: 'Adhérentes',
    layout: 'backOffice',
    screen: lazyWithRetry(() => import('./screens/BoAdherentesScreen.tsx'), 'BoAdherentesScreen'),
  },
  {
    path: '/administratrice/adherente/:id/edition',
    access: 'administratrice',
    title: 'Modifier une adhérente',
    layout: 'backOffice',
    screen: lazyWithRetry(() => import('./screens/BoAdherenteScreen.tsx'), 'BoAdherenteScreen'),
  },
  {
    path: '/coordinatrice/adherente',
    access: 'coordinatrice',
    title: 'Adhérentes',
    layout: 'backOffice',
    screen: lazyWithRetry(
      () => import('./screens/BoAdherentesTerritoireScreen.tsx'),
      'BoAdherentesTerritoireScreen',
    ),
  },
]
