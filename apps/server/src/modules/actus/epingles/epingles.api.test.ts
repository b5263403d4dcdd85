import { beforeEach, describe, expect, test } from 'vitest'
import { createTerritoire } from '#modules/adherentes/adherentes.factory.ts'
import { champsOf, expectKeysKept, useActus, type Membre } from '../test-actus.ts'

const { kit, clear, memberOf, again, publishedBy, act, undo } = useActus()
let awa: Membre
let soizic: Membre
let administratrice: Membre
let cornouaille: string
let leon: string

beforeEach(async () => {
  kit.clock.set('2026-11-14T09:00:00Z')
  await clear()
  cornouaille = await createTerritoire(kit.db, 'Cornouaille')
  leon = await createTerritoire(kit.db, 'Léon')
  awa = await memberOf('Awa', { territoire: 'Cornouaille' })
  soizic = await memberOf('Soizic', { coordonne: 'Cornouaille' })
  administratrice = await memberOf('Hélène', { compte: { administratrice: true } })
})

describe('[M2] pins', () => {
  const pin = (who: Membre, id: string, jusquau = '2026-11-20') => act(who, id, 'epingler', { jusquau })

  test('last until a day, at most thirty days ahead, as Paris counts them', async () => {
    const { id } = await publishedBy(awa, { territoires: [cornouaille] })
    for (const jusquau of ['2026-11-13', '2026-12-15']) {
      const { status, body } = await pin(soizic, id, jusquau)
      expect([status, champsOf(body)]).toEqual([422, ['jusquau']])
    }
    expect((await pin(soizic, id, '2026-11-14')).body.epingleeJusquau).toBe('2026-11-14')
    expect((await pin(soizic, id, '2026-12-14')).body.epingleeJusquau).toBe('2026-12-14')
    kit.clock.set('2026-11-14T23:30:00Z')
    expect(champsOf((await pin(await again(soizic), id, '2026-11-14')).body)).toEqual(['jusquau'])
  })

  test('three for each branch, and three for the network; past ones count no more', async () => {
    const create = async (titre: string, territoires: string[]) =>
      (await publishedBy(administratrice, { titre, territoires })).id
    const pinned: string[] = []
    for (const n of ['Une', 'Deux', 'Trois']) {
      pinned.push(await create(n, [cornouaille]))
      expect((await pin(soizic, pinned.at(-1) ?? '')).status).toBe(200)
    }
    const fourth = await create('Quatre', [cornouaille])
    expect(await pin(soizic, fourth)).toMatchObject({ status: 409, body: { code: 'trop_d_epingles' } })
    const both = await create('Cinq', [leon, cornouaille])
    expect((await pin(administratrice, both)).body.code).toBe('trop_d_epingles')
    for (const territoires of [[leon], []])
      expect((await pin(administratrice, await create('Autre', territoires))).status).toBe(200)
    // A pinned post may be given another day.
    expect((await pin(soizic, pinned[0] ?? '', '2026-11-21')).status).toBe(200)
    expect((await undo(soizic, pinned[0] ?? '', 'epingler')).status).toBe(204)
    expect((await undo(soizic, pinned[0] ?? '', 'epingler')).status).toBe(204)
    expect((await pin(soizic, fourth)).status).toBe(200)
    kit.clock.set('2026-11-21T09:00:00Z')
    soizic = await again(soizic)
    expect((await pin(soizic, pinned[0] ?? '', '2026-11-30')).status).toBe(200)
    await expectKeysKept(kit.db)
  })

  test('the limit holds against concurrent requests', async () => {
    const ids: string[] = []
    for (let n = 0; n < 8; n += 1) ids.push((await publishedBy(awa, { territoires: [cornouaille] })).id)
    const answers = await Promise.all(ids.map((id) => pin(soizic, id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  })

  test('are refused to a member, even on her own post, and on an archived one', async () => {
    const { id } = await publishedBy(awa, { territoires: [cornouaille] })
    expect((await pin(awa, id)).status).toBe(404)
    expect((await undo(awa, id, 'epingler')).status).toBe(404)
    await act(awa, id, 'archiver')
    expect((await pin(soizic, id)).body.code).toBe('etat_change')
  })
})
