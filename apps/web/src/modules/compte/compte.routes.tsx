import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import { ownedBy, type RouteDefinition } from '#kit/route.ts'
import { CHANGEMENT_EMAIL, followChangementEmail } from './changement-email.ts'

const MonCompteScreen = lazyWithRetry(() => import('./screens/MonCompteScreen.tsx'), 'MonCompteScreen')

export const compteRoutes: readonly RouteDefinition[] = [
  {
    path: '/mon-compte',
    access: 'adherente',
    title: 'Mon compte',
    layout: 'member',
    screen: MonCompteScreen,
  },
  {
    path: '/membre/:id/parametres',
    access: 'adherente',
    title: 'Paramètres',
    layout: 'member',
    redirect: ownedBy(() => '/'),
    screen: MonCompteScreen,
  },
  {
    path: CHANGEMENT_EMAIL,
    access: 'public',
    title: 'Changement d’e-mail',
    layout: 'public',
    // The emailed link has no screen (R2.1-5).
    redirect: () => {
      followChangementEmail()
      return '/'
    },
    screen: () => null,
  },
]
