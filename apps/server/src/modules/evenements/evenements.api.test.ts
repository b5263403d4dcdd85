import type { ErrorBody } from '@entrelles/contract/kit/errors.ts'
import { COMMUNE_MANQUANTE } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { evenementsEndpoints as endpoints } from '@entrelles/contract/modules/evenements/evenements.endpoints.ts'
import pg from 'pg'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createProfil, referentielOf } from '#modules/adherentes/adherentes.factory.ts'
import { createTerritoire } from '#modules/antennes/antennes.factory.ts'
import { createFavori, createParticipation } from '#modules/participations/participations.factory.ts'
import { createEvenement, type EvenementFields } from './evenements.factory.ts'

const kit = useTestApp()
let membre: Client

const QUIMPER = '29232'
const DOUARNENEZ = '29046'
const BREST = '29019'
const RENNES = '35238'
const PARIS = '75112'
const SAINT_DENIS = '97411'
const UNKNOWN = '019a0000-0000-7000-8000-000000000001'

const create = (titre: string, fields: EvenementFields = {}) =>
  createEvenement(kit.db, kit.clock.now(), { titre, ...fields })
/** A signed-in member who lives in Quimper by default. */
const memberOf = async (villeId: string | null = QUIMPER) =>
  kit.signIn((await createProfil(kit.db, kit.clock.now(), { villeId })).id)

/** Uses the law of cosines, to check the haversine formula of the product. */
const kilometresBetween = async (one: string, other: string): Promise<number> => {
  const places = await kit.db
    .selectFrom('villes')
    .where('id', 'in', [one, other])
    .select(['latitude', 'longitude'])
    .execute()
  const [a, b] = places.map(({ latitude, longitude }) => ({
    lat: ((latitude ?? 0) * Math.PI) / 180,
    lon: ((longitude ?? 0) * Math.PI) / 180,
  }))
  if (!a || !b) throw new Error('no such communes')
  const cosine =
    Math.sin(a.lat) * Math.sin(b.lat) + Math.cos(a.lat) * Math.cos(b.lat) * Math.cos(a.lon - b.lon)
  return 6371 * Math.acos(cosine)
}

type Asked = Parameters<typeof membre.call<typeof endpoints.listEvenements>>[1]['query']
const listed = async (query: Asked = {}, client = membre) => {
  const { status, body } = await client.call(endpoints.listEvenements, { query })
  expect(status).toBe(200)
  return body
}
const titresOf = async (query: Asked = {}, client = membre) =>
  (await listed(query, client)).evenements.map(({ titre }) => titre)

beforeEach(async () => {
  await kit.db.deleteFrom('evenements').execute()
  await kit.db.deleteFrom('comptes').execute()
  await kit.db.deleteFrom('territoires').execute()
  membre = await memberOf()
})

