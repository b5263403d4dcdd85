import { PAGE_LIMIT } from '@entrelles/contract/kit/constants.ts'
import type { EndpointCall } from '@entrelles/contract/kit/endpoint.ts'
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { boActusEndpoints as endpoints } from '@entrelles/contract/modules/bo-actus/bo-actus.endpoints.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createPublication, type PublicationFields } from '#modules/actus/actus.factory.ts'
import { createTerritoire } from '#modules/adherentes/adherentes.factory.ts'
import { createCompte, PERSONAS } from '#modules/session/session.factory.ts'

const DAY_MS = 86_400_000

const kit = useTestApp()
let administratrice: Client
let auteureId: string
beforeEach(async () => {
  kit.clock.set('2026-11-18T09:00:00Z')
  await kit.db.deleteFrom('publications').execute()
  administratrice = await kit.as('administratrice')
  auteureId = (await createCompte(kit.db, kit.clock.now(), { prenom: 'Maëlle', nom: 'Le Goff' })).id
})

const inDays = (days: number) => new Date(kit.clock.now().getTime() + days * DAY_MS)
/** News published that many days ago, unless `fields` says otherwise. */
const actu = (titre: string, daysAgo: number, fields: PublicationFields = {}) =>
  createPublication(kit.db, inDays(-daysAgo), auteureId, { type: 'actualite', titre, ...fields })
const scheduled = (titre: string, date: string, fields: PublicationFields = {}) =>
  actu(titre, 1, { statut: 'programmee', programmee_le: new Date(date), ...fields })

type Query = EndpointCall<typeof endpoints.listActus>['query']
const list = async (query: Query = {}) => (await administratrice.call(endpoints.listActus, { query })).body
const titres = async (query: Query = {}) => (await list(query)).publications.map(({ titre }) => titre)

describe('GET /api/bo/publications', () => {
  test('[R2.1-20] a line has its author, branches, dates, pin, reach and what the reader may do', async () => {
    const cornouaille = await createTerritoire(kit.db, 'Cornouaille')
    const id = await actu('Marché de Noël', 2, {
      type: 'annonce',
      territoire_ids: [cornouaille],
      epinglee_jusquau: '2026-11-28',
      nb_destinataires: 312,
      nb_courriels: 250,
      nb_vues: 207,
      nb_clics: 64,
    })
    const { publications, ...rest } = await list()
    expect(rest).toEqual({ nbpublications: 1, limit: PAGE_LIMIT })
    expect(publications).toEqual([
      {
        id,
        type: 'annonce',
        titre: 'Marché de Noël',
        territoires: [{ id: cornouaille, nom: 'Cornouaille' }],
        statut: 'publiee',
        auteure: { id: auteureId, prenom: 'Maëlle', nom: 'Le Goff' },
        dateCreation: '2026-11-16T09:00:00.000Z',
        dateProgrammee: null,
        datePublication: '2026-11-16T09:00:00.000Z',
        epingleeJusquau: '2026-11-28',
        destinataires: 312,
        courriels: 250,
        vues: 207,
        clics: 64,
        version: 1,
        droits: expect.objectContaining({ modifier: true, epingler: true, archiver: true, supprimer: true }),
      },
    ])
  })

  test('[R2.1-20] plain posts are not listed, nor what is hidden or deleted', async () => {
    await actu('Actualité', 1)
    await actu('Annonce', 2, { type: 'annonce' })
    await actu('Publication', 3, { type: 'publication' })
    await actu('Masquée', 4, { statut: 'masquee' })
    await actu('Supprimée', 5, { statut: 'supprimee' })
    expect(await titres()).toEqual(['Actualité', 'Annonce'])
  })

  test('[R2.1-20] published ones: pinned first, then newest first; a pin whose last day is past does not count', async () => {
    await actu('Ancienne épinglée', 300, { epinglee_jusquau: '2026-11-18' })
    await actu('Récente', 1)
    await actu('Épingle passée', 2, { epinglee_jusquau: '2026-11-17' })
    await actu('Épinglée', 3, { epinglee_jusquau: '2026-12-01' })
    expect(await titres()).toEqual(['Épinglée', 'Ancienne épinglée', 'Récente', 'Épingle passée'])
    const { publications } = await list()
    expect(publications.map(({ epingleeJusquau }) => epingleeJusquau)).toEqual([
      '2026-12-01',
      '2026-11-18',
      null,
      null,
    ])
  })

  test('[R2.1-20] scheduled ones: the next one first', async () => {
    await scheduled('Trente', '2026-11-30T17:00:00Z')
    await scheduled('Dix-neuf', '2026-11-19T08:00:00Z')
    await scheduled('Vingt-quatre', '2026-11-24T07:30:00Z')
    expect(await titres({ statut: 'programmee' })).toEqual(['Dix-neuf', 'Vingt-quatre', 'Trente'])
  })

  test('[R2.1-20] each tab has its state, drafts of all authors and without a title too', async () => {
    await actu('Publiée', 1)
    await scheduled('Programmée', '2026-12-01T08:00:00Z')
    await actu('Brouillon', 1, { statut: 'brouillon' })
    await actu('', 2, { statut: 'brouillon', titre: null, auteure_id: null })
    await actu('Archivée', 1, { statut: 'archivee' })
    expect(await titres({ statut: 'publiee' })).toEqual(['Publiée'])
    expect(await titres({ statut: 'programmee' })).toEqual(['Programmée'])
    expect(await titres({ statut: 'brouillon' })).toEqual(['Brouillon', null])
    expect(await titres({ statut: 'archivee' })).toEqual(['Archivée'])
    const { publications } = await list({ statut: 'brouillon' })
    expect(publications.map(({ auteure }) => auteure?.prenom ?? null)).toEqual(['Maëlle', null])
  })

  test('[R2.1-20] the branch and the type narrow the list', async () => {
    const [cornouaille, bearn] = [
      (await createTerritoire(kit.db, 'Cornouaille')) as TerritoireId,
      (await createTerritoire(kit.db, 'Béarn')) as TerritoireId,
    ]
    await actu('Réseau', 1)
    await actu('Cornouaille', 2, { territoire_ids: [cornouaille] })
    await actu('Les deux', 3, {
      type: 'annonce',
      territoire_ids: [cornouaille, bearn],
      epinglee_jusquau: '2026-11-30',
    })
    expect(await titres({ territoire: cornouaille })).toEqual(['Les deux', 'Cornouaille'])
    expect(await titres({ territoire: bearn })).toEqual(['Les deux'])
    expect(await titres({ type: 'actualite' })).toEqual(['Réseau', 'Cornouaille'])
    expect(await titres({ type: 'annonce', territoire: cornouaille })).toEqual(['Les deux'])
  })

  test('[R9-9] a page has 20 of them, and the count stays right past the last page', async () => {
    for (let n = 1; n <= 22; n += 1) await actu(`${n}`, n)
    expect((await list()).publications).toHaveLength(PAGE_LIMIT)
    expect(await titres({ page: 2 })).toEqual(['21', '22'])
    expect(await list({ page: 999 })).toEqual({ publications: [], nbpublications: 22, limit: PAGE_LIMIT })
  })

  test.each([
    ['statut', 'masquee'],
    ['type', 'publication'],
    ['territoire', 'x'],
    ['intrus', '1'],
  ])('an invalid filter is refused: %s=%s', async (champ, value) => {
    const refused = await administratrice.inject({ url: '/api/bo/publications', query: { [champ]: value } })
    expect(refused).toMatchObject({ status: 422, body: { violations: [{ champ }] } })
  })
})

