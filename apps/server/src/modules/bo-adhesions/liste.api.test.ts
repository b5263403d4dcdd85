import { addDays } from '@entrelles/contract/kit/dates.ts'
import { boAdhesionsEndpoints as endpoints } from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.endpoints.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createAdhesion } from '#modules/adhesions/adhesions.factory.ts'
import { createTentative } from '#modules/paiements/paiements.factory.ts'
import { createCompte } from '#modules/session/session.factory.ts'
import { clear } from './test-bo.ts'

const kit = useTestApp()
const TODAY = '2026-11-14'
let administratrice: Client

beforeEach(async () => {
  kit.clock.set(`${TODAY}T09:00:00Z`)
  await clear(kit)
  administratrice = await kit.as('administratrice')
})

const compte = async (prenom: string, nom: string, fields: Parameters<typeof createCompte>[2] = {}) =>
  (await createCompte(kit.db, kit.clock.now(), { prenom, nom, paye_jusquau: null, ...fields })).id
type Year = Omit<Parameters<typeof createAdhesion>[2], 'compteId'>
const year = async (compteId: string, fields: Year = {}) => {
  kit.clock.advance(1000)
  return createAdhesion(kit.db, kit.clock.now(), { compteId, ...fields })
}
type Query = Parameters<typeof administratrice.call<typeof endpoints.listAdhesionsBo>>[1]['query']
const list = async (query: Query = {}) =>
  (await administratrice.call(endpoints.listAdhesionsBo, { query })).body
const names = async (query: Query = {}) =>
  (await list(query)).adhesions.map(({ adherente }) => adherente?.nom)

describe('[R2.1-24] GET /api/bo/adhesions', () => {
  test('lists the years, latest first, with their member and status', async () => {
    const villeId = await kit.db.selectFrom('villes').select(['id', 'nom']).limit(1).executeTakeFirstOrThrow()
    const lea = await compte('Léa', 'Fontaine', { ville_id: villeId.id })
    await year(await compte('Awa', 'Diallo'), { origine: 'cheque' })
    const { id, paiementId } = await year(lea)
    const { adhesions, nbadhesions, limit } = await list()
    expect({ nbadhesions, limit }).toEqual({ nbadhesions: 2, limit: 20 })
    expect(adhesions[0]).toEqual({
      id,
      paiementId,
      adherente: { id: lea, prenom: 'Léa', nom: 'Fontaine', commune: villeId.nom, photo: null },
      dateDebut: TODAY,
      dateFin: '2027-11-13',
      origine: 'en_ligne',
      statut: 'active',
      numero: expect.stringMatching(/^2026-\d{4,}$/),
    })
    expect(adhesions[1]).toMatchObject({ origine: 'cheque', adherente: { nom: 'Diallo', commune: null } })
  })

  test('never contains the amount', async () => {
    await year(await compte('Awa', 'Diallo'), { tarif: 'reduit' })
    const { adhesions } = await list()
    expect(JSON.stringify(adhesions)).not.toMatch(/tarif|montant|reduit|4000/)
  })

  test.each([
    ['active', addDays(TODAY, 0)],
    ['grace', addDays(TODAY, -1)],
    ['grace', addDays(TODAY, -30)],
    ['expiree', addDays(TODAY, -31)],
  ])('a year is %s when its last day is %s', async (statut, fin) => {
    await year(await compte('Awa', 'Diallo'), { debut: addDays(fin, -364), fin })
    expect((await list()).adhesions).toMatchObject([{ statut }])
  })

  test('a year followed by another one is expired, not in grace', async () => {
    const id = await compte('Awa', 'Diallo')
    await year(id, { debut: '2025-11-10', fin: '2026-11-09' })
    await year(id, { debut: '2026-11-10', fin: '2027-11-09' })
    expect((await list()).adhesions.map(({ statut }) => statut)).toEqual(['active', 'expiree'])
    expect(await names({ statut: 'grace' })).toEqual([])
  })

  test('filters by grace period, offline payment or origin', async () => {
    await year(await compte('Awa', 'Grace'), { debut: '2025-11-10', fin: '2026-11-09' })
    await year(await compte('Awa', 'Ligne'))
    await year(await compte('Awa', 'Cheque'), { origine: 'cheque' })
    await year(await compte('Awa', 'Offerte'), { origine: 'offerte' })
    expect(await names({ statut: 'grace' })).toEqual(['Grace'])
    expect(await names({ statut: 'hors_ligne' })).toEqual(['Offerte', 'Cheque'])
    expect(await names({ origine: 'cheque' })).toEqual(['Cheque'])
    expect(await names({ statut: 'hors_ligne', origine: 'en_ligne' })).toEqual([])
  })

  test('« en attente » lists the pending payments of the last 45 days', async () => {
    const ines = await compte('Inès', 'Morel')
    const now = kit.clock.now()
    const before = (days: number) => new Date(now.getTime() - days * 86_400_000)
    const id = await createTentative(kit.db, now, { compteId: ines })
    await createTentative(kit.db, before(44), { compteId: await compte('Mai', 'Nguyen'), etat: 'inconnu' })
    await createTentative(kit.db, before(46), { compteId: await compte('Trop', 'Vieille') })
    await createTentative(kit.db, now, { compteId: await compte('Abandon', 'Nee'), etat: 'abandonne' })
    const { adhesions, nbadhesions } = await list({ statut: 'en_attente' })
    expect(nbadhesions).toBe(2)
    expect(adhesions.map(({ adherente }) => adherente?.nom)).toEqual(['Morel', 'Nguyen'])
    expect(adhesions[0]).toMatchObject({
      id: null,
      paiementId: id,
      dateDebut: null,
      dateFin: null,
      numero: null,
      statut: 'en_attente',
    })
    expect(await names({ statut: 'en_attente', termes: 'ines' })).toEqual(['Morel'])
    expect(await list({ statut: 'en_attente', origine: 'cheque' })).toMatchObject({ nbadhesions: 0 })
  })

  test('finds a member by the start of her names or address, ignoring accents', async () => {
    await year(await compte('Léa', 'Carrère', { email: 'lea.c-dupre@exemple.fr' }))
    await year(await compte('Awa', 'Diallo'))
    for (const termes of ['carrere', 'CARR', 'léa carr', 'lea.c-dupre@exemple.fr', 'dupr'])
      expect(await names({ termes })).toEqual(['Carrère'])
    expect(await names({ termes: 'rrere' })).toEqual([])
    expect(await names({ termes: "d'i & |:*" })).toEqual([])
    expect(await names({ termes: '  ' })).toHaveLength(2)
  })

  test('keeps the year of an erased account, without a name', async () => {
    const id = await compte('Awa', 'Diallo')
    await year(id)
    await kit.db.deleteFrom('comptes').where('id', '=', id).execute()
    expect((await list()).adhesions).toMatchObject([{ adherente: null, statut: 'active' }])
  })

  test('is paginated; a page past the end is empty and has the count', async () => {
    const id = await compte('Awa', 'Diallo')
    for (let n = 0; n < 22; n += 1) await year(id)
    expect((await list({ page: 2 })).adhesions).toHaveLength(2)
    expect(await list({ page: 9 })).toMatchObject({ adhesions: [], nbadhesions: 22 })
  })

  test.each([{ statut: 'active' }, { origine: 'troc' }, { page: 0 }, { tri: 'nom' }])(
    'refuses %j',
    async (query) => {
      const answer = await administratrice.inject({
        method: 'GET',
        url: '/api/bo/adhesions',
        query: query as never,
      })
      expect(answer.status).toBe(422)
    },
  )
})