describe('GET /api/evenements', () => {
  test('[R7-7] lists published upcoming events, with the fields of a card', async () => {
    const id = await create('Fixer ses prix', {
      prises: 3,
      proposees: 1,
      en_attente: 2,
      visuel: 'a.webp',
      apercu: 'b.webp',
    })
    await create('Brouillon', { brouillon: true })
    await create('Hier', { debut: '2026-11-12T17:00:00Z' })
    const body = await listed()
    expect(body).toEqual({
      evenements: [
        {
          id,
          titre: 'Fixer ses prix',
          theme: { id: await referentielOf(kit.db, 'theme', 'Finances'), libelle: 'Finances' },
          evenementType: { id: await referentielOf(kit.db, 'type_evenement', 'Atelier'), libelle: 'Atelier' },
          isEnLigne: false,
          nombrePlacesTotal: 20,
          dateHeureDebut: '2026-11-19T09:00:00.000Z',
          dateHeureFin: '2026-11-19T11:00:00.000Z',
          heureDebut: '10:00',
          heureFin: '12:00',
          fuseau: 'Europe/Paris',
          visuel: 'a.webp',
          visuel_preview: 'b.webp',
          inscriptionType: 'Interne',
          isAnnule: false,
          nbPlacesRestantes: 16,
          nbInscrites: 3,
          nbEnAttente: 2,
          monInscription: null,
          favoriId: null,
          ville: { nom: 'Quimper', departement: '29' },
          distanceKilometre: 0,
        },
      ],
      nbevenements: 1,
      limit: 20,
    })
  })

  test('[R3-13] hours are in the time zone of the event, overseas and around the start of summer time', async () => {
    await create('Paris avant', { debut: '2027-03-27T17:30:00Z' })
    await create('Paris après', { debut: '2027-03-28T17:30:00Z' })
    await create('La Réunion', {
      debut: '2027-03-29T06:00:00Z',
      fuseau: 'Indian/Reunion',
      ville_id: SAINT_DENIS,
    })
    await create('Nouméa', { debut: '2027-03-30T22:15:00Z', fuseau: 'Pacific/Noumea', ville_id: '98818' })
    const { evenements } = await listed()
    expect(evenements.map(({ titre, heureDebut }) => [titre, heureDebut])).toEqual([
      ['Paris avant', '18:30'],
      ['Paris après', '19:30'],
      ['La Réunion', '10:00'],
      ['Nouméa', '09:15'],
    ])
  })

  test('[R3-13] an event without a seat limit has no remaining seats number and is available', async () => {
    await create('Ouvert', { nombre_places: null, prises: 250 })
    const { evenements } = await listed({ disponibilite: 'oui' })
    expect(evenements).toMatchObject([{ nbPlacesRestantes: null, nombrePlacesTotal: null, nbInscrites: 250 }])
  })

  test('[R3-13] returns the state of the caller: registered, offered a seat, waiting with her rank, favourite', async () => {
    const now = kit.clock.now()
    const [one, two, three] = [await create('Un'), await create('Deux'), await create('Trois')]
    const hers = membre.id ?? ''
    await createParticipation(kit.db, now, { evenement_id: one, compte_id: hers })
    await createParticipation(kit.db, now, { evenement_id: two, compte_id: hers, statut: 'proposee' })
    await createParticipation(kit.db, now, { evenement_id: three, statut: 'en_attente' })
    await createParticipation(kit.db, now, { evenement_id: three, compte_id: hers, statut: 'en_attente' })
    await createParticipation(kit.db, now, { evenement_id: three, statut: 'en_attente' })
    // A cancelled registration is not returned.
    await createParticipation(kit.db, now, {
      evenement_id: await create('Quatre'),
      compte_id: hers,
      statut: 'annulee',
    })
    const favori = await createFavori(kit.db, now, hers, two)
    const { evenements } = await listed()
    expect(
      evenements.map(({ titre, monInscription, favoriId }) => [titre, monInscription, favoriId]),
    ).toEqual([
      ['Un', { statut: 'inscrite', rang: null, offreExpireLe: null }, null],
      ['Deux', { statut: 'proposee', rang: null, offreExpireLe: '2026-11-15T09:00:00.000Z' }, favori],
      ['Trois', { statut: 'en_attente', rang: 2, offreExpireLe: null }, null],
      ['Quatre', null, null],
    ])
    const { evenements: others } = await listed({}, await memberOf())
    expect(others.every(({ monInscription, favoriId }) => monInscription === null && favoriId === null)).toBe(
      true,
    )
  })

  test('[R7-7] pages have twenty events without duplicates; the last is shorter, and a page beyond is empty', async () => {
    for (let n = 1; n <= 23; n += 1)
      await create(`N ${n}`, { debut: `2026-12-${String(1 + Math.floor(n / 2)).padStart(2, '0')}T10:00:00Z` })
    const first = await listed()
    expect([first.nbevenements, first.evenements.length, first.limit]).toEqual([23, 20, 20])
    const second = await listed({ page: 2 })
    expect([second.nbevenements, second.evenements.length]).toEqual([23, 3])
    const ids = [...first.evenements, ...second.evenements].map(({ id }) => id)
    expect(new Set(ids).size).toBe(23)
    expect((await listed({ page: 3 })).evenements).toEqual([])
  })

  test('[R7-7] runs one statement besides the one of the session, whatever the filters', async () => {
    const theme = await referentielOf(kit.db, 'theme', 'Finances')
    await create('Fixer ses prix')
    const query = vi.spyOn(pg.Client.prototype, 'query')
    for (const asked of [{}, { distanceKilometre: 100 }, { thematique: theme }, { titre: 'fixer prix' }]) {
      query.mockClear()
      expect(await titresOf(asked)).toEqual(['Fixer ses prix'])
      expect(query.mock.calls).toHaveLength(2)
    }
    query.mockRestore()
  })
})

