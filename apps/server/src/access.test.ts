import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Access } from '@entrelles/contract/kit/access.ts'
import { defineEndpoints, noContent } from '@entrelles/contract/kit/endpoint.ts'
import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { faqEndpoints } from '@entrelles/contract/modules/faq/faq.endpoints.ts'
import type { InjectOptions } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildApp } from '#app.ts'
import { bind } from '#kit/bind.ts'
import { startTestApp, useTestApp, type Client } from '#kit/test-app.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { PERSONAS, type Persona } from '#modules/session/session.factory.ts'
import { modules } from './modules.ts'

type Caller = 'visiteuse' | Persona

const FOLDER = new URL('modules/', import.meta.url)

/**
 * Every endpoint and its access, listed by hand in each module's `<m>.access.txt`, so that no endpoint opens by accident.
 */
const listed = globSync('*/*.access.txt', { cwd: FOLDER }).flatMap((file) =>
  readFileSync(new URL(file, FOLDER), 'utf8')
    .trim()
    .split('\n')
    .map((row) => `${dirname(file)}: ${row.replaceAll(/ +/g, ' ')}`),
)

/** The callers that each access admits, written independently of the rule under test. */
const ADMITTED: Record<Access, readonly Caller[]> = {
  public: ['visiteuse', 'inscription', 'expiree', 'adherente', 'coordinatrice', 'administratrice'],
  connectee: ['inscription', 'expiree', 'adherente', 'coordinatrice', 'administratrice'],
  adherente: ['expiree', 'adherente', 'coordinatrice', 'administratrice'],
  active: ['adherente', 'coordinatrice', 'administratrice'],
  coordinatrice: ['coordinatrice', 'administratrice'],
  administratrice: ['administratrice'],
}

const CALLERS = ADMITTED.public

/** The documentation is public and read-only. */
const DOCUMENTATION = /^(GET|HEAD) \/api\/doc(\.json|\*|\/.*)?$/
/** `<img>` sends no token; the file names cannot be guessed. */
const IMAGES = ['/uploads/miniature/:fichier', '/uploads/vitrine/:id/:fichier'].flatMap((path) => [
  `GET ${path}`,
  `HEAD ${path}`,
])

const endpoints = modules.flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint))

const kit = useTestApp()
const clients = new Map<Caller, Client>()

beforeAll(async () => {
  clients.set('visiteuse', kit.visitor)
  // Whether an endpoint requires a confirmed session is tested apart.
  for (const persona of PERSONAS) clients.set(persona, await kit.confirm(await kit.as(persona)))
})
afterEach(() => {
  vi.unstubAllEnvs()
})

/** Flattens the printed route tree, where each line holds the end of a path whose start is on its parent line. */
const routesOf = (tree: string): string[] => {
  const beginnings: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', end = '', methods] = /^(.*?)[├└]── (\S+)(?: \((.+)\))?$/.exec(line) ?? []
    const depth = indent.length / 4
    beginnings[depth] = `${beginnings[depth - 1] ?? ''}${end}`
    return methods?.split(', ').map((method) => `${method} ${beginnings[depth]}`) ?? []
  })
}

/** Reads the status of a streamed response, whose body never ends. */
const beginning = async (client: Client, options: InjectOptions): Promise<{ status: number }> => {
  const answer = await kit.app.inject({
    ...options,
    headers: client.token === undefined ? {} : { authorization: `Bearer ${client.token}` },
    payloadAsStream: true,
  })
  answer.stream().destroy()
  return { status: answer.statusCode }
}

describe('the endpoints of the product', () => {
  test('[R6-3] are those of the access files, each with the same access', () => {
    const declared = modules.flatMap(({ name, routes }) =>
      routes.map(({ endpoint: { method, path, access } }) => `${name}: ${method} ${path} ${access}`),
    )
    expect(declared.sort()).toEqual(listed.sort())
  })

  test('[R7-12] no other route is registered but the documentation and the images', async () => {
    const app = await buildApp(kit.services, modules)
    await app.ready()
    const registered = routesOf(app.printRoutes({ commonPrefix: false }))
    await app.close()
    const calls = registered.filter((route) => !DOCUMENTATION.test(route))
    // The route tree omits trailing slashes.
    const paths = endpoints.map(({ method, path }) => `${method} ${path.replace(/\/$/, '')}`)
    const known = [...paths, ...IMAGES]
    expect(calls.sort()).toEqual(known.sort())
    expect(registered).toContain('GET /api/doc.json')
  })
})

