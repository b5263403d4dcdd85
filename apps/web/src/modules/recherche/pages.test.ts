// @vitest-environment jsdom
import type { Role } from '@entrelles/contract/kit/roles.ts'
import { adherenteId, type Me } from '@entrelles/contract/modules/session/session.schema.ts'
import { expect, test } from 'vitest'
import type { RouteDefinition } from '#kit/route.ts'
import { pagesOf } from './pages.ts'

const ACTIVE: readonly Role[] = ['ROLE_ADHERENTE', 'ROLE_ADHERENTE_ADHESION_ACTIVE', 'ROLE_ADHERENTE_ACTIVE']

const withRoles = (...roles: readonly Role[]): Me => ({
  roles: [...ACTIVE, ...roles],
  adherente: {
    id: adherenteId.parse('019a0000-0000-7000-8000-000000000001'),
    prenom: 'Maëlle',
    nom: 'Le Goff',
    photo: null,
    dateInscription: '2026-01-01T00:00:00Z',
    derniereNotation: null,
  },
  etapeInscription: 'termine',
})

const screen = () => null
const member = { access: 'active', layout: 'member', screen } as const
const ROUTES: readonly RouteDefinition[] = [
  // The back office comes before, as its module does by name.
  {
    access: 'coordinatrice',
    layout: 'backOffice',
    screen,
    path: '/coordinatrice/evenement',
    title: 'Événements',
  },
  { ...member, path: '/evenement', title: 'Événements' },
  { ...member, path: '/evenement/:id', title: 'Événement' },
  { ...member, path: '/evenement/agenda/futur/:futur/page/:pagenum', title: 'Mon agenda' },
  { ...member, path: '/recherche', title: 'Recherche' },
  { ...member, path: '/coup-de-pouce/creation', title: 'Demander un coup de pouce' },
  { access: 'active', layout: 'member', soon: true, path: '/ressource', title: 'Ressources' },
  { access: 'visiteuse', layout: 'public', screen, path: '/connexion', title: 'Connexion' },
  { access: 'administratrice', layout: 'backOffice', screen, path: '/administratrice', title: 'Événements' },
  {
    access: 'administratrice',
    layout: 'backOffice',
    screen,
    path: '/administratrice/evenement',
    title: 'Événements',
  },
]

const found = (user: Me, termes: string) =>
  pagesOf(ROUTES, user, termes).map(({ to, espace }) => `${espace} ${to}`)

test('[P-11] a page is found by the beginning of the words of its title, without accents, in any order', () => {
  expect(found(withRoles(), 'EVEN')).toEqual(['Page /evenement'])
  expect(found(withRoles(), 'pouce dem')).toEqual(['Page /coup-de-pouce/creation'])
  expect(found(withRoles(), 'agenda')).toEqual(['Page /evenement/agenda/futur/1/page/1'])
  expect(found(withRoles(), 'enement')).toEqual([])
  expect(found(withRoles(), '  ')).toEqual([])
})

test('[R6-2] a member is offered the pages that she may open, and those alone', () => {
  expect(found(withRoles(), 'événements')).toEqual(['Page /evenement'])
  expect(found(withRoles('ROLE_COORDINATRICE'), 'événements')).toEqual([
    'Page /evenement',
    'Coordination /coordinatrice/evenement',
  ])
  expect(found(withRoles('ROLE_ADMINISTRATRICE'), 'événements')).toEqual([
    'Page /evenement',
    'Administration /administratrice/evenement',
  ])
})

test('a page that is not built, the search itself and a page without a session are never offered', () => {
  for (const termes of ['ressources', 'recherche', 'connexion'])
    expect(found(withRoles(), termes)).toEqual([])
})