describe('GET /api/evenements, by date', () => {
  beforeEach(async () => {
    await create('Avant-hier', { debut: '2026-11-12T22:59:00Z' })
    await create('Ce matin', { debut: '2026-11-14T06:00:00Z' })
    await create('Cette nuit', { debut: '2026-11-14T22:59:00Z' })
    await create('Demain', { debut: '2026-11-14T23:00:00Z' })
  })

  test('[R7-7] without dates, starts today in Paris', async () => {
    expect(await titresOf()).toEqual(['Ce matin', 'Cette nuit', 'Demain'])
  })
  test('[R7-7] both dates are included, and are days in Paris', async () => {
    expect(await titresOf({ dateDebut: '2026-11-14', dateFin: '2026-11-14' })).toEqual([
      'Ce matin',
      'Cette nuit',
    ])
    expect(await titresOf({ dateDebut: '2026-11-15' })).toEqual(['Demain'])
    expect(await titresOf({ dateFin: '2026-11-14' })).toEqual(['Ce matin', 'Cette nuit'])
  })
  test('[R7-7] an earlier start date lists past events', async () => {
    expect(await titresOf({ dateDebut: '2026-11-01', dateFin: '2026-11-13' })).toEqual(['Avant-hier'])
  })
  test('[R7-7] a date that does not exist is refused', async () => {
    const { status, body } = await membre.inject({ url: '/api/evenements?dateDebut=2026-02-30' })
    expect([status, (body as ErrorBody).violations?.map(({ champ }) => champ)]).toEqual([422, ['dateDebut']])
  })
})

