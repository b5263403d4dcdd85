import type { Access } from '@entrelles/contract/kit/access.ts'
import { faqEndpoints } from '@entrelles/contract/modules/faq/faq.endpoints.ts'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildApp } from '#app.ts'
import { createMetrics } from '#kit/metrics.ts'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { PERSONAS, type Persona } from '#modules/session/session.factory.ts'
import { modules } from './modules.ts'

type Caller = 'visiteuse' | Persona

/** Every call of the product and who may make it: a new endpoint is added here by hand, on purpose. */
const CALLS = `
GET    /api/sante/vivant                  public
GET    /api/sante/pret                    public
POST   /api/login_check                   public
GET    /api/users/me                      connectee
GET    /api/referentiels                  public
GET    /api/villes                        public
GET    /api/faq                           active
POST   /api/faq/:id/avis                  active
POST   /api/faq/questions                 active
GET    /api/bo/faq                        administratrice
POST   /api/bo/faq                        administratrice
PUT    /api/bo/faq/:id                    administratrice
DELETE /api/bo/faq/:id                    administratrice
PUT    /api/bo/faq/ordre                  administratrice
GET    /api/bo/faq/questions              administratrice
POST   /api/bo/faq/questions/:id/reponse  administratrice
`

/** Who is admitted by each access, said a second time and apart from the rule that decides it. */
const ADMITTED: Record<Access, readonly Caller[]> = {
  public: ['visiteuse', 'inscription', 'expiree', 'adherente', 'coordinatrice', 'administratrice'],
  connectee: ['inscription', 'expiree', 'adherente', 'coordinatrice', 'administratrice'],
  adherente: ['expiree', 'adherente', 'coordinatrice', 'administratrice'],
  active: ['adherente', 'coordinatrice', 'administratrice'],
  coordinatrice: ['coordinatrice', 'administratrice'],
  administratrice: ['administratrice'],
}

const CALLERS = ADMITTED.public

/** What answers without being a call of the product: the documentation, open to all, read only. */
const DOCUMENTATION = /^(GET|HEAD) \/api\/doc(\.json|\/.*)?$/

const endpoints = modules.flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint))

const kit = useTestApp()
const clients = new Map<Caller, Client>()

beforeAll(async () => {
  clients.set('visiteuse', kit.visitor)
  for (const persona of PERSONAS) clients.set(persona, await kit.as(persona))
})
afterEach(() => {
  vi.unstubAllEnvs()
})

describe('the calls of the product', () => {
  test('[R6-3] are these, each with whom it declares', () => {
    const listed = CALLS.trim()
      .split('\n')
      .map((line) => line.replaceAll(/ +/g, ' '))
    expect(endpoints.map(({ method, path, access }) => `${method} ${path} ${access}`).sort()).toEqual(
      listed.sort(),
    )
  })

  test('[R7-12] nothing answers but them and their documentation', async () => {
    const registered = new Set<string>()
    const metrics = {
      ...createMetrics('test'),
      observeRequests: (app: typeof kit.app) => {
        app.addHook('onRoute', ({ method, url }) => {
          for (const each of [method].flat()) registered.add(`${each} ${url}`)
        })
      },
    }
    const app = await buildApp(kit.services, modules, metrics)
    await app.ready()
    await app.close()
    const calls = [...registered].filter((route) => !DOCUMENTATION.test(route))
    expect(calls.sort()).toEqual(endpoints.map(({ method, path }) => `${method} ${path}`).sort())
    expect(registered).toContain('GET /api/doc.json')
  })
})

describe.each(endpoints)('$method $path ($access)', (endpoint) => {
  const { method, path, access } = endpoint
  const admitted = ADMITTED[access]

  // Nothing of these requests can be read: an admitted one goes no further than the parser, and a refused one proves
  // that it never got there.
  const knock = async (caller: Caller) => {
    const client = clients.get(caller)
    if (!client) throw new Error(`nobody is ${caller}`)
    const unreadable = { payload: '{', headers: { 'content-type': 'application/json' } }
    return client.inject({
      method,
      url: path.replaceAll(/:\w+/g, 'x'),
      ...(endpoint.body && unreadable),
    })
  }

  test.each(CALLERS)('[R6-3] [R6-5] %s', async (caller) => {
    const { status } = await knock(caller)
    const refused = caller === 'visiteuse' ? 401 : 403
    const parsed = endpoint.body ? [400] : [200, 422]
    expect(status).toBeOneOf(admitted.includes(caller) ? parsed : [refused])
  })
})

describe('an endpoint without access', () => {
  const withoutAccess = (access: unknown) => {
    const [bound] = modules[0]?.routes ?? []
    if (!bound) throw new Error('no module has a route')
    return {
      name: 'essai',
      routes: [{ ...bound, endpoint: { ...bound.endpoint, access: access as Access } }],
    }
  }

  test.each([undefined, '', 'tout le monde', 'constructor', '__proto__'])(
    '[R6-3] the server is not built when one declares %j',
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
