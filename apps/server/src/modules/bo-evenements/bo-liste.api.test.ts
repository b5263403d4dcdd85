import { COUNT_CAP } from '@entrelles/contract/kit/pagination.ts'
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { boEvenementsEndpoints as endpoints } from '@entrelles/contract/modules/bo-evenements/bo-evenements.endpoints.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { fill } from '#db/test-transaction.ts'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createProfil, createTerritoire, referentielOf } from '#modules/adherentes/adherentes.factory.ts'
import { createEvenement, type EvenementFields } from '#modules/evenements/evenements.factory.ts'

const kit = useTestApp()
const HEURE = 3_600_000
let administratrice: Client
let coordinatrice: Client
let hers: TerritoireId
let other: TerritoireId

const at = (hours: number): Date => new Date(kit.clock.now().getTime() + hours * HEURE)
const create = (titre: string, fields: EvenementFields = {}) =>
  createEvenement(kit.db, kit.clock.now(), { titre, ...fields })
const list = async (client: Client, query = {}) => {
  const { body } = await client.call(endpoints.listEvenementsBo, { query })
  return body
}
const titles = async (client: Client, query = {}) =>
  (await list(client, query)).evenements.map(({ titre }) => titre)

beforeEach(async () => {
  await kit.db.deleteFrom('evenements').execute()
  await kit.db.deleteFrom('comptes').execute()
  await kit.db.deleteFrom('territoires').execute()
  administratrice = await kit.as('administratrice')
  hers = (await createTerritoire(kit.db, 'Cornouaille')) as TerritoireId
  other = (await createTerritoire(kit.db, 'Trièves')) as TerritoireId
  const { id } = await createProfil(kit.db, kit.clock.now(), { coordonne: 'Cornouaille' })
  coordinatrice = await kit.signIn(id)
})