describe('GET /api/evenements, by theme, type, format, availability', () => {
  let theme: string
  let webinaire: string
  beforeEach(async () => {
    theme = await referentielOf(kit.db, 'theme', 'Numérique')
    webinaire = await referentielOf(kit.db, 'type_evenement', 'Webinaire')
    await create('Prix')
    await create('Site', { theme: 'Numérique' })
    await create('Site en ligne', { theme: 'Numérique', type: 'Webinaire', en_ligne: true })
    await create('Visio', { type: 'Webinaire', en_ligne: true })
    await create('Complet', { theme: 'Numérique', nombre_places: 2, prises: 1, proposees: 1 })
    await create('Annulé', { theme: 'Numérique', annule_le: kit.clock.now() })
    await create('Brouillon', { theme: 'Numérique', brouillon: true })
  })

  test('[R7-7] filters by thematique', async () => {
    expect(await titresOf({ thematique: theme })).toEqual(['Site', 'Site en ligne', 'Complet', 'Annulé'])
    expect(await titresOf({ thematique: UNKNOWN })).toEqual([])
  })
  test('[R7-7] type and thematique take a label too, whatever its case', async () => {
    expect(await titresOf({ thematique: 'numérique', type: 'Webinaire' })).toEqual(['Site en ligne'])
    expect(await titresOf({ thematique: 'Webinaire' })).toEqual([])
    expect(await titresOf({ type: 'inconnu' })).toEqual([])
  })
  test('[R7-7] an empty parameter is as if absent', async () => {
    const all = await titresOf()
    const query =
      'page=&distanceKilometre=&type=&format=&thematique=&disponibilite=&titre=&dateDebut=&dateFin='
    const { body } = await membre.inject({ url: `/api/evenements?${query}` })
    expect((body as { evenements: { titre: string }[] }).evenements.map(({ titre }) => titre)).toEqual(all)
  })
  test('[R7-7] filters by type', async () => {
    expect(await titresOf({ type: webinaire })).toEqual(['Site en ligne', 'Visio'])
  })
  test('[R7-7] filters by format', async () => {
    expect(await titresOf({ format: 'en_ligne' })).toEqual(['Site en ligne', 'Visio'])
    expect(await titresOf({ format: 'presentiel' })).toEqual(['Prix', 'Site', 'Complet', 'Annulé'])
  })
  test('[R7-7] disponibilite leaves out full events, counting offered seats, and cancelled ones', async () => {
    expect(await titresOf({ disponibilite: 'oui' })).toEqual(['Prix', 'Site', 'Site en ligne', 'Visio'])
    expect(await titresOf({ disponibilite: 'oui', thematique: theme })).toEqual(['Site', 'Site en ligne'])
  })
  test('[R7-7] disponibilite follows freed and taken seats at once', async () => {
    const set = (prises: number) =>
      kit.db.updateTable('evenements').set({ prises }).where('titre', '=', 'Complet').execute()
    await set(0)
    expect(await titresOf({ disponibilite: 'oui', thematique: theme })).toContain('Complet')
    await set(1)
    expect(await titresOf({ disponibilite: 'oui', thematique: theme })).not.toContain('Complet')
    expect(await titresOf({ disponibilite: 'oui' })).not.toContain('Complet')
  })
  test('[R7-7] combines filters', async () => {
    const asked = { thematique: theme, type: webinaire, format: 'en_ligne', disponibilite: 'oui' } as const
    expect(await titresOf(asked)).toEqual(['Site en ligne'])
    expect(await titresOf({ ...asked, format: 'presentiel' })).toEqual([])
  })
  test('[R4-11] a changed theme or draft state applies to the lists at once', async () => {
    await kit.db.updateTable('evenements').set({ theme_id: theme }).where('titre', '=', 'Prix').execute()
    expect(await titresOf({ thematique: theme })).toContain('Prix')
    await kit.db.updateTable('evenements').set({ brouillon: true }).where('titre', '=', 'Prix').execute()
    expect(await titresOf({ thematique: theme })).not.toContain('Prix')
    expect(await titresOf()).not.toContain('Prix')
  })
  test.each(['disponibilite=non', 'format=ailleurs', 'couleur=bleue', 'page=0'])(
    '[R7-7] %s is refused',
    async (query) => {
      expect((await membre.inject({ url: `/api/evenements?${query}` })).status).toBe(422)
    },
  )
})

describe('GET /api/evenements, by title', () => {
  beforeEach(async () => {
    await create('Fixer ses prix sans s’excuser')
    await create('Prise de parole : l’École des élues')
    await create('Brouillon de prix', { brouillon: true })
    await create('Prix d’hier', { debut: '2026-11-02T10:00:00Z' })
  })

  test.each([
    ['prix', ['Fixer ses prix sans s’excuser']],
    ['PRI', ['Fixer ses prix sans s’excuser', 'Prise de parole : l’École des élues']],
    ['ecole', ['Prise de parole : l’École des élues']],
    ['pri fix', ['Fixer ses prix sans s’excuser']],
    ['prix parole', []],
    ['rix', []],
    ['introuvable', []],
    ['  ', ['Fixer ses prix sans s’excuser', 'Prise de parole : l’École des élues']],
    ['%', []],
    ['!?', []],
  ])('[R7-7] %j matches prefixes of words, ignoring accents and case', async (titre, expected) => {
    expect(await titresOf({ titre })).toEqual(expected)
  })
  test('[R7-7] a prefix found twice in a title lists the event once; an earlier start date includes past events', async () => {
    await create('Prix, prime et prise')
    expect(await titresOf({ titre: 'pri', dateDebut: '2026-11-01' })).toEqual([
      'Prix d’hier',
      'Fixer ses prix sans s’excuser',
      'Prise de parole : l’École des élues',
      'Prix, prime et prise',
    ])
  })
  test('[R7-7] combines with every other filter', async () => {
    const theme = await referentielOf(kit.db, 'theme', 'Finances')
    const type = await referentielOf(kit.db, 'type_evenement', 'Atelier')
    await create('Prix complet', { nombre_places: 1, prises: 1 })
    await create('Prix ailleurs', { ville_id: PARIS })
    await create('Prix en ligne', { en_ligne: true })
    await create('Prix numérique', { theme: 'Numérique' })
    const asked = {
      titre: 'prix',
      distanceKilometre: 25,
      thematique: theme,
      type,
      format: 'presentiel',
    } as const
    expect(await titresOf({ ...asked, disponibilite: 'oui', dateFin: '2026-11-30' })).toEqual([
      'Fixer ses prix sans s’excuser',
    ])
    expect(await titresOf({ titre: 'prix', format: 'en_ligne' })).toEqual(['Prix en ligne'])
  })
})

