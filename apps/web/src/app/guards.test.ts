// @vitest-environment jsdom
import type { EtapeInscription, Role } from '@entrelles/contract/kit/roles.ts'
import { adherenteId, type Me } from '@entrelles/contract/modules/session/session.schema.ts'
import { expect, test } from 'vitest'
import { hasIds, matchOf, redirectOf } from '#kit/guard.ts'
import { documentTitleOf, isSecured, type RouteAccess } from '#kit/route.ts'
import { routes } from './modules.ts'
import { ADRESSES, AUTRE as OTHER, MOI } from './test-adresses.ts'

const OWN = '019a0000-0000-7000-8000-000000000001'

const user = (roles: readonly Role[], etapeInscription: EtapeInscription = 'termine'): Me => ({
  roles: [...roles],
  adherente: {
    id: adherenteId.parse(OWN),
    prenom: 'Maëlle',
    nom: 'Le Goff',
    photo: null,
    dateInscription: '2026-01-01T00:00:00Z',
    derniereNotation: null,
  },
  etapeInscription,
})

const ACTIVE: readonly Role[] = ['ROLE_ADHERENTE', 'ROLE_ADHERENTE_ADHESION_ACTIVE', 'ROLE_ADHERENTE_ACTIVE']

const people = {
  visitor: undefined,
  registering: user(['ROLE_ADHERENTE_EN_COURS_INSCRIPTION'], 'etape_deux'),
  expired: user(['ROLE_ADHERENTE']),
  'expired coordinator': user(['ROLE_ADHERENTE', 'ROLE_COORDINATRICE']),
  grace: user(['ROLE_ADHERENTE', 'ROLE_ADHERENTE_ACTIVE']),
  active: user(ACTIVE),
  coordinator: user([...ACTIVE, 'ROLE_COORDINATRICE']),
  administrator: user([...ACTIVE, 'ROLE_ADMINISTRATRICE']),
} as const satisfies Record<string, Me | undefined>

type Person = keyof typeof people

/** The chain of redirects from an address. */
const wayOf = (address: string, person: Person): string[] => {
  const way = [address]
  for (let to: string | undefined = address; to !== undefined && way.length < 10;) {
    to = redirectOf(routes, new URL(to, 'https://entrelles.test'), people[person])
    if (to !== undefined) way.push(to)
  }
  return way
}

const addressOf = (path: string, id = OWN): string =>
  path
    .replaceAll(':id', id)
    .replaceAll(/:(futur|pagenum)/g, '1')
    .replaceAll(/:\w+/g, 'x')

const secured = routes.filter(({ access }) => isSecured(access))
const securedAddresses = secured.map(({ path }) => addressOf(path))

/** Each secured address with its final address after redirects. */
const endsOf = (person: Person) => securedAddresses.map((address) => [address, wayOf(address, person).at(-1)])
const expectedEnds = (end: (address: string) => string) =>
  securedAddresses.map((address) => [address, end(address)])

/** Pages open to everybody, signed in or not (R2.2-6). */
const OPEN_TO_ALL = [
  '/connexion/jeton/1',
  '/reinitialisation-mot-de-passe',
  '/reinitialisation-mot-de-passe/nouveau-mot-de-passe?token=jeton',
  '/inscription_evenement/desinscription?token=jeton',
]

test.each(Object.keys(people) as Person[])(
  '[R2.2-8] no address redirects more than twice for this user: %s',
  (person) => {
    const addresses = [
      ...routes.flatMap(({ path }) => [addressOf(path), addressOf(path, OTHER)]),
      '/nulle-part',
      '/inscription/etape',
      '/administratrice/nulle-part',
    ]
    const tooLong = addresses.map((address) => wayOf(address, person)).filter((way) => way.length > 3)
    expect(tooLong).toEqual([])
  },
)

test('[R2.2-1] every secured route redirects a visitor to the login page, with the return address', () => {
  for (const path of securedAddresses) {
    const address = `${path}?termes=a&page=2`
    const login = `/connexion?${new URLSearchParams({ retour: address })}`
    expect(wayOf(address, 'visitor')).toEqual([address, login])
  }
})

test('[R2.2-2] a signed-in user is redirected from sign-up to the login page, then home', () => {
  for (const path of ['/inscription', '/inscription/etape']) {
    expect(wayOf(path, 'active')).toEqual([path, '/connexion', '/'])
    expect(wayOf(path, 'expired')).toEqual([path, '/connexion', '/fin-adhesion'])
  }
  expect(wayOf('/inscription', 'visitor')).toEqual(['/inscription'])
  const unsubscribe = '/inscription_evenement/desinscription?token=x'
  expect(wayOf(unsubscribe, 'active')).toEqual([unsubscribe])
})

test('[R2.2-2] [R2.2-6] the login page redirects a signed-in user home; the other public pages stay open', () => {
  const homes = { registering: '/', expired: '/fin-adhesion', active: '/' } as const
  for (const [person, home] of Object.entries(homes) as [Person, string][]) {
    expect(wayOf('/connexion', person)).toEqual(['/connexion', home])
    for (const path of OPEN_TO_ALL) expect(wayOf(path, person)).toEqual([path])
  }
  for (const path of OPEN_TO_ALL) expect(wayOf(path, 'visitor')).toEqual([path])
})

test('[R2.2-3] an unknown path redirects to the root', () => {
  for (const path of ['/nulle-part', '/membre/1/2/3', '/administratrice/nulle-part', '/recherche/autre']) {
    expect(wayOf(path, 'active')).toEqual([path, '/'])
    expect(wayOf(path, 'visitor')).toEqual([path, '/', '/connexion?retour=%2F'])
  }
})

