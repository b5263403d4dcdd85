import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import { bannieresEndpoints } from '@entrelles/contract/modules/bannieres/bannieres.endpoints.ts'
import {
  ANTENNE_SUPPRIMEE,
  type BanniereForm,
  type BanniereId,
  type StatutBanniere,
} from '@entrelles/contract/modules/bannieres/bannieres.schema.ts'
import { boBannieresEndpoints as endpoints } from '@entrelles/contract/modules/bo-bannieres/bo-bannieres.endpoints.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createTerritoire } from '#modules/antennes/antennes.factory.ts'
import { createBanniere } from './bo-bannieres.factory.ts'

const UNKNOWN = '01900000-0000-7000-8000-000000000000' as BanniereId

const kit = useTestApp()
let adherente: Client
let administratrice: Client

beforeEach(async () => {
  await kit.db.deleteFrom('bannieres').execute()
  adherente = await kit.as('adherente')
  administratrice = await kit.as('administratrice')
})

const FORM: BanniereForm = {
  texteLigne1: 'Les rencontres d’été sont ouvertes',
  texteLigne2: 'Trois jours dans la vallée de la Drôme, du 3 au 5 juillet.',
  texteBouton: 'Je réserve ma place',
  lienBouton: '/evenement?titre=rencontres',
  dateDebut: '2026-11-14',
  dateFin: '2026-11-20',
  roles: [],
  territoireIds: [],
}

const create = async (fields: Partial<BanniereForm> = {}) => {
  const { status, body } = await administratrice.call(endpoints.createBanniere, {
    body: { ...FORM, ...fields },
  })
  expect(status).toBe(201)
  return body
}
const update = (id: BanniereId, version: number, fields: Partial<BanniereForm> = {}) =>
  administratrice.call(endpoints.updateBanniere, { params: { id }, body: { ...FORM, ...fields, version } })

const linesOf = async (statut?: StatutBanniere) => {
  const { body } = await administratrice.call(endpoints.listBannieresBo, { query: { statut } })
  return body.bannieres.map(({ texteLigne1 }) => texteLigne1)
}
const seenBy = async (client: Client) =>
  (await client.call(bannieresEndpoints.getBanniereEnCours, {})).body?.texteLigne1

/** Journal lines of a banner, oldest first. */
const journalOf = (id: string) =>
  kit.db
    .selectFrom('journal')
    .where('cible_id', '=', id)
    .orderBy('date')
    .orderBy('id')
    .select(['action', 'cible_type', 'cible_nom', 'avant', 'apres'])
    .execute()

describe('the list', () => {
  test('[R2.1-24] has a tab for each state, with its number: the next ones first, the others latest first', async () => {
    const today = parisDay(kit.clock.now())
    for (const [texteLigne1, from, to] of [
      ['Finie en octobre', -40, -20],
      ['Finie hier', -9, -1],
      ['Depuis dimanche', -6, 3],
      ['Depuis hier', -1, 0],
      ['Dans un mois', 30, 40],
      ['Demain', 1, 2],
    ] as const)
      await createBanniere(kit.db, kit.clock.now(), {
        texteLigne1,
        dateDebut: addDays(today, from),
        dateFin: addDays(today, to),
      })
    expect(await linesOf()).toEqual(['Depuis hier', 'Depuis dimanche'])
    expect(await linesOf('programmee')).toEqual(['Demain', 'Dans un mois'])
    expect(await linesOf('terminee')).toEqual(['Finie hier', 'Finie en octobre'])
    expect((await administratrice.call(endpoints.getResumeBannieres, {})).body).toEqual({
      en_cours: { nb: 2 },
      programmee: { nb: 2 },
      terminee: { nb: 2 },
    })
  })

  test('gives each banner with its state, its audience and its version', async () => {
    const id = await createTerritoire(kit.db, { nom: 'Cornouaille' })
    const created = await create({ roles: ['ROLE_COORDINATRICE'], territoireIds: [id, id] })
    const { territoireIds: _ids, ...fields } = FORM
    const expected = {
      ...fields,
      id: created.id,
      roles: ['ROLE_COORDINATRICE'],
      territoires: [{ id, nom: 'Cornouaille' }],
      statut: 'en_cours',
      version: 1,
    }
    expect(created).toEqual(expected)
    const { body } = await administratrice.call(endpoints.listBannieresBo, { query: {} })
    expect(body).toEqual({ bannieres: [expected], nbbannieres: 1, limit: 20 })
  })

  test('refuses a state that is none', async () => {
    const query = { statut: 'archivee' as StatutBanniere }
    expect((await administratrice.call(endpoints.listBannieresBo, { query })).status).toBe(422)
  })
})