describe('GET /api/bo/evenements', () => {
  test('[R2.1-19] each tab has its order: upcoming by date, drafts and past events latest first', async () => {
    await create('Demain', { debut: at(24) })
    await create('Dans un mois', { debut: at(720) })
    await create('En ce moment', { debut: at(-1), fin: at(1) })
    await create('Ce matin', { debut: at(-3), fin: at(-1) })
    await create('L’an dernier', { debut: at(-8000) })
    await create('Annulé', { debut: at(48), annule_le: kit.clock.now() })
    await create('Brouillon', { brouillon: true, debut: null })
    await create('Brouillon plus ancien', { brouillon: true, debut: at(1), cree_le: at(-1) })
    expect(await titles(administratrice)).toEqual(['En ce moment', 'Demain', 'Annulé', 'Dans un mois'])
    expect(await titles(administratrice, { onglet: 'brouillons' })).toEqual([
      'Brouillon',
      'Brouillon plus ancien',
    ])
    expect(await titles(administratrice, { onglet: 'passes' })).toEqual(['Ce matin', 'L’an dernier'])
    expect(await titles(administratrice, { onglet: 'annules' })).toEqual(['Annulé'])
  })

  test('[R2.1-19] an event has the fields that the table shows', async () => {
    await create('Vendre au-delà de son île', {
      en_ligne: true,
      type: 'Webinaire',
      theme: 'Outre-mer',
      territoireIds: [other, hers],
      nombre_places: 100,
      prises: 62,
      en_attente: 0,
      vitrine: true,
      debut: '2026-12-08T13:00:00Z',
      fuseau: 'Indian/Reunion',
    })
    const { evenements, nbevenements, limit } = await list(administratrice)
    expect({ nbevenements, limit }).toEqual({ nbevenements: 1, limit: 20 })
    expect(evenements[0]).toMatchObject({
      titre: 'Vendre au-delà de son île',
      evenementType: { libelle: 'Webinaire' },
      theme: { libelle: 'Outre-mer' },
      isEnLigne: true,
      fuseau: 'Indian/Reunion',
      territoires: [
        { id: hers, nom: 'Cornouaille' },
        { id: other, nom: 'Trièves' },
      ],
      isDraft: false,
      isAnnule: false,
      inscriptionType: 'Interne',
      nombrePlacesTotal: 100,
      nbInscrites: 62,
      nbEnAttente: 0,
      displaySiteVitrine: true,
    })
    expect(new Date(evenements[0]?.dateHeureDebut ?? 0)).toEqual(new Date('2026-12-08T13:00:00Z'))
  })

  test('[R6-4] [P-13] a coordinator sees only the events that she created and those of her branches, in every tab', async () => {
    const mine = coordinatrice.id ?? null
    for (const [tab, fields] of [
      ['a_venir', {}],
      ['passes', { debut: at(-100) }],
      ['brouillons', { brouillon: true, debut: null }],
      ['annules', { annule_le: kit.clock.now() }],
    ] as const) {
      await kit.db.deleteFrom('evenements').execute()
      await create('De son antenne', { ...fields, territoireIds: [hers, other] })
      await create('Le sien', { ...fields, auteure_id: mine })
      await create('Le sien, dans son antenne', { ...fields, auteure_id: mine, territoireIds: [hers] })
      await create('D’ailleurs', { ...fields, territoireIds: [other] })
      await create('De tout le réseau', fields)
      const found = await list(coordinatrice, { onglet: tab })
      expect(found.evenements.map(({ titre }) => titre).sort(), tab).toEqual([
        'De son antenne',
        'Le sien',
        'Le sien, dans son antenne',
      ])
      expect(found.nbevenements).toBe(3)
      expect(await titles(coordinatrice, { onglet: tab, territoire: other }), tab).toEqual(['De son antenne'])
      expect(await titles(coordinatrice, { onglet: tab, titre: 'ailleurs' }), tab).toEqual([])
      expect((await titles(administratrice, { onglet: tab })).length, tab).toBe(5)
    }
  })

  test('[R2.1-19] title, branch, theme and type filter each tab, alone and together', async () => {
    const finances = await referentielOf(kit.db, 'theme', 'Finances')
    const atelier = await referentielOf(kit.db, 'type_evenement', 'Atelier')
    for (const [tab, fields] of [
      ['a_venir', {}],
      ['passes', { debut: at(-100) }],
      ['brouillons', { brouillon: true, debut: null }],
      ['annules', { annule_le: kit.clock.now() }],
    ] as const) {
      await kit.db.deleteFrom('evenements').execute()
      await create('Lire un bilan', { ...fields, territoireIds: [hers] })
      await create('Lire son bilan en ligne', { ...fields, type: 'Webinaire' })
      await create('Élire une mairesse', { ...fields, theme: 'Engagement local', territoireIds: [other] })
      const narrowed = async (query: object) =>
        (await titles(administratrice, { onglet: tab, ...query })).sort()
      expect(await narrowed({ titre: 'lir' }), tab).toEqual(['Lire son bilan en ligne', 'Lire un bilan'])
      expect(await narrowed({ titre: 'BIL elir' }), tab).toEqual([])
      expect(await narrowed({ titre: 'bilan lire lig' }), tab).toEqual(['Lire son bilan en ligne'])
      expect(await narrowed({ titre: 'elire' }), tab).toEqual(['Élire une mairesse'])
      expect(await narrowed({ titre: '%' }), tab).toEqual([])
      expect(await narrowed({ territoire: hers }), tab).toEqual(['Lire un bilan'])
      expect(await narrowed({ thematique: finances }), tab).toEqual([
        'Lire son bilan en ligne',
        'Lire un bilan',
      ])
      expect(await narrowed({ type: atelier }), tab).toEqual(['Lire un bilan', 'Élire une mairesse'])
      expect(await narrowed({ type: atelier, thematique: finances, titre: 'bilan' }), tab).toEqual([
        'Lire un bilan',
      ])
      expect(await narrowed({ territoire: hers, thematique: finances.toUpperCase() }), tab).toEqual([
        'Lire un bilan',
      ])
    }
  })

  test('[R2.1-19] [R6-4] a coordinator filters her events by theme and type, also after they change', async () => {
    const finances = await referentielOf(kit.db, 'theme', 'Finances')
    const numerique = await referentielOf(kit.db, 'theme', 'Numérique')
    const webinaire = await referentielOf(kit.db, 'type_evenement', 'Webinaire')
    for (const [tab, fields] of [
      ['a_venir', {}],
      ['passes', { debut: at(-100) }],
      ['brouillons', { brouillon: true, debut: null }],
      ['annules', { annule_le: kit.clock.now() }],
    ] as const) {
      await kit.db.deleteFrom('evenements').execute()
      const id = await create('De son antenne', { ...fields, territoireIds: [hers] })
      await create('Le sien', { ...fields, auteure_id: coordinatrice.id ?? null })
      const later = await create('Rattaché ensuite', fields)
      await kit.db
        .insertInto('evenements_territoires')
        .values({ evenement_id: later, territoire_id: hers })
        .execute()
      const narrowed = async (query: object) =>
        (await titles(coordinatrice, { onglet: tab, ...query })).sort()
      expect(await narrowed({ thematique: finances }), tab).toHaveLength(3)
      expect(await narrowed({ thematique: finances, titre: 'ens' }), tab).toEqual(['Rattaché ensuite'])
      await kit.db.updateTable('evenements').set({ theme_id: numerique }).where('id', '=', id).execute()
      expect(await narrowed({ thematique: finances, territoire: hers.toUpperCase() }), tab).toEqual([
        'Rattaché ensuite',
      ])
      expect(await narrowed({ thematique: numerique, territoire: hers }), tab).toEqual(['De son antenne'])
      expect(await narrowed({ type: webinaire, territoire: hers }), tab).toEqual([])
      expect(await narrowed({ thematique: finances, territoire: other }), tab).toEqual([])
    }
  })

  test('[R7-8] the count stops at the cap, and pages beyond it are empty', async () => {
    await create('Premier', { debut: at(1) })
    await fill(kit.db, async (tx) => {
      await sql`
        insert into evenements (id, titre, theme_id, type_id, en_ligne, debut, fin, brouillon, cree_le, modifie_le)
        select gen_random_uuid(), 'Suite ' || n, theme_id, type_id, true, debut + n * interval '1 minute',
          fin + n * interval '1 minute', false, cree_le, cree_le
        from evenements, generate_series(1, ${COUNT_CAP + 5}) n`.execute(tx)
    })
    const first = await list(administratrice)
    expect(first).toMatchObject({ nbevenements: COUNT_CAP, plus: true, limit: 20 })
    expect(first.evenements[0]?.titre).toBe('Premier')
    expect((await list(administratrice, { page: 2 })).evenements[0]?.titre).toBe('Suite 20')
    expect((await list(administratrice, { page: 51 })).evenements).toEqual([])
    expect(await list(administratrice, { titre: 'suite' })).toMatchObject({
      nbevenements: COUNT_CAP,
      plus: true,
    })
  })

  test('[R6-3] an unknown tab is refused', async () => {
    const { status } = await administratrice.inject({ method: 'GET', url: '/api/bo/evenements?onglet=tout' })
    expect(status).toBe(422)
  })
})