describe.each(endpoints)('$method $path ($access)', (endpoint) => {
  const { method, path, access } = endpoint
  const admitted = ADMITTED[access]

  // The requests are unparsable: an admitted one stops at the parser, and a refused one proves that access is checked
  // first.
  const knock = async (caller: Caller) => {
    const client = clients.get(caller)
    if (!client) throw new Error(`nobody is ${caller}`)
    const unreadable = { payload: '{', headers: { 'content-type': 'application/json' } }
    const options = { method, url: path.replaceAll(/:\w+/g, 'x'), ...(endpoint.body && unreadable) }
    return path === '/api/flux' ? beginning(client, options) : client.inject(options)
  }

  test.each(CALLERS)('[R6-3] [R6-5] %s', async (caller) => {
    const { status } = await knock(caller)
    const refused = caller === 'visiteuse' ? 401 : 403
    // A webhook without its secret, in the URL or in the settings, answers 404.
    const isSecret = path.startsWith('/api/webhooks/')
    const parsed = isSecret ? [404] : endpoint.body ? [400] : [200, 201, 204, 422]
    expect(status).toBeOneOf(admitted.includes(caller) ? parsed : [refused])
  })
})

/** The endpoints that R6-5 leaves to a member who is still registering or whose membership has expired, listed by hand. */
const SESSION = [
  'POST /api/login_check',
  'POST /api/login_check/second_facteur',
  'POST /api/token/refresh',
  'POST /api/token/revoke',
  'GET /api/connexion/lien/:token',
  'POST /api/connexion/lien/:token',
  'GET /api/connexion/lien/:token/apercu',
  'POST /api/reset_password',
  'POST /api/reset_password/new_password',
  'POST /api/inscription/etape_un',
  'POST /api/inscription/lien_connexion',
  'POST /api/changement_email',
  'GET /api/users/me',
  'GET /api/sessions',
  'DELETE /api/sessions/:id',
]
const PUBLIC = [
  'GET /api/desabonnement',
  'POST /api/desabonnement',
  'GET /api/recours',
  'POST /api/recours',
  'GET /api/inscription_evenement/desinscription',
  'GET /api/inscription_evenement/apercu',
  'GET /api/sante/vivant',
  'GET /api/sante/pret',
  'GET /api/referentiels',
  'GET /api/villes',
  'GET /api/evenements/:id/visio',
  'GET /api/fichiers/:id/contenu',
  'GET /api/agenda/:jeton.ics',
  'GET /api/vitrine/evenements',
  'GET /api/vitrine/page',
  'GET /api/webhooks/paiement/:secret',
  'POST /api/webhooks/paiement/:secret',
  'POST /api/webhooks/mail',
]
const ETAPES = [
  'GET /api/inscription/reponses',
  ...['deux', 'trois', 'quatre', 'cinq', 'six'].map((n) => `POST /api/inscription/etape_${n}`),
]
const DELETION = ['DELETE /api/adherentes/:id', 'POST /api/adherentes/:id/annulation_suppression']
const ACCOUNT = [
  'GET /api/adherentes/:id/parametres',
  'PUT /api/adherentes/:id/parametres',
  'PUT /api/new_email',
  'PUT /api/new_password',
  'GET /api/notifications/preferences',
  'POST /api/notifications/preferences',
  'GET /api/notifications/abonnements_push',
  'POST /api/notifications/abonnements_push',
  'DELETE /api/notifications/abonnements_push',
  'PUT /api/notifications/preferences',
  'GET /api/second_facteur',
  'POST /api/second_facteur',
  'POST /api/second_facteur/activation',
  'DELETE /api/second_facteur',
  'DELETE /api/rebonds/mien',
  'GET /api/blocages',
  'DELETE /api/blocages/:id',
  'GET /api/recherche/alertes',
  'DELETE /api/recherche/alertes/:id',
  'GET /api/signalements/miens',
  'POST /api/signalements/:id/recours',
  'GET /api/mesures/miennes',
  'POST /api/mesures/:id/recours',
]
const ADHESION = [
  'GET /api/adhesions/reclamation',
  'POST /api/adhesion',
  'POST /api/change_statut_paiement',
  'GET /api/adhesions',
  'GET /api/adhesions/:id/attestation',
  'PUT /api/adhesions/rappels',
  'POST /api/adhesions/reclamation',
]