describe('GET /api/evenements, near', () => {
  beforeEach(async () => {
    await create('Quimper')
    await create('Douarnenez', { ville_id: DOUARNENEZ })
    await create('Brest', { ville_id: BREST })
    await create('Rennes', { ville_id: RENNES })
    await create('En ligne', { en_ligne: true })
    // An online event may have a commune too.
    await create('En ligne depuis Quimper', { en_ligne: true, ville_id: QUIMPER })
    await create('Saint-Denis', { ville_id: SAINT_DENIS, fuseau: 'Indian/Reunion' })
  })

  test.each([
    [5, ['Quimper']],
    [25, ['Quimper', 'Douarnenez']],
    [100, ['Quimper', 'Douarnenez', 'Brest']],
  ])(
    '[R7-7] lists events within %i km of the member’s commune, never online ones',
    async (distanceKilometre, expected) => {
      expect(await titresOf({ distanceKilometre })).toEqual(expected)
      expect(await titresOf({ distanceKilometre, titre: 'q' })).toEqual(['Quimper'])
      expect(await titresOf({ distanceKilometre, format: 'presentiel' })).toEqual(expected)
      expect(await titresOf({ distanceKilometre, format: 'en_ligne' })).toEqual([])
      expect(await titresOf({ distanceKilometre, format: 'en_ligne', titre: 'ligne' })).toEqual([])
    },
  )

  test('[R7-7] combines with theme, type and availability; online events are never near', async () => {
    const thematique = await referentielOf(kit.db, 'theme', 'Finances')
    const autre = await referentielOf(kit.db, 'theme', 'Numérique')
    const type = await referentielOf(kit.db, 'type_evenement', 'Atelier')
    const webinaire = await referentielOf(kit.db, 'type_evenement', 'Webinaire')
    await create('Numérique', { theme: 'Numérique' })
    await create('Complet', { nombre_places: 1, prises: 1 })
    const near = { distanceKilometre: 25, disponibilite: 'oui' } as const
    expect(await titresOf({ ...near, thematique })).toEqual(['Quimper', 'Douarnenez'])
    expect(await titresOf({ ...near, thematique, type })).toEqual(['Quimper', 'Douarnenez'])
    expect(await titresOf({ ...near, thematique: autre, type })).toEqual(['Numérique'])
    expect(await titresOf({ ...near, type })).toEqual(['Quimper', 'Douarnenez', 'Numérique'])
    expect(await titresOf({ ...near, thematique, type: webinaire })).toEqual([])
    expect(await titresOf({ ...near, thematique, format: 'en_ligne' })).toEqual([])
    expect(await titresOf({ distanceKilometre: 25, thematique })).toContain('Complet')
  })

  test('[R7-7] an event that becomes online is no longer near, until it is on site again', async () => {
    const move = (en_ligne: boolean) =>
      kit.db.updateTable('evenements').set({ en_ligne }).where('titre', '=', 'Quimper').execute()
    const thematique = await referentielOf(kit.db, 'theme', 'Finances')
    for (const asked of [{}, { thematique }, { titre: 'quimper' }]) {
      await move(true)
      expect(await titresOf({ distanceKilometre: 5, ...asked })).toEqual([])
      await move(false)
      expect(await titresOf({ distanceKilometre: 5, ...asked })).toEqual(['Quimper'])
    }
  })

  test('[R7-7] returns rounded distances, null for online events and beyond 300 km; the filter agrees with them', async () => {
    const { evenements } = await listed()
    const far = Object.fromEntries(
      evenements.map(({ titre, distanceKilometre }) => [titre, distanceKilometre]),
    )
    expect(far).toMatchObject({ Quimper: 0, 'En ligne': null, 'En ligne depuis Quimper': null })
    for (const [titre, ville] of Object.entries({
      Douarnenez: DOUARNENEZ,
      Brest: BREST,
      Rennes: RENNES,
    }))
      expect(far[titre], titre).toBe(Math.round(await kilometresBetween(QUIMPER, ville)))
    expect(await kilometresBetween(QUIMPER, SAINT_DENIS)).toBeGreaterThan(9000)
    expect(far['Saint-Denis']).toBeNull()
    const km = far['Brest'] ?? 0
    expect(await titresOf({ distanceKilometre: km + 1 })).toContain('Brest')
    expect(await titresOf({ distanceKilometre: km - 1 })).not.toContain('Brest')
    expect(evenements.find(({ titre }) => titre === 'En ligne depuis Quimper')?.ville).toBeNull()
  })

  test('[R7-7] works overseas', async () => {
    expect(await titresOf({ distanceKilometre: 100 }, await memberOf(SAINT_DENIS))).toEqual(['Saint-Denis'])
  })

  test('[R7-7] the filter is refused to a member without a commune, and her list has no distances', async () => {
    const nulle = await memberOf(null)
    const { status, body } = await nulle.call<typeof endpoints.listEvenements, ErrorBody>(
      endpoints.listEvenements,
      { query: { distanceKilometre: 25 } },
    )
    expect(status).toBe(422)
    expect(body.violations).toEqual([{ champ: 'distanceKilometre', message: COMMUNE_MANQUANTE }])
    const { evenements } = await listed({}, nulle)
    expect(evenements).toHaveLength(7)
    expect(evenements.every(({ distanceKilometre }) => distanceKilometre === null)).toBe(true)
  })

  test.each([0, 101, 2.5])('[R7-7] %d km is refused', async (distanceKilometre) => {
    const { status } = await membre.inject({ url: `/api/evenements?distanceKilometre=${distanceKilometre}` })
    expect(status).toBe(422)
  })
})

