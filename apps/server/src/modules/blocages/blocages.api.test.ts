import type { ErrorBody } from '@entrelles/contract/kit/errors.ts'
import { blocagesEndpoints as endpoints } from '@entrelles/contract/modules/blocages/blocages.endpoints.ts'
import { BLOCAGES_MAX } from '@entrelles/contract/modules/blocages/blocages.schema.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createProfil, type ProfilFields } from '#modules/adherentes/adherentes.factory.ts'
import { createCompte, createPersona } from '#modules/session/session.factory.ts'
import { createBlocage } from './blocages.factory.ts'
import { areBloquees } from './blocages.public.ts'

const kit = useTestApp()
const UNKNOWN = '019a0000-0000-7000-8000-00000000dead' as AdherenteId
const HOUR_MS = 3_600_000
/** Shorter than the life of a token. */
const MINUTE_MS = 60_000

type Membre = Client & { readonly id: AdherenteId }
const idOf = ({ id }: Client | { id: string }) => id as AdherenteId

const create = async (prenom: string, fields: ProfilFields = {}): Promise<Membre> => {
  const { id } = await createProfil(kit.db, kit.clock.now(), {
    ...fields,
    compte: { prenom, nom: 'Sarr', ...fields.compte },
  })
  return { ...(await kit.signIn(id)), id: id as AdherenteId }
}
const block = (who: Client, adherenteId: AdherenteId) =>
  who.call<typeof endpoints.createBlocage, { bloqueeLe?: string } & Partial<ErrorBody>>(
    endpoints.createBlocage,
    { body: { adherenteId } },
  )
const unblock = (who: Client, id: AdherenteId) =>
  who.call<typeof endpoints.deleteBlocage, ErrorBody>(endpoints.deleteBlocage, { params: { id } })
const listOf = async (who: Client, page = 1) =>
  (await who.call(endpoints.listBlocages, { query: { page } })).body
const prenomsOf = async (who: Client) => (await listOf(who)).adherentes.map(({ prenom }) => prenom)
const rows = () =>
  kit.db.selectFrom('blocages').orderBy('compte_id').select(['compte_id', 'autre_id', 'posee']).execute()

let awa: Membre
let lea: Membre

beforeEach(async () => {
  await kit.db.deleteFrom('comptes').execute()
  awa = await create('Awa')
  lea = await create('Léa', {
    villeId: '29232',
    profession: 'Céramiste',
    nomEntreprise: 'Terre de sel',
    portees: { nomEntreprise: 'antenne' },
    coordonne: 'Cornouaille',
    compte: { photo: 'lea.svg' },
  })
})

