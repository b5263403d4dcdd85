import type { Endpoint } from '@entrelles/contract/kit/endpoint.ts'
import { adherentesEndpoints } from '@entrelles/contract/modules/adherentes/adherentes.endpoints.ts'
import { agendaEndpoints } from '@entrelles/contract/modules/agenda/agenda.endpoints.ts'
import { boEvenementsEndpoints } from '@entrelles/contract/modules/bo-evenements/bo-evenements.endpoints.ts'
import { boIntervenantsEndpoints } from '@entrelles/contract/modules/bo-intervenants/bo-intervenants.endpoints.ts'
import { boParticipationsEndpoints } from '@entrelles/contract/modules/bo-participations/bo-participations.endpoints.ts'
import { emargementEndpoints } from '@entrelles/contract/modules/emargement/emargement.endpoints.ts'
import { evenementsEndpoints } from '@entrelles/contract/modules/evenements/evenements.endpoints.ts'
import { intervenantsEndpoints } from '@entrelles/contract/modules/intervenants/intervenants.endpoints.ts'
import { writeJeton, USAGES_JETON } from '@entrelles/contract/modules/participations/jetons.ts'
import { participationsEndpoints } from '@entrelles/contract/modules/participations/participations.endpoints.ts'
import { vitrineEndpoints } from '@entrelles/contract/modules/vitrine/vitrine.endpoints.ts'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createTerritoire } from '#modules/antennes/antennes.factory.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { createIntervenant } from '#modules/intervenants/intervenants.factory.ts'
import { createFavori, createParticipation } from '#modules/participations/participations.factory.ts'
import { createCompte, PERSONAS } from '#modules/session/session.factory.ts'
import { partsCompletes } from './test-bo-evenements.ts'

const kit = useTestApp()
const HERS = 'Vallée de la Drôme'
let hers: string
const clients = new Map<string, Client>()

const createCoordinatrice = async (territoireId: string): Promise<Client> => {
  const { id } = await createCompte(kit.db, kit.clock.now())
  await kit.db
    .insertInto('coordinations')
    .values({ compte_id: id, territoire_id: territoireId, depuis: kit.clock.now() })
    .execute()
  return kit.confirm(await kit.signIn(id))
}

