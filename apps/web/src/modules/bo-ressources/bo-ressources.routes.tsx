import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import type { RouteDefinition } from '#kit/route.ts'

const administratrice = { access: 'administratrice', layout: 'backOffice' } as const
const creation = lazyWithRetry(
  () => import('./screens/BoCreationRessourceScreen.tsx'),
  'BoCreationRessourceScreen',
)
const edition = lazyWithRetry(
  () => import('./screens/BoEditionRessourceScreen.tsx'),
  'BoEditionRessourceScreen',
)

export const boRessourcesRoutes: readonly RouteDefinition[] = [
  {
    ...administratrice,
    path: '/administratrice/ressource',
    title: 'Ressources',
    screen: lazyWithRetry(() => import('./screens/BoRessourcesScreen.tsx'), 'BoRessourcesScreen'),
  },
  {
    ...administratrice,
    path: '/administratrice/ressource/creation',
    title: 'Ajouter une ressource',
    screen: lazyWithRetry(() => import('./screens/BoChoixRessourceScreen.tsx'), 'BoChoixRessourceScreen'),
  },
  {
    ...administratrice,
    path: '/administratrice/ressource/creation/lien',
    title: 'Ajouter un lien',
    screen: creation,
  },
  {
    ...administratrice,
    path: '/administratrice/ressource/creation/article',
    title: 'Écrire un article',
    screen: creation,
  },
  {
    ...administratrice,
    path: '/administratrice/ressource/lien/:id/edition',
    title: 'Modifier un lien',
    screen: edition,
  },
  {
    ...administratrice,
    path: '/administratrice/ressource/article/:id/edition',
    title: 'Modifier un article',
    screen: edition,
  },
  {
    path: '/coordinatrice/ressources',
    access: 'coordinatrice',
    title: 'Ressources',
    layout: 'backOffice',
    screen: lazyWithRetry(
      () => import('./screens/BoRessourcesAntennesScreen.tsx'),
      'BoRessourcesAntennesScreen',
    ),
  },
]