describe('GET /api/bo/publications/programmees', () => {
  const month = async (mois: string) =>
    (await administratrice.call(endpoints.listActusProgrammees, { query: { mois } })).body.programmees

  test('[R2.1-20] a month has what leaves in it, in Paris time, by date', async () => {
    const second = await scheduled('Fin', '2026-11-30T22:59:00Z')
    const first = await scheduled('Début', '2026-10-31T23:00:00Z')
    await scheduled('Octobre', '2026-10-31T22:59:00Z')
    await scheduled('Décembre', '2026-11-30T23:00:00Z')
    await actu('Publiée', 1)
    await scheduled('Publication', '2026-11-20T08:00:00Z', { type: 'publication' })
    expect(await month('2026-11')).toEqual([
      { id: first, titre: 'Début', dateProgrammee: '2026-10-31T23:00:00.000Z' },
      { id: second, titre: 'Fin', dateProgrammee: '2026-11-30T22:59:00.000Z' },
    ])
    expect((await month('2026-12')).map(({ titre }) => titre)).toEqual(['Décembre'])
  })

  test('an invalid month is refused', async () => {
    const refused = await administratrice.inject({ url: '/api/bo/publications/programmees?mois=2026-13' })
    expect(refused.status).toBe(422)
  })
})

test('[R2.1-20] the pins of the network are listed with their last day, the first to end first', async () => {
  const antenne = await createTerritoire(kit.db, 'Cornouaille')
  const noel = await actu('Marché de Noël', 1, { epinglee_jusquau: '2026-11-28' })
  const post = await actu('', 2, {
    type: 'publication',
    titre: null,
    contenu_texte: 'a'.repeat(200),
    epinglee_jusquau: '2026-11-18',
  })
  await actu('Passée', 3, { epinglee_jusquau: '2026-11-17' })
  await actu('D’une antenne', 4, { epinglee_jusquau: '2026-11-30', territoire_ids: [antenne] })
  const { epinglees } = (await administratrice.call(endpoints.listActusEpinglees, {})).body
  expect(epinglees).toEqual([
    { id: post, titre: 'a'.repeat(80), epingleeJusquau: '2026-11-18' },
    { id: noel, titre: 'Marché de Noël', epingleeJusquau: '2026-11-28' },
  ])
})

test.each(PERSONAS.filter((persona) => persona !== 'administratrice'))(
  '[R2.1-20] the back office of news is closed to: %s',
  async (persona) => {
    const client = await kit.as(persona)
    expect((await client.call(endpoints.listActus, { query: {} })).status).toBe(403)
    expect((await client.call(endpoints.listActusProgrammees, { query: { mois: '2026-11' } })).status).toBe(
      403,
    )
    expect((await client.call(endpoints.listActusEpinglees, {})).status).toBe(403)
  },
)