beforeAll(async () => {
  kit.clock.set('2026-11-19T17:02:00.000Z')
  hers = await createTerritoire(kit.db, { nom: HERS })
  clients.set('visiteuse', kit.visitor)
  for (const persona of PERSONAS) clients.set(persona, await kit.confirm(await kit.as(persona)))
  const foreign = await createTerritoire(kit.db, { nom: 'Trièves' })
  clients.set('sa coordinatrice', await createCoordinatrice(hers))
  clients.set('une autre coordinatrice', await createCoordinatrice(foreign))
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

/** An event of the branch that begins in half an hour, with one participation of each status, and a speaker. */
const createMonde = async (client: Client) => {
  const now = kit.clock.now()
  const debut = new Date('2026-11-19T17:30:00.000Z')
  const id = await createEvenement(kit.db, now, { debut, territoireIds: [hers] })
  const line = (statut: string) => createParticipation(kit.db, now, { evenement_id: id, statut })
  const [inscrite, proposee, enAttente] = [
    await line('inscrite'),
    await line('proposee'),
    await line('en_attente'),
  ]
  return {
    id,
    inscrite,
    proposee,
    enAttente,
    intervenant: await createIntervenant(kit.db, now, { email: 'helene@exemple.fr' }),
    favori: client.id === undefined ? randomUUID() : await createFavori(kit.db, now, client.id, id),
  }
}
type Monde = Awaited<ReturnType<typeof createMonde>>

type Input = {
  readonly params?: Record<string, string>
  readonly query?: Record<string, unknown>
  readonly body?: unknown
}
type Row = {
  readonly name: string
  readonly endpoint: Endpoint
  readonly expected: readonly number[]
  readonly inputOf: (monde: Monde) => Input | Promise<Input>
}

const rowsOf =
  (endpoints: Readonly<Record<string, Endpoint>>) =>
  (...rows: readonly (readonly [string, readonly number[], Row['inputOf']?])[]): readonly Row[] => {
    expect(rows.map(([name]) => name).toSorted()).toEqual(Object.keys(endpoints).toSorted())
    return rows.map(([name, expected, inputOf = ({ id }) => ({ params: { id } })]) => ({
      name,
      endpoint: endpoints[name]!,
      expected,
      inputOf,
    }))
  }

const NOBODY = [401, 403, 403] as const
const everybody = (status: number) => Array.from({ length: CALLERS.length }, () => status)
const members = (status: number) => [...NOBODY, status, status, status, status]
/** On one event: 404 for a coordinator of another branch, allowed for the coordinator of its branch. */
const both = (status: number) => [...NOBODY, 403, 404, status, status]
/** Allowed for every coordinator: lists of her own events, or data that no branch owns. */
const coordinators = (status: number) => [...NOBODY, 403, status, status, status]
const administrators = (status: number) => [...NOBODY, 403, 403, 403, status]

const { listDernieresInscrites } = adherentesEndpoints
const none = () => ({})
const jetonQrOf = (participationId: string): string =>
  writeJeton({ participationId, signature: kit.services.derive(USAGES_JETON.pointage, participationId) })
const line =
  (which: 'inscrite' | 'proposee' | 'enAttente', body: unknown): Row['inputOf'] =>
  ({ id, ...monde }) => ({ params: { id, participationId: monde[which] }, body })
const speaker =
  (body?: unknown): Row['inputOf'] =>
  ({ intervenant }) => ({ params: { id: intervenant }, ...(body !== undefined && { body }) })
/** A speaker without consent. */
const silent =
  (body?: unknown): Row['inputOf'] =>
  async () => {
    const fields = { consent: false, email: 'helene@exemple.fr' }
    const id = await createIntervenant(kit.db, kit.clock.now(), fields)
    return { params: { id }, ...(body !== undefined && { body }) }
  }
const MOTIF = { motif: 'Elle l’a demandé.' }
const BESOINS = { covoiturage: true, gardeEnfants: false, accessibilite: null, regime: null }

const TABLE: readonly Row[] = [
  ...rowsOf(evenementsEndpoints)(
    ['listEvenements', members(200), none],
    ['listThemesEvenements', members(200), none],
    ['listTypesEvenements', members(200), none],
    ['getEvenement', members(200)],
    ['listEvenementsTerritoire', members(200), () => ({ params: { id: hers } })],
  ),
  ...rowsOf(vitrineEndpoints)(
    ['listVitrine', everybody(200), none],
    ['getPageVitrine', everybody(200), none],
  ),
  ...rowsOf(participationsEndpoints)(
    ['createParticipation', members(201), ({ id }) => ({ params: { id }, body: { id } })],
    // No caller is registered.
    ['deleteParticipation', members(204), ({ id }) => ({ params: { id }, body: { id } })],
    ['getParticipation', members(404)],
    ['updateBesoins', members(404), ({ id }) => ({ params: { id }, body: BESOINS })],
    ['acceptOffre', members(409)],
    ['declineOffre', members(409)],
    ['getDesinscription', everybody(400), () => ({ query: { token: 'jeton' } })],
    ['getApercuDesinscription', everybody(404), () => ({ query: { token: 'jeton' } })],
    ['createFavori', members(201), ({ id }) => ({ body: { evenement: id } })],
    ['deleteFavori', members(204), ({ favori }) => ({ params: { id: favori }, body: { favori } })],
  ),
  ...rowsOf({ listDernieresInscrites })([
    'listDernieresInscrites',
    members(200),
    ({ id }) => ({ query: { evenementId: id } }),
  ]),
  ...rowsOf(agendaEndpoints)(
    ['listAgenda', members(200), none],
    ['getMoisAgenda', members(200), () => ({ query: { mois: '2026-11' } })],
    ['getIcsEvenement', members(200)],
    // Redirects every caller to the page of the event.
    ['getVisio', everybody(302)],
    ['getAbonnementAgenda', members(200), none],
    ['createAbonnementAgenda', members(201), none],
    ['deleteAbonnementAgenda', members(204), none],
    ['getFluxAgenda', everybody(404), () => ({ params: { jeton: 'A'.repeat(43) } })],
  ),
  ...rowsOf(boEvenementsEndpoints)(
    ['listEvenementsBo', coordinators(200), none],
    ['getResumeEvenements', coordinators(200), none],
    ['getAFaire', administrators(200), none],
    ['listTypesEvenementsBo', coordinators(200), none],
    ['getEvenementBo', both(200)],
    [
      'createEvenement',
      coordinators(201),
      async () => ({ body: await partsCompletes(kit.db, { isDraft: true }) }),
    ],
    [
      'updateEvenement',
      both(200),
      async ({ id }) => ({
        params: { id },
        body: {
          ...(await partsCompletes(kit.db, { territoires: [{ value: hers, label: HERS }] })),
          id,
        },
      }),
    ],
    ['cancelEvenement', both(200), ({ id }) => ({ params: { id }, query: { cancel: true }, body: { id } })],
    ['duplicateEvenement', both(201), ({ id }) => ({ params: { id }, body: { id } })],
    ['createSerie', both(201), ({ id }) => ({ params: { id }, body: { regle: 'semaine', nombre: 1 } })],
    // The event is not over.
    [
      'updateSuites',
      both(409),
      ({ id }) => ({ params: { id }, body: { replayUrl: null, compteRendu: '<p>Merci.</p>' } }),
    ],
    // The event has registrations.
    ['deleteEvenement', both(409), ({ id }) => ({ params: { id }, body: { id } })],
    ['listEmargementsAFaire', coordinators(200), none],
  ),
  ...rowsOf(boParticipationsEndpoints)(
    ['listParticipationsBo', both(200)],
    ['listQueue', both(200)],
    ['promoteParticipation', both(200), line('enAttente', MOTIF)],
    ['cancelOffre', both(204), line('proposee', MOTIF)],
    ['deleteParticipationBo', both(204), line('inscrite', MOTIF)],
    [
      'createAnnonce',
      both(202),
      ({ id }) => ({ params: { id }, body: { contenu: 'Apportez un carnet.', cibles: 'toutes' } }),
    ],
    ['exportParticipationsCsv', both(200)],
    ['exportParticipationsXlsx', both(200)],
  ),
  ...rowsOf(emargementEndpoints)(
    ['getEmargement', both(200)],
    ['updatePresence', both(200), line('inscrite', { presence: 'presente' })],
    [
      'createPointage',
      both(200),
      ({ id, inscrite }) => ({ params: { id }, body: { jetonQr: jetonQrOf(inscrite) } }),
    ],
    [
      'createSansInscription',
      both(201),
      ({ id }) => ({
        params: { id },
        body: { cle: randomUUID(), prenom: 'Rozenn', nom: 'Le Bihan', email: null },
      }),
    ],
    [
      'createSynchro',
      both(200),
      ({ id, inscrite }) => ({
        params: { id },
        body: {
          operations: [
            {
              type: 'presence',
              cle: randomUUID(),
              participationId: inscrite,
              presence: 'excusee',
              faitLe: kit.clock.now().toISOString(),
            },
          ],
        },
      }),
    ],
    ['getFeuilleEmargement', both(200)],
    // No caller attended.
    ['getAttestationParticipation', members(409)],
  ),
  ...rowsOf(intervenantsEndpoints)(['getIntervenant', members(200), speaker()]),
  ...rowsOf(boIntervenantsEndpoints)(
    ['listIntervenants', coordinators(200), none],
    ['getResumeIntervenants', coordinators(200), none],
    ['listChoixIntervenants', coordinators(200), none],
    ['getIntervenantBo', coordinators(200), speaker()],
    ['createIntervenant', coordinators(201), () => ({ body: { prenom: 'Awa', nom: 'Diallo' } })],
    ['updateIntervenant', coordinators(200), speaker({ prenom: 'Awa', nom: 'Diallo', version: 1 })],
    ['deleteIntervenant', administrators(204), speaker()],
    [
      'mergeIntervenants',
      administrators(200),
      async ({ intervenant }) => ({
        params: { id: intervenant },
        body: { doublonId: await createIntervenant(kit.db, kit.clock.now()) },
      }),
    ],
    ['sendDemandeConsentement', coordinators(200), silent()],
    ['createConsentement', coordinators(200), silent({ preuve: 'formulaire', date: '2026-11-18' })],
    ['deleteConsentement', coordinators(200), speaker()],
  ),
]

/** A refused call changes nothing, so that all refused calls share one set of rows. */
const REFUSED = [401, 403]
let quiet: Promise<Monde> | undefined

describe.each(TABLE)('$name', ({ endpoint, expected, inputOf }) => {
  test.each(CALLERS.map((caller, index) => [caller, expected[index]] as const))(
    '[R6-3] [R6-4] [P-13] %s: %i',
    async (caller, status) => {
      const client = clients.get(caller) ?? kit.visitor
      const isRefused = REFUSED.includes(status ?? 0)
      if (isRefused) quiet ??= createMonde(kit.visitor)
      const input = await inputOf(await ((isRefused && quiet) || createMonde(client)))
      const answer = await client.call(endpoint, input as never)
      expect(answer.status).toBe(status)
    },
  )
})
