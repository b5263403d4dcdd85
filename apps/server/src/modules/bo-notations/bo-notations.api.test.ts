import { boNotationsEndpoints as endpoints } from '@entrelles/contract/modules/bo-notations/bo-notations.endpoints.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createNotationRow } from '#modules/notations/notations.factory.ts'
import { createCompte } from '#modules/session/session.factory.ts'

const kit = useTestApp()
let administratrice: Client

beforeEach(async () => {
  await kit.db.deleteFrom('notations').execute()
  await kit.db.deleteFrom('notations_mois').execute()
  administratrice = await kit.as('administratrice')
})

const rate = async (at: string, fields: Parameters<typeof createNotationRow>[3]) => {
  const { id } = await createCompte(kit.db, kit.clock.now())
  await createNotationRow(kit.db, id, new Date(at), fields)
}

describe('GET /api/bo/notations', () => {
  const list = async (query: { page?: number; periode?: string } = {}) =>
    (await administratrice.call(endpoints.listNotations, { query })).body

  test('[R2.1-24] comments are read latest first, by day, without a name', async () => {
    await rate('2026-06-03T08:00:00Z', { note: 2, commentaire: 'Trop loin.' })
    await rate('2026-10-12T21:59:00Z', { note: 5, commentaire: 'Parfait.' })
    await rate('2026-10-12T22:00:00Z', { note: 4, commentaire: 'Plus de dates.' })
    await rate('2026-10-13T08:00:00Z', { note: 3 })
    await rate('2026-10-14T08:00:00Z', { note: null })
    const body = await list()
    expect(body).toMatchObject({ nbnotations: 3, limit: 20 })
    expect(body.notations).toEqual([
      { id: expect.any(String), note: 4, commentaire: 'Plus de dates.', jour: '2026-10-13' },
      { id: expect.any(String), note: 5, commentaire: 'Parfait.', jour: '2026-10-12' },
      { id: expect.any(String), note: 2, commentaire: 'Trop loin.', jour: '2026-06-03' },
    ])
  })

  test('[R2.1-24] a period narrows the list to its month in Paris', async () => {
    await rate('2026-05-31T21:59:59Z', { commentaire: 'En mai.' })
    await rate('2026-05-31T22:00:00Z', { commentaire: 'En juin.' })
    await rate('2026-06-30T22:00:00Z', { commentaire: 'En juillet.' })
    const body = await list({ periode: '2026-06' })
    expect(body.nbnotations).toBe(1)
    expect(body.notations.map(({ commentaire }) => commentaire)).toEqual(['En juin.'])
    expect(await list({ periode: '2026-01' })).toMatchObject({ notations: [], nbnotations: 0 })
  })

  test('[R9-9] a page has 20 comments, and the count stays right past the last page', async () => {
    for (let n = 0; n < 21; n += 1) await rate('2026-10-12T08:00:00Z', { commentaire: `Commentaire ${n}` })
    expect((await list()).notations).toHaveLength(20)
    expect((await list({ page: 2 })).notations).toHaveLength(1)
    expect(await list({ page: 3 })).toMatchObject({ notations: [], nbnotations: 21 })
  })

  test.each(['2026', '2026-13', '2026-6', '0000-01', 'octobre'])(
    'the period « %s » is refused',
    async (periode) => {
      const { status } = await administratrice.call(endpoints.listNotations, { query: { periode } })
      expect(status).toBe(422)
    },
  )
})

describe('GET /api/bo/notations/resultats', () => {
  const read = async () => (await administratrice.call(endpoints.getResultatsNotations, {})).body.periodes

  test('[R2.1-24] each month has its distribution, its average and the members without an answer', async () => {
    for (const note of [5, 5, 4, 1, null]) await rate('2026-10-12T08:00:00Z', { note })
    await rate('2026-06-12T08:00:00Z', { note: null })
    expect(await read()).toEqual([
      { periode: '2026-10', notes: [1, 0, 0, 1, 2], nbSansReponse: 1, moyenne: 3.75 },
      { periode: '2026-06', notes: [0, 0, 0, 0, 0], nbSansReponse: 1, moyenne: null },
    ])
  })

  test('there is no month before the first answer', async () => {
    expect(await read()).toEqual([])
  })
})