describe('[R6-5] without an active membership,', () => {
  test.each([
    ['a member who is still registering', 'inscription', [...SESSION, ...PUBLIC, ...ETAPES, ...DELETION]],
    [
      'a member whose membership is over',
      'expiree',
      // Any session may call the sign-up steps, which refuse a member who has completed them.
      [...SESSION, ...PUBLIC, ...ETAPES, ...DELETION, ...ACCOUNT, ...ADHESION],
    ],
  ] as const)('%s can call exactly these endpoints', (_who, caller, expected) => {
    const reached = endpoints
      .filter(({ access }) => ADMITTED[access].includes(caller))
      .map(({ method, path }) => `${method} ${path}`)
    expect(reached.sort()).toEqual([...expected].sort())
  })
})

describe('an endpoint without access', () => {
  const withoutAccess = (access: unknown) => {
    const [bound] = modules.find(({ name }) => name === 'sante')?.routes ?? []
    if (!bound) throw new Error('the module sante has no route')
    return {
      name: 'essai',
      routes: [{ ...bound, endpoint: { ...bound.endpoint, access: access as Access } }],
    }
  }

  test.each([undefined, '', 'tout le monde', 'constructor', '__proto__'])(
    '[R6-3] the server is not built when the access is %j',
    async (access) => {
      await expect(buildApp(kit.services, [withoutAccess(access)])).rejects.toThrow(
        'getVivant (GET /api/sante/vivant) declares no access: the start is refused.',
      )
    },
  )

  test('[R6-3] the process does not start', async () => {
    vi.stubEnv('APP_ENV', 'test')
    vi.stubEnv('LOG_LEVEL', 'silent')
    vi.stubEnv('DATABASE_URL', kit.services.env.DATABASE_URL)
    const { access } = faqEndpoints.getFaq
    Reflect.deleteProperty(faqEndpoints.getFaq, 'access')
    try {
      await expect(import('./main-api.ts')).rejects.toThrow('getFaq (GET /api/faq) declares no access')
    } finally {
      Object.assign(faqEndpoints.getFaq, { access })
    }
  })
})

describe('a back-office write', () => {
  const essai = { access: 'administratrice', summary: 'A trial', answers: { 204: noContent } } as const
  const endpoints = defineEndpoints({
    forget: { ...essai, method: 'DELETE', path: '/api/bo/essai/oubli' },
    tellOnce: { ...essai, method: 'DELETE', path: '/api/bo/essai/une' },
    tellTwice: { ...essai, method: 'DELETE', path: '/api/bo/essai/deux' },
    refuse: {
      ...essai,
      method: 'DELETE',
      path: '/api/bo/essai/refus',
      refuses: [commonErrors.introuvable],
    },
    read: { ...essai, method: 'GET', path: '/api/bo/essai' },
  })
  const act = { action: 'faq.ordonner', cible: { type: 'faq', id: 'faq', nom: 'la FAQ' } } as const
  const module = {
    name: 'essai',
    routes: bind(endpoints, {
      forget: async () => undefined,
      tellOnce: (_input, ctx) => journalise(ctx, act),
      tellTwice: async (_input, ctx) => {
        await journalise(ctx, act)
        await journalise(ctx, act)
      },
      refuse: async (_input, ctx) => {
        await journalise(ctx, act)
        throw commonErrors.introuvable()
      },
      read: async () => undefined,
    }),
  }
  let trial: Awaited<ReturnType<typeof startTestApp>>
  let client: Client

  beforeAll(async () => {
    trial = await startTestApp({}, [module])
    client = await trial.as('administratrice')
  })
  afterAll(() => trial.close())

  test('[R2.1-24] fails its test when it writes no journal line, or several', async () => {
    await expect(client.call(endpoints.forget, {})).rejects.toThrow(
      'DELETE /api/bo/essai/oubli left 0 lines in the journal',
    )
    await expect(client.call(endpoints.tellTwice, {})).rejects.toThrow(
      'DELETE /api/bo/essai/deux left 2 lines in the journal',
    )
  })

  test('[R2.1-24] writes one journal line, and none when it is refused or only reads', async () => {
    const count = async () => (await trial.db.selectFrom('journal').select('id').execute()).length
    const before = await count()
    expect((await client.call(endpoints.tellOnce, {})).status).toBe(204)
    expect((await client.call(endpoints.refuse, {})).status).toBe(404)
    expect((await client.call(endpoints.read, {})).status).toBe(204)
    expect(await count()).toBe(before + 1)
  })
})