describe('[M3] a member', () => {
  test('blocks another, reads it in her list, and unblocks her', async () => {
    const blocked = await block(awa, lea.id)
    expect(blocked).toMatchObject({ status: 201, body: { bloqueeLe: kit.clock.now().toISOString() } })
    expect(await listOf(awa)).toEqual({
      adherentes: [
        {
          id: lea.id,
          prenom: 'Léa',
          nom: 'Sarr',
          photo: 'lea.svg',
          profession: 'Céramiste',
          nomEntreprise: null,
          ville: { nom: 'Quimper', departement: '29' },
          territoireCoordonne: { id: expect.any(String), nom: 'Cornouaille' },
          bloqueeLe: blocked.body.bloqueeLe,
        },
      ],
      nbadherentes: 1,
      limit: 20,
    })
    expect((await unblock(awa, lea.id)).status).toBe(204)
    expect(await listOf(awa)).toEqual({ adherentes: [], nbadherentes: 0, limit: 20 })
    expect(await rows()).toEqual([])
  })

  test('gets the same response when she blocks twice', async () => {
    const first = await block(awa, lea.id)
    kit.clock.advance(MINUTE_MS)
    const [second, third] = await Promise.all([block(awa, lea.id), block(awa, lea.id)])
    expect([second.status, second.body]).toEqual([first.status, first.body])
    expect([third.status, third.body]).toEqual([first.status, first.body])
    expect(await rows()).toHaveLength(2)
  })

  test('cannot block herself, however her id is written', async () => {
    for (const id of [awa.id, awa.id.toUpperCase()])
      expect(await block(awa, id as AdherenteId)).toMatchObject({
        status: 409,
        body: { code: 'soi_meme' },
      })
    expect(await rows()).toEqual([])
  })

  test('gets one same 404 for an unknown account, one that is still registering and one that asked to be erased', async () => {
    const { id: enCours } = await createPersona(kit.db, kit.clock.now(), 'inscription')
    const partante = await create('Inès', { compte: { suppression_demandee_le: kit.clock.now() } })
    const answers = await Promise.all(
      [UNKNOWN, enCours as AdherenteId, partante.id].map((id) => block(awa, id)),
    )
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await rows()).toEqual([])
  })

  test('may block a coordinator, an administrator, and a member whose membership has ended', async () => {
    const autres = await Promise.all(
      (['coordinatrice', 'administratrice', 'expiree'] as const).map((persona) =>
        createPersona(kit.db, kit.clock.now(), persona, { prenom: persona }),
      ),
    )
    for (const autre of autres) {
      kit.clock.advance(1)
      expect((await block(awa, idOf(autre))).status).toBe(201)
    }
    expect(await prenomsOf(awa)).toEqual(['expiree', 'administratrice', 'coordinatrice'])
  })

  test('is told which field is wrong', async () => {
    const { status } = await awa.call(endpoints.createBlocage, {
      body: { adherenteId: lea.id, posee: false } as never,
    })
    expect(status).toBe(422)
    expect((await awa.call(endpoints.createBlocage, { body: {} as never })).status).toBe(422)
  })

  test('reads her list by pages, the latest first; one who left the directory keeps her names only', async () => {
    for (let n = 0; n < 21; n += 1) {
      const { id } = await createCompte(kit.db, kit.clock.now(), { prenom: `Membre ${n}` })
      await createBlocage(kit.db, new Date(kit.clock.now().getTime() + n * HOUR_MS), awa.id, id)
    }
    await createBlocage(kit.db, new Date(kit.clock.now().getTime() - HOUR_MS), awa.id, lea.id)
    const [first, second, third] = await Promise.all([1, 2, 3].map((page) => listOf(awa, page)))
    expect(first?.nbadherentes).toBe(22)
    expect(first?.adherentes.map(({ prenom }) => prenom)).toEqual(
      Array.from({ length: 20 }, (_, n) => `Membre ${20 - n}`),
    )
    expect(second?.adherentes.map(({ prenom }) => prenom)).toEqual(['Membre 0', 'Léa'])
    expect(third).toMatchObject({ adherentes: [], nbadherentes: 22 })
    await kit.db
      .updateTable('comptes')
      .set({ suspendue_jusquau: 'infinity' })
      .where('id', '=', lea.id)
      .execute()
    expect((await listOf(awa, 2)).adherentes[1]).toMatchObject({
      prenom: 'Léa',
      nom: 'Sarr',
      photo: null,
      profession: null,
      ville: null,
      territoireCoordonne: null,
    })
  })

  test('[R6-5] reads her list and unblocks after the end of her membership, and then blocks nobody', async () => {
    await block(awa, lea.id)
    await kit.db.updateTable('comptes').set({ paye_jusquau: '2020-01-01' }).where('id', '=', awa.id).execute()
    expect(await prenomsOf(awa)).toEqual(['Léa'])
    expect((await unblock(awa, lea.id)).status).toBe(204)
    expect((await block(awa, lea.id)).status).toBe(403)
  })
})

describe('[M3] [security 64] the blocked member', () => {
  test('the block of another member is neither listed nor ended', async () => {
    const nora = await create('Nora')
    await block(awa, lea.id)
    for (const other of [lea, nora]) expect(await listOf(other)).toMatchObject({ nbadherentes: 0 })
    const unknown = await unblock(lea, UNKNOWN)
    expect(unknown.status).toBe(404)
    const refused = await Promise.all([unblock(lea, awa.id), unblock(nora, lea.id), unblock(nora, awa.id)])
    for (const { status, body } of refused) expect([status, body]).toEqual([404, unknown.body])
    expect(await prenomsOf(awa)).toEqual(['Léa'])
    expect(await areBloquees(kit.db, lea.id, awa.id)).toBe(true)
    expect(await areBloquees(kit.db, lea.id, nora.id)).toBe(false)
  })

  test('may block in turn, as she may any member; the two are hidden until both have unblocked', async () => {
    await block(awa, lea.id)
    kit.clock.advance(MINUTE_MS)
    const back = await block(lea, awa.id)
    expect(back).toMatchObject({ status: 201, body: { bloqueeLe: kit.clock.now().toISOString() } })
    expect([await prenomsOf(awa), await prenomsOf(lea)]).toEqual([['Léa'], ['Awa']])
    expect((await unblock(awa, lea.id)).status).toBe(204)
    expect([await prenomsOf(awa), await prenomsOf(lea)]).toEqual([[], ['Awa']])
    expect((await unblock(awa, lea.id)).status).toBe(404)
    expect(await areBloquees(kit.db, awa.id, lea.id)).toBe(true)
    kit.clock.advance(MINUTE_MS)
    const again = await block(awa, lea.id)
    expect(again.body.bloqueeLe).toBe(kit.clock.now().toISOString())
    await unblock(awa, lea.id)
    expect((await unblock(lea, awa.id)).status).toBe(204)
    expect(await rows()).toEqual([])
  })

  test('takes the rows of the pair with her when her account is erased', async () => {
    await block(awa, lea.id)
    await kit.db.deleteFrom('comptes').where('id', '=', lea.id).execute()
    expect(await rows()).toEqual([])
    expect(await listOf(awa)).toMatchObject({ adherentes: [], nbadherentes: 0 })
  })
})

