import type { Endpoint } from '@entrelles/contract/kit/endpoint.ts'
import { sessionEndpoints } from '@entrelles/contract/modules/session/session.endpoints.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, useTestApp, type Client, type TestApp } from '#kit/test-app.ts'
import { protectCompte } from '#modules/second-facteur/second-facteur.factory.ts'
import { MOT_DE_PASSE, type Persona } from '#modules/session/session.factory.ts'
import { modules } from './modules.ts'

const endpoints = modules.flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint))

/** An unparsable request: an admitted one stops at the parser. */
const knock = (client: Client, { method, path, body }: Endpoint, headers: Record<string, string> = {}) =>
  client.inject({
    method,
    url: path.replaceAll(/:\w+/g, 'x'),
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { payload: '{' }),
  })

describe('with a second factor required in the back office', () => {
  /** The roles of the back office, written independently of the rule under test. */
  const ROLES: readonly string[] = ['coordinatrice', 'administratrice']
  const REFUSED = { status: 403, body: { code: 'second_facteur_requis' } }
  let kit: TestApp & { close: () => Promise<void> }
  const without = new Map<Persona, Client>()
  let protectedClient: Client

  beforeAll(async () => {
    kit = await startTestApp({ SECOND_FACTEUR_BO: 'obligatoire' })
    for (const persona of ['coordinatrice', 'administratrice'] as const)
      without.set(persona, await kit.as(persona))
    protectedClient = await kit.as('administratrice')
    await protectCompte(kit.db, kit.clock.now(), protectedClient.id ?? '')
  })
  afterAll(() => kit.close())

  const guarded = endpoints.filter(({ access }) => ROLES.includes(access))
  // The stream never ends.
  const open = endpoints.filter(({ access, path }) => !ROLES.includes(access) && path !== '/api/flux')

  test.each(guarded)('$method $path asks $access for it', async (endpoint) => {
    const asked = endpoint.access === 'administratrice' ? (['administratrice'] as const) : without.keys()
    for (const persona of asked)
      expect(await knock(without.get(persona) ?? kit.visitor, endpoint), persona).toMatchObject(REFUSED)
    expect(await knock(protectedClient, endpoint)).not.toMatchObject(REFUSED)
  })

  test.each(open)('$method $path ($access) does not ask for it', async (endpoint) => {
    for (const client of without.values()) expect(await knock(client, endpoint)).not.toMatchObject(REFUSED)
  })

  test('the calls of the attendance sheet are among those that ask for it', () => {
    expect(guarded.filter(({ path }) => path.startsWith('/api/evenements/:id/emargement'))).toHaveLength(6)
  })
})

describe('with a confirmation required', () => {
  /** The calls that hurt, listed by hand. */
  const CONFIRMED = [
    'POST /api/bo/adherentes/:id/suspension',
    'PUT /api/bo/adherentes/:id/fonctions',
    'POST /api/bo/signalements/:id/decisions/:decisionId/confirmation',
    'PUT /api/bo/territoires/:id/coordinatrices',
    'GET /api/bo/evenements/:id/participantes.csv',
    'GET /api/bo/evenements/:id/participantes.xlsx',
  ]
  const REFUSED = {
    status: 403,
    body: { code: 'confirmation_requise', message: 'Confirme ton mot de passe pour continuer.' },
  }
  const MINUTE = 60_000
  const kit = useTestApp()
  const named = ({ method, path }: Endpoint) => `${method} ${path}`
  const declared = endpoints.filter(({ confirmation }) => confirmation)

  /** The next access token of the confirmed session: the first one has expired. */
  const renewedOf = async ({ id: adherenteId = '' }: Client) => {
    const { id: sessionId } = await kit.db
      .selectFrom('sessions')
      .where('compte_id', '=', adherenteId)
      .where('confirmee_le', 'is not', null)
      .select('id')
      .executeTakeFirstOrThrow()
    return { authorization: `Bearer ${kit.services.tokens.sign({ adherenteId, sessionId })}` }
  }

  test('the suspension, the exclusion, the functions and the exports of members declare it, and nothing else', () => {
    expect(declared.map(named).sort()).toEqual([...CONFIRMED].sort())
  })

  test('[security 58] every file with a list of members declares it, and at most 20 files an hour', () => {
    const lists = endpoints.filter(({ path }) => /\.(csv|xlsx)$/.test(path))
    expect(lists.map(named)).toEqual(lists.filter(({ confirmation }) => confirmation).map(named))
    expect(lists.length).toBeGreaterThan(0)
    for (const { limit } of lists) expect(limit).toMatchObject({ max: 20, seconds: 3600, accepted: true })
  })

  test.each(declared)(
    '$method $path takes a session confirmed less than 15 minutes ago',
    async (endpoint) => {
      const client = await kit.as('administratrice')
      const other = await kit.signIn(client.id ?? '')
      expect(await knock(client, endpoint)).toMatchObject(REFUSED)
      const { status } = await client.call(sessionEndpoints.confirmSession, {
        body: { password: MOT_DE_PASSE },
      })
      expect(status).toBe(204)
      const parsed = endpoint.body ? 400 : 422
      expect((await knock(client, endpoint)).status).toBe(parsed)
      // Another session of the same member is not confirmed.
      expect(await knock(other, endpoint)).toMatchObject(REFUSED)
      kit.clock.advance(15 * MINUTE - 1)
      const renewed = await renewedOf(client)
      expect((await knock(client, endpoint, renewed)).status).toBe(parsed)
      kit.clock.advance(1)
      expect(await knock(client, endpoint, renewed)).toMatchObject(REFUSED)
    },
  )

  test('a member who may not call it is not asked for her password', async () => {
    const client = await kit.as('adherente')
    for (const endpoint of declared)
      expect(await knock(client, endpoint)).toMatchObject({ status: 403, body: { code: 'acces_refuse' } })
  })
})
