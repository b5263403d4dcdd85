import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import { boEvenementsEndpoints as endpoints } from '@entrelles/contract/modules/bo-evenements/bo-evenements.endpoints.ts'
import { boJournalEndpoints } from '@entrelles/contract/modules/bo-journal/bo-journal.endpoints.ts'
import { evenementsEndpoints } from '@entrelles/contract/modules/evenements/evenements.endpoints.ts'
import type { SuitesForm } from '@entrelles/contract/modules/evenements/evenements.forms.ts'
import type { RessourceId } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createProfil, createTerritoire } from '#modules/adherentes/adherentes.factory.ts'
import { createEvenement, type EvenementFields } from '#modules/evenements/evenements.factory.ts'
import { createRessource, type RessourceFields } from '#modules/ressources/ressources.factory.ts'

const kit = useTestApp()
let administratrice: Client

const OVER = { debut: new Date('2026-11-12T17:30:00.000Z'), fin: new Date('2026-11-12T19:30:00.000Z') }
const REPLAY = 'https://video.exemple.fr/prix'

const create = (fields: EvenementFields = OVER) => createEvenement(kit.db, kit.clock.now(), fields)
const write = (id: EvenementId, body: SuitesForm, client = administratrice) =>
  client.call(endpoints.updateSuites, { params: { id }, body })

beforeEach(async () => {
  kit.clock.set('2026-11-15T09:00:00.000Z')
  administratrice = await kit.as('administratrice')
})

describe('PUT /api/bo/evenements/:id/suites', () => {
  test('[M13] members read the sanitised report and the recording link of a past event', async () => {
    const id = await create()
    const written = await write(id, {
      replayUrl: REPLAY,
      compteRendu: '<p>Nous étions <strong>douze</strong>.</p><script>alert(1)</script>',
    })
    expect(written.status).toBe(200)
    const membre = await kit.as('adherente')
    const { suites } = (await membre.call(evenementsEndpoints.getEvenement, { params: { id } })).body
    expect(suites).toEqual({
      replayUrl: REPLAY,
      compteRendu: '<p>Nous étions <strong>douze</strong>.</p>',
      ressources: [],
    })
    const { entrees } = (await administratrice.call(boJournalEndpoints.listJournal, { query: {} })).body
    expect(entrees[0]).toMatchObject({ action: 'evenements.ecrire_suites', cible: { id } })
  })

  test('[M13] empty values delete them', async () => {
    const id = await create()
    await write(id, { replayUrl: REPLAY, compteRendu: null })
    expect((await write(id, { replayUrl: '', compteRendu: '<p> </p>' })).body.suites).toBeNull()
  })

  test.each<[string, EvenementFields]>([
    ['to come', { debut: new Date('2026-11-19T17:30:00.000Z') }],
    ['under way', { debut: new Date('2026-11-15T08:30:00.000Z'), fin: new Date('2026-11-15T09:30:00.000Z') }],
    ['cancelled', { ...OVER, annule_le: new Date('2026-11-10T09:00:00.000Z') }],
    ['a draft', { ...OVER, brouillon: true }],
  ])('[M13] an event that is %s is refused', async (_state, fields) => {
    expect(await write(await create(fields), { replayUrl: REPLAY, compteRendu: null })).toMatchObject({
      status: 409,
      body: { code: 'suites_trop_tot' },
    })
  })

  test('[M13] the recording must be a web link, and the report has a maximum length', async () => {
    const id = await create()
    for (const [champ, body] of [
      ['replayUrl', { replayUrl: 'javascript:alert(1)', compteRendu: null }],
      ['compteRendu', { replayUrl: null, compteRendu: `<p>${'a'.repeat(4001)}</p>` }],
    ] as const)
      expect(await write(id, body)).toMatchObject({ status: 422, body: { violations: [{ champ }] } })
  })
})

