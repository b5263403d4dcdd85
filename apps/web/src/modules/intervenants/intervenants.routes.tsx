import type { RouteDefinition } from '#kit/route.ts'

export const intervenantsRoutes: readonly RouteDefinition[] = [
  {
    path: '/administratrice/intervenant',
    access: 'administratrice',
    title: 'Intervenantes',
    layout: 'backOffice',
    soon: true,
  },
  {
    path: '/administratrice/intervenant/creation',
    access: 'administratrice',
    title: 'Ajouter une intervenante',
    layout: 'backOffice',
    soon: true,
  },
  {
    path: '/administratrice/intervenant/:id',
    access: 'administratrice',
    title: 'Intervenante',
    layout: 'backOffice',
    soon: true,
  },
  {
    path: '/administratrice/intervenant/:id/edition',
    access: 'administratrice',
    title: 'Modifier une intervenante',
    layout: 'backOffice',
    soon: true,
  },
  {
    path: '/coordinatrice/intervenant',
    access: 'coordinatrice',
    title: 'Intervenantes',
    layout: 'backOffice',
    soon: true,
  },
  {
    path: '/coordinatrice/intervenant/creation',
    access: 'coordinatrice',
    title: 'Ajouter une intervenante',
    layout: 'backOffice',
    soon: true,
  },
  {
    path: '/coordinatrice/intervenant/:id',
    access: 'coordinatrice',
    title: 'Intervenante',
    layout: 'backOffice',
    soon: true,
  },
  {
    path: '/coordinatrice/intervenant/:id/edition',
    access: 'coordinatrice',
    title: 'Modifier une intervenante',
    layout: 'backOffice',
    soon: true,
  },
]