describe('GET /api/bo/evenements/resume', () => {
  test('[R2.1-19] counts the events of each tab; a coordinator’s counts include only hers', async () => {
    await create('Demain', { debut: at(24), territoireIds: [hers] })
    await create('Après-demain', { debut: at(48) })
    await create('Annulé', {
      debut: at(48),
      annule_le: kit.clock.now(),
      auteure_id: coordinatrice.id ?? null,
    })
    await create('Hier', { debut: at(-24), territoireIds: [hers] })
    await create('Brouillon', { brouillon: true, debut: null, territoireIds: [other] })
    expect((await administratrice.call(endpoints.getResumeEvenements, {})).body).toEqual({
      a_venir: { nb: 3 },
      brouillons: { nb: 1 },
      passes: { nb: 1 },
      annules: { nb: 1 },
    })
    expect((await coordinatrice.call(endpoints.getResumeEvenements, {})).body).toEqual({
      a_venir: { nb: 2 },
      brouillons: { nb: 0 },
      passes: { nb: 1 },
      annules: { nb: 1 },
    })
  })
})

test('[R7-8] [R9-8] GET /api/bo/evenement_types returns the types of events', async () => {
  const { body } = await coordinatrice.call(endpoints.listTypesEvenementsBo, {})
  expect(body.map(({ libelle }) => libelle)).toEqual(['Atelier', 'Webinaire'])
})