describe('[M13] [R2.1-13] the resources named after an event', () => {
  const read = async (id: EvenementId, client: Client) =>
    (await client.call(evenementsEndpoints.getEvenement, { params: { id } })).body.suites?.ressources ?? []
  const titresOf = (ressources: readonly { readonly titre: string }[]) => ressources.map(({ titre }) => titre)
  const ressource = (titre: string, fields: RessourceFields = {}) =>
    createRessource(kit.db, kit.clock.now(), null, { titre, ...fields })
  const WITHOUT = { replayUrl: null, compteRendu: null }

  test('are shown in the order of the organiser, as cards, to who may read them', async () => {
    const id = await create()
    const [guide, entreNous] = [
      await ressource('Un guide'),
      await ressource('Entre nous', { public: 'coordinatrices' }),
    ]
    const { body } = await write(id, { ...WITHOUT, ressources: [entreNous, guide] })
    expect(titresOf(body.suites?.ressources ?? [])).toEqual(['Entre nous', 'Un guide'])
    const seen = await read(id, await kit.as('adherente'))
    expect(seen).toMatchObject([{ id: guide, titre: 'Un guide', monUtile: false, enFavori: false }])
    const { entrees } = (await administratrice.call(boJournalEndpoints.listJournal, { query: {} })).body
    expect(entrees[0]).toMatchObject({ apres: { ressources: ['Entre nous', 'Un guide'] } })
  })

  test('a coordinator keeps those that she does not see, and drops those that she leaves out', async () => {
    const hers = await createTerritoire(kit.db, 'Cornouaille')
    const other = await createTerritoire(kit.db, 'Trièves')
    const id = await create({ ...OVER, territoireIds: [hers] })
    const [guide, modele] = [await ressource('Un guide'), await ressource('Un modèle')]
    const ailleurs = await ressource('Ailleurs', { territoire_ids: [other] })
    const archivee = await ressource('Une archive')
    await write(id, { ...WITHOUT, ressources: [ailleurs, guide, archivee] })
    await kit.db.updateTable('ressources').set({ statut: 'archivee' }).where('id', '=', archivee).execute()
    const { id: compteId } = await createProfil(kit.db, kit.clock.now(), { coordonne: 'Cornouaille' })
    const coordinatrice = await kit.signIn(compteId)
    const saved = await write(id, { ...WITHOUT, ressources: [modele] }, coordinatrice)
    expect(titresOf(saved.body.suites?.ressources ?? [])).toEqual(['Un modèle'])
    expect(titresOf(await read(id, administratrice))).toEqual(['Un modèle', 'Ailleurs'])
    await kit.db.updateTable('ressources').set({ statut: 'publiee' }).where('id', '=', archivee).execute()
    expect(titresOf(await read(id, administratrice))).toEqual(['Un modèle', 'Ailleurs', 'Une archive'])
    const refused = await write(id, { ...WITHOUT, ressources: [modele, ailleurs] }, coordinatrice)
    expect(refused).toMatchObject({ status: 422, body: { violations: [{ champ: 'ressources' }] } })
  })

  test('stay when the form does not name them, and go with an empty list', async () => {
    const id = await create()
    await write(id, { ...WITHOUT, ressources: [await ressource('Un guide')] })
    expect(
      titresOf((await write(id, { ...WITHOUT, replayUrl: REPLAY })).body.suites?.ressources ?? []),
    ).toEqual(['Un guide'])
    expect((await write(id, { ...WITHOUT, ressources: [] })).body.suites).toBeNull()
  })

  test('an unknown one, a draft, one named twice and too many are refused', async () => {
    const id = await create()
    const guide = await ressource('Un guide')
    const unknown = '019a0000-0000-7000-8000-00000000dead' as RessourceId
    const many = Array.from({ length: 11 }, (_, n) => unknown.replace(/..$/, String(n + 10)) as RessourceId)
    for (const ressources of [
      [unknown],
      [await ressource('Un brouillon', { statut: 'brouillon' })],
      [guide, guide],
      many,
    ])
      expect(await write(id, { ...WITHOUT, ressources })).toMatchObject({
        status: 422,
        body: { violations: [{ champ: 'ressources' }] },
      })
    expect(await read(id, administratrice)).toEqual([])
  })
})
