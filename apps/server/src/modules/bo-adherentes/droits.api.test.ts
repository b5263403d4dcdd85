import type { Endpoint } from '@entrelles/contract/kit/endpoint.ts'
import { boAdherentesEndpoints as endpoints } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.endpoints.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { PERSONAS } from '#modules/session/session.factory.ts'
import { createBranche, createMembre, type Branche } from './test-fiches.ts'

const kit = useTestApp()
let hers: Branche
let foreign: Branche
const clients = new Map<string, Client>()

beforeAll(async () => {
  kit.clock.set('2026-11-15T09:00:00Z')
  hers = await createBranche(kit, 'Vallée de la Drôme')
  foreign = await createBranche(kit, 'Trièves')
  clients.set('visiteuse', kit.visitor)
  for (const persona of PERSONAS) clients.set(persona, await kit.confirm(await kit.as(persona)))
  clients.set('sa coordinatrice', hers.client)
  clients.set('une autre coordinatrice', foreign.client)
})

const CALLERS = [
  'visiteuse',
  'inscription',
  'expiree',
  'adherente',
  'une autre coordinatrice',
  'sa coordinatrice',
  'administratrice',
] as const
type Expected = readonly [number, number, number, number, number, number, number]

const NOBODY = [401, 403, 403, 403] as const
/** For one member: 404 for the coordinator of another branch, allowed for her own coordinator. */
const both = (status: number): Expected => [...NOBODY, 404, status, status]
const administrators = (status: number): Expected => [...NOBODY, 403, 403, status]
/** Every coordinator gets her own list. */
const lists: Expected = [...NOBODY, 200, 200, 200]

const IDENTITE = { prenom: 'Samira', nom: 'Haddad', villeId: '26113' }
const AUCUNE = { administratrice: false, territoires: [] }
const FONCTIONS = { ...AUCUNE, vu: AUCUNE }
const relance = (id: string) => ({ action: 'relancer_adhesion', ids: [id] })
type Row = {
  readonly name: keyof typeof endpoints
  readonly expected: Expected
  readonly bodyOf?: (id: string) => Record<string, unknown>
}

const TABLE: readonly Row[] = [
  { name: 'listFiches', expected: lists },
  { name: 'getResumeFiches', expected: lists },
  { name: 'getFiche', expected: both(200) },
  { name: 'getSimulationAction', expected: both(200), bodyOf: relance },
  { name: 'createActionFiches', expected: both(200), bodyOf: relance },
  { name: 'updateFiche', expected: administrators(200), bodyOf: () => IDENTITE },
  { name: 'getValeurSensible', expected: administrators(200), bodyOf: () => ({ champ: 'telephone' }) },
  { name: 'sendLien', expected: administrators(204) },
  { name: 'createSuspension', expected: administrators(204), bodyOf: () => ({ motif: 'demande' }) },
  // She is not suspended.
  { name: 'deleteSuspension', expected: administrators(409) },
  { name: 'updateFonctions', expected: administrators(204), bodyOf: () => FONCTIONS },
  { name: 'deleteSessions', expected: administrators(204) },
  { name: 'deleteRebond', expected: administrators(204) },
]

test('[R6-3] every endpoint on members is in the table', () => {
  expect(TABLE.map(({ name }) => name).toSorted()).toEqual(Object.keys(endpoints).toSorted())
})

describe.each(TABLE)('$name', ({ name, expected, bodyOf }) => {
  test.each(CALLERS.map((caller, index) => [caller, expected[index]] as const))(
    '[R6-3] [R6-4] [P-13] %s: %i',
    async (caller, status) => {
      const { id } = await createMembre(kit, {
        villeId: '26113',
        territoire: hers.nom,
        compte: { paye_jusquau: '2026-12-03' },
      })
      const endpoint: Endpoint = endpoints[name]
      const client = clients.get(caller) ?? kit.visitor
      const answer = await client.inject({
        method: endpoint.method,
        url: endpoint.path.replace(':id', id),
        ...(bodyOf && { payload: bodyOf(id) }),
      })
      expect(answer.status).toBe(status)
    },
  )
})