describe(`[M3] the limit of ${BLOCAGES_MAX}`, () => {
  const fill = async (nb: number): Promise<AdherenteId[]> => {
    const ids: AdherenteId[] = []
    for (let n = 0; n < nb; n += 1) {
      const { id } = await createCompte(kit.db, kit.clock.now())
      await createBlocage(kit.db, kit.clock.now(), awa.id, id)
      ids.push(id as AdherenteId)
    }
    return ids
  }

  test('refuses one more, not one of those, and has room again after an unblock', async () => {
    const [one] = await fill(BLOCAGES_MAX)
    if (one === undefined) throw new Error('nobody is blocked')
    expect(await block(awa, lea.id)).toMatchObject({ status: 409, body: { code: 'trop_de_blocages' } })
    expect((await block(awa, one)).status).toBe(201)
    expect((await unblock(awa, one)).status).toBe(204)
    expect((await block(awa, lea.id)).status).toBe(201)
    // Being blocked by others uses none of it.
    expect((await block(lea, awa.id)).status).toBe(201)
  })

  test('holds against requests sent at once', async () => {
    await fill(BLOCAGES_MAX - 1)
    const autres = await Promise.all(['Inès', 'Mai', 'Nora'].map((prenom) => create(prenom)))
    const answers = await Promise.all(autres.map(({ id }) => block(awa, id)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
    expect(await listOf(awa)).toMatchObject({ nbadherentes: BLOCAGES_MAX })
  })
})

describe('[M3] two members at once', () => {
  test('block each other: neither waits for ever, and neither block is lost', async () => {
    for (let round = 0; round < 10; round += 1) {
      const both = await Promise.all([block(awa, lea.id), block(lea, awa.id)])
      expect(both.map(({ status }) => status)).toEqual([201, 201])
      expect((await rows()).map(({ posee }) => posee)).toEqual([true, true])
      const ended = await Promise.all([unblock(awa, lea.id), unblock(lea, awa.id)])
      expect(ended.map(({ status }) => status)).toEqual([204, 204])
      expect(await rows()).toEqual([])
    }
  })

  test('write the rows of the pair in one order: held on the first, they do not deadlock', async () => {
    const [premiere, seconde] = awa.id < lea.id ? [awa, lea] : [lea, awa]
    for (const [one, two] of [
      [premiere, seconde],
      [seconde, premiere],
    ] as const)
      await kit.db
        .insertInto('blocages')
        .values({ compte_id: one.id, autre_id: two.id, posee: false, cree_le: kit.clock.now() })
        .execute()
    const waiting = (nb: number) =>
      vi.waitFor(async () => {
        const { rows: found } = await sql<{ nb: number }>`
          select count(*) as nb from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(kit.db)
        expect(found[0]?.nb).toBe(nb)
      })
    const acts = await kit.db.transaction().execute(async (tx) => {
      await tx
        .selectFrom('blocages')
        .where('compte_id', '=', premiere.id)
        .select('posee')
        .forUpdate()
        .execute()
      const first = block(premiere, seconde.id)
      await waiting(1)
      const second = block(seconde, premiere.id)
      await waiting(2)
      return { both: Promise.all([first, second]) }
    })
    expect((await acts.both).map(({ status }) => status)).toEqual([201, 201])
    expect((await rows()).map(({ posee }) => posee)).toEqual([true, true])
  })

  test('one blocks while the other unblocks: the block stays, with both rows', async () => {
    for (let round = 0; round < 10; round += 1) {
      await block(awa, lea.id)
      const both = await Promise.all([unblock(awa, lea.id), block(lea, awa.id)])
      expect(both.map(({ status }) => status)).toEqual([204, 201])
      expect(Object.fromEntries((await rows()).map((row) => [row.compte_id, row.posee]))).toEqual({
        [awa.id]: false,
        [lea.id]: true,
      })
      await unblock(lea, awa.id)
    }
  })

  test('many members block one another in every direction', async () => {
    const membres = [awa, lea, await create('Inès'), await create('Mai')]
    const pairs = membres.flatMap((one) =>
      membres.filter((two) => two !== one).map((two) => [one, two] as const),
    )
    const answers = await Promise.all(pairs.map(([one, two]) => block(one, two.id)))
    expect(answers.map(({ status }) => status)).toEqual(pairs.map(() => 201))
    const written = await rows()
    expect(written).toHaveLength(pairs.length)
    expect(written.every(({ posee }) => posee)).toBe(true)
  })
})