test('[R2.2-4] during registration every secured route redirects to the root', () => {
  expect(endsOf('registering')).toEqual(expectedEnds(() => '/'))
})

test('[R2.2-5] exactly the secured routes use the member and back-office layouts', () => {
  const framed = routes.filter(({ layout }) => layout === 'member' || layout === 'backOffice')
  expect(framed).toEqual(secured)
})

test('[R2.2-6] the public routes are exactly these', () => {
  const open = routes.filter(({ access }) => !isSecured(access)).map(({ path }) => path)
  expect(open.toSorted()).toEqual([
    '/changement_email',
    '/connexion',
    '/connexion/:token/:creation',
    '/inscription',
    '/inscription_evenement/desinscription',
    '/reinitialisation-mot-de-passe',
    '/reinitialisation-mot-de-passe/nouveau-mot-de-passe',
  ])
})

test('[R2.2-8] without a current membership, every refused route redirects to /fin-adhesion', () => {
  const free = [
    '/fin-adhesion',
    '/adhesion-paiement',
    '/adhesion-paiement/reclamation',
    '/mon-compte',
    '/mon-compte/second-facteur',
    `/membre/${OWN}/parametres`,
  ]
  const ends = expectedEnds((address) => (free.includes(address) ? address : '/fin-adhesion'))
  expect(endsOf('expired')).toEqual(ends)
  expect(endsOf('expired coordinator')).toEqual(ends)
})

test('[R2.2-8] a route whose role the member lacks redirects to the root', () => {
  const but = (...sections: string[]) =>
    expectedEnds((address) => (sections.some((section) => address.startsWith(section)) ? '/' : address))
  expect(endsOf('grace')).toEqual(but('/administratrice', '/coordinatrice'))
  expect(endsOf('active')).toEqual(but('/administratrice', '/coordinatrice'))
  expect(endsOf('coordinator')).toEqual(but('/administratrice'))
  expect(endsOf('administrator')).toEqual(but('/coordinatrice'))
})

const ANY_MEMBER = [
  '/fin-adhesion',
  '/adhesion-paiement',
  '/adhesion-paiement/reclamation',
  '/mon-compte',
  '/mon-compte/second-facteur',
  '/membre/:id/parametres',
]

const accessOf = (path: string): RouteAccess => {
  if (path.startsWith('/administratrice')) return 'administratrice'
  if (path.startsWith('/coordinatrice')) return 'coordinatrice'
  if (path === '/') return 'accueil'
  return ANY_MEMBER.includes(path) ? 'adherente' : 'active'
}

test('[R2.2-9] each secured route requires the role of its path', () => {
  expect(secured.map(({ path, access }) => [path, access])).toEqual(
    secured.map(({ path }) => [path, accessOf(path)]),
  )
})

test('[R2.1-7] [R2.1-8] another member’s settings redirect to the root, her edit page to her profile', () => {
  expect(wayOf(`/membre/${OWN}/parametres`, 'active')).toHaveLength(1)
  expect(wayOf(`/membre/${OTHER}/parametres`, 'active').slice(1)).toEqual(['/'])
  expect(wayOf(`/membre/${OWN}/edition`, 'active')).toHaveLength(1)
  expect(wayOf(`/membre/${OTHER}/edition`, 'active').slice(1)).toEqual([`/membre/${OTHER}`])
})

test.each([
  ['/coup-de-pouce/creation', 'Demander un coup de pouce'],
  ['/administratrice/intervenant/creation', 'Ajouter une intervenante'],
  ['/evenement/agenda/futur/1/page/1', 'Mon agenda'],
])('[R2.1-25] the fixed segments of %s win over an id', (address, title) => {
  expect(matchOf(routes, address)?.route.title).toBe(title)
})

test('route paths are unique, and back-office titles name the back office', () => {
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length)
  const faq = matchOf(routes, '/administratrice/faq')?.route
  expect(faq && documentTitleOf(faq)).toBe('FAQ — Administratrice — Entrelles')
  expect(faq && documentTitleOf(faq, 'Adhésion')).toBe('FAQ — Adhésion — Administratrice — Entrelles')
})

/** A user who can open the page. */
const readerOf = (address: string): Person => {
  if ([...OPEN_TO_ALL, '/connexion', '/inscription'].includes(address)) return 'visitor'
  if (address.startsWith('/administratrice')) return 'administrator'
  return address.startsWith('/coordinatrice') ? 'coordinator' : 'active'
}

test.each(Object.entries(ADRESSES))(
  '[%s] each of its addresses opens its page, under its title',
  (_, all) => {
    const opened = Object.keys(all).map((address) => {
      const own = address.replace(MOI, OWN)
      expect(wayOf(own, readerOf(address))).toEqual([own])
      return [address, matchOf(routes, new URL(own, 'https://entrelles.test').pathname)?.route.title]
    })
    expect(opened).toEqual(Object.entries(all))
  },
)

test('hasIds rejects an address with a malformed id', () => {
  const named = (address: string) => hasIds(matchOf(routes, address)?.params ?? {})
  const none = ['/evenement/agenda', '/evenement/abc', '/membre/carte', `/actu/${OWN}/commentaire/1/edition`]
  expect(none.filter(named)).toEqual([])
  const some = [`/evenement/${OWN}`, `/membre/${OTHER.toUpperCase()}`, '/evenement', '/connexion/jeton/1']
  expect(some.filter(named)).toEqual(some)
})