describe('a creation', () => {
  test('is seen by members at once, and recorded in the journal', async () => {
    const territoire = await createTerritoire(kit.db, { nom: 'Golfe' })
    const { id } = await create()
    expect(await seenBy(adherente)).toBe(FORM.texteLigne1)
    const { id: other } = await create({ roles: ['ROLE_ADMINISTRATRICE'], territoireIds: [territoire] })
    const { territoireIds: _ids, ...fields } = FORM
    expect([...(await journalOf(id)), ...(await journalOf(other))]).toEqual([
      {
        action: 'bannieres.creer',
        cible_type: 'banniere',
        cible_nom: FORM.texteLigne1,
        avant: null,
        apres: { ...fields, antennes: [] },
      },
      expect.objectContaining({
        apres: { ...fields, roles: ['ROLE_ADMINISTRATRICE'], antennes: ['Golfe'] },
      }),
    ])
  })

  test.each([
    ['a line that is too long', { texteLigne1: 'é'.repeat(81) }, 'texteLigne1'],
    ['a button without words', { texteBouton: ' ' }, 'texteBouton'],
    ['a link that is none', { lienBouton: 'javascript:alert(1)' }, 'lienBouton'],
    ['a link without https', { lienBouton: 'http://site.fr' }, 'lienBouton'],
    ['an end before the beginning', { dateFin: '2026-11-13' }, 'dateFin'],
    ['an unknown branch', { territoireIds: [UNKNOWN] as never }, 'territoireIds'],
  ])('with %s is refused', async (_what, fields: Partial<BanniereForm>, champ) => {
    const { status, body } = await administratrice.call(endpoints.createBanniere, {
      body: { ...FORM, ...fields },
    })
    expect(status).toBe(422)
    expect(body).toMatchObject({ violations: [{ champ }] })
    expect(await linesOf()).toEqual([])
  })

  test('for a closed branch is refused', async () => {
    const territoireIds = [await createTerritoire(kit.db, { fermee: true })]
    const { status } = await administratrice.call(endpoints.createBanniere, {
      body: { ...FORM, territoireIds },
    })
    expect(status).toBe(422)
  })
})

describe('an update', () => {
  test('is seen by members and recorded in the journal, with what changed only', async () => {
    const { id } = await create()
    kit.clock.advance(1000)
    const { body } = await update(id, 1, { texteLigne1: 'Plus que dix places' })
    expect(body).toMatchObject({ texteLigne1: 'Plus que dix places', version: 2 })
    expect(await seenBy(adherente)).toBe('Plus que dix places')
    expect((await journalOf(id)).at(-1)).toMatchObject({
      action: 'bannieres.modifier',
      cible_nom: 'Plus que dix places',
      avant: { texteLigne1: FORM.texteLigne1 },
      apres: { texteLigne1: 'Plus que dix places' },
    })
  })

  test('does not show it again to a member who dismissed it', async () => {
    const { id } = await create()
    await adherente.call(bannieresEndpoints.createVueBanniere, { params: { id }, body: {} })
    await update(id, 1, { texteLigne1: 'Plus que dix places' })
    expect(await seenBy(adherente)).toBeUndefined()
  })

  test('of its dates moves it to another tab', async () => {
    const { id } = await create({ dateDebut: '2026-11-10' })
    expect((await update(id, 1, { dateDebut: '2026-11-10', dateFin: '2026-11-13' })).body.statut).toBe(
      'terminee',
    )
    expect(await linesOf('terminee')).toEqual([FORM.texteLigne1])
    expect(await seenBy(adherente)).toBeUndefined()
  })

  test('from an older version is refused and writes no journal line', async () => {
    const { id } = await create()
    expect((await update(id, 1, { texteBouton: 'Je viens' })).status).toBe(200)
    const second = await update(id, 1, { texteBouton: 'Je m’inscris' })
    expect(second.status).toBe(409)
    expect(second.body).toMatchObject({ code: 'version_depassee' })
    expect(await journalOf(id)).toHaveLength(2)
    expect(
      (await administratrice.call(endpoints.listBannieresBo, { query: {} })).body.bannieres,
    ).toMatchObject([{ texteBouton: 'Je viens', version: 2 }])
  })

  test('of an unknown banner is a 404, with invalid values a 422', async () => {
    const { id } = await create()
    expect((await update(UNKNOWN, 1)).status).toBe(404)
    expect((await update(id, 1, { texteLigne2: '' })).status).toBe(422)
  })

  test('keeps a branch that has closed or was deleted since', async () => {
    const [fermee, supprimee] = [
      await createTerritoire(kit.db, { nom: 'Fermée' }),
      await createTerritoire(kit.db, { nom: 'Supprimée' }),
    ]
    const territoireIds = [fermee, supprimee]
    const { id } = await create({ territoireIds })
    await kit.db.updateTable('territoires').set({ statut: 'fermee' }).where('id', '=', fermee).execute()
    await kit.db.deleteFrom('territoires').where('id', '=', supprimee).execute()
    const { status, body } = await update(id, 1, { territoireIds, texteBouton: 'Je viens' })
    expect(status).toBe(200)
    expect(body.territoires).toEqual([
      { id: fermee, nom: 'Fermée' },
      { id: supprimee, nom: ANTENNE_SUPPRIMEE },
    ])
  })
})

test('a deletion works once, removes the views, and the journal keeps the deleted values', async () => {
  const { id } = await create()
  await adherente.call(bannieresEndpoints.createVueBanniere, { params: { id }, body: {} })
  const remove = () => administratrice.call(endpoints.deleteBanniere, { params: { id } })
  expect((await remove()).status).toBe(204)
  expect((await remove()).status).toBe(404)
  expect(await kit.db.selectFrom('bannieres_vues').select('date').execute()).toEqual([])
  expect((await journalOf(id)).at(-1)).toMatchObject({
    action: 'bannieres.supprimer',
    cible_nom: FORM.texteLigne1,
    avant: { texteLigne1: FORM.texteLigne1, dateFin: '2026-11-20' },
    apres: null,
  })
})

test('[R6-3] members and coordinators may not change banners', async () => {
  const { id } = await create()
  for (const client of [adherente, await kit.as('coordinatrice')]) {
    const calls = [
      await client.call(endpoints.createBanniere, { body: FORM }),
      await client.call(endpoints.updateBanniere, { params: { id }, body: { ...FORM, version: 1 } }),
      await client.call(endpoints.deleteBanniere, { params: { id } }),
    ]
    expect(calls.map(({ status }) => status)).toEqual([403, 403, 403])
  }
  expect(await linesOf()).toEqual([FORM.texteLigne1])
})