describe('the choices of the filters', () => {
  test('[R7-7] themes have an id and a libelle', async () => {
    const { body: themes } = await membre.call(endpoints.listThemesEvenements, {})
    expect(themes).toHaveLength(14)
    expect(themes[0]).toEqual({ id: expect.any(String), libelle: 'Création d’entreprise' })
  })
  test('[R7-8] [R9-8] the types are Atelier and Webinaire', async () => {
    const { body } = await membre.call(endpoints.listTypesEvenements, {})
    expect(body.map(({ libelle }) => libelle)).toEqual(['Atelier', 'Webinaire'])
  })
})

describe('GET /api/territoires/:id/evenements', () => {
  test('[R2.1-10] lists the upcoming published events of the branch, by date', async () => {
    const id = await createTerritoire(kit.db, { nom: 'Cornouaille' })
    const other = await createTerritoire(kit.db, { nom: 'Léon' })
    const territoireIds = [id]
    await create('Plus tard', { territoireIds, debut: '2026-12-10T10:00:00Z' })
    await create('Bientôt', { territoireIds: [id, other] })
    await create('Brouillon', { territoireIds, brouillon: true })
    await create('Passé', { territoireIds, debut: '2026-10-10T10:00:00Z' })
    await create('Léon', { territoireIds: [other] })
    await create('Réseau')
    const { body } = await membre.call(endpoints.listEvenementsTerritoire, { params: { id }, query: {} })
    expect(body.evenements.map(({ titre }) => titre)).toEqual(['Bientôt', 'Plus tard'])
    expect([body.nbevenements, body.limit]).toEqual([2, 20])
  })
  test('[R2.1-10] a closed or unknown branch is a 404', async () => {
    const closed = await createTerritoire(kit.db, { fermee: true })
    for (const id of [closed, UNKNOWN]) {
      const { status } = await membre.inject({ url: `/api/territoires/${id}/evenements` })
      expect(status).toBe(404)
    }
  })
})
