import type { Endpoint } from '@entrelles/contract/kit/endpoint.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Client, type TestApp } from '#kit/test-app.ts'
import { protectCompte } from '#modules/second-facteur/second-facteur.factory.ts'
import type { Persona } from '#modules/session/session.factory.ts'
import { modules } from './modules.ts'

const endpoints = modules.flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint))

/** An unparsable request: an admitted one stops at the parser. */
const knock = (client: Client, { method, path, body }: Endpoint) =>
  client.inject({
    method,
    url: path.replaceAll(/:\w+/g, 'x'),
    ...(body && { payload: '{', headers: { 'content-type': 'application/json' } }),
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
