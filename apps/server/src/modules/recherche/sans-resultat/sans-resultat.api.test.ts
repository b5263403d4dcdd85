import { rechercheEndpoints } from '@entrelles/contract/modules/recherche/recherche.endpoints.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#db/test-transaction.ts'
import { useTestApp } from '#kit/test-app.ts'
import { untilReachable } from '#kit/test-redis.ts'
import { createProfil } from '#modules/adherentes/adherentes.factory.ts'
import { useRecherche } from '../test-recherche.ts'
import { noteSansResultat } from './sans-resultat.repository.ts'

const { kit, clear, memberOf, search } = useRecherche()
const sansRedis = useTestApp({ REDIS_URL: 'redis://127.0.0.1:1' })
const DAY_MS = 86_400_000

const countedBy = async ({ db }: Pick<typeof kit, 'db'>) => {
  const rows = await db
    .selectFrom('recherches_sans_resultat')
    .select(['termes', 'nb'])
    .orderBy('forme')
    .execute()
  return rows.map(({ termes, nb }) => [termes, nb])
}

beforeEach(async () => {
  await clear()
  kit.clock.set('2026-11-18T09:00:00Z')
  await kit.db.deleteFrom('recherches_sans_resultat').execute()
  await untilReachable(kit.services.memory)
})

describe('[M16] a search without results', () => {
  test('counts once a day for each member, however often her browser repeats it', async () => {
    const [awa, lea] = [await memberOf('Awa', 'Sarr'), await memberOf('Léa', 'Le Goff')]
    for (const termes of ['Bois à tour', 'bois a tour', 'tour à bois']) await search(awa, termes)
    expect(await countedBy(kit)).toEqual([['bois à tour', 1]])
    await search(awa, 'vannerie')
    await search(lea, 'tour à bois')
    expect(await countedBy(kit)).toEqual([
      ['bois à tour', 2],
      ['vannerie', 1],
    ])
    kit.clock.advance(DAY_MS)
    const demain = await kit.signIn(awa.id)
    await search(demain, 'vannerie')
    await search(demain, 'vannerie')
    expect(await countedBy(kit)).toEqual([
      ['bois à tour', 2],
      ['vannerie', 2],
    ])
  })

  test('leaves a mark of a day, which says neither the words nor who made it', async () => {
    const awa = await memberOf('Awa', 'Sarr')
    await search(awa, 'poterie')
    const marks = await kit.services.memory.attempt(
      async (redis, key) => {
        const keys = await redis.keys(key('sans-resultat:*'))
        return Promise.all(
          keys.map(async (name) => ({ name, ttl: await redis.ttl(name), is: await redis.get(name) })),
        )
      },
      () => [],
    )
    const [mark] = marks.slice(-1)
    expect(mark).toEqual({
      name: expect.stringMatching(/sans-resultat:[\w-]{43}$/),
      ttl: expect.any(Number),
      is: '1',
    })
    expect(mark?.ttl).toBeGreaterThan(0)
    expect(mark?.ttl).toBeLessThanOrEqual(DAY_MS / 1000)
    expect(marks.some(({ name }) => name.includes('poterie') || name.includes(awa.id))).toBe(false)
  })

  test('answers without Redis, and is not counted', async () => {
    const { id } = await createProfil(sansRedis.db, sansRedis.clock.now(), {
      compte: { prenom: 'Awa', nom: 'Sarr' },
    })
    const query = { termes: 'poterie' }
    const { status, body } = await (
      await sansRedis.signIn(id)
    ).call(rechercheEndpoints.getRecherche, { query })
    expect([status, body.nbTotalResultats]).toEqual([200, 0])
    expect(await countedBy(sansRedis)).toEqual([])
  })
})

describe('[M16] the name of a member in a search without results', () => {
  const note = (termes: string) =>
    inTransaction(kit.db, (tx) => noteSansResultat(tx, termes, kit.clock.now()))

  beforeEach(async () => {
    for (const [prenom, nom] of [
      ['Léa', 'Roy'],
      ['Zoé', 'Ly'],
      ['Annick', 'Le Goff'],
      ['Els', 'Van der Meer'],
      ['Maria', 'Sa'],
    ] as const)
      await memberOf(prenom, nom)
    // She is not in the directory.
    const { id } = await memberOf('Nina', 'Ba')
    await kit.db.deleteFrom('annuaire').where('compte_id', '=', id).execute()
    await kit.db.updateTable('lexique').set({ noms: false }).where('mot', '=', 'ba').execute()
  })

  test.each([
    'léa roy',
    'ROY',
    'zoé ly',
    'adresse de Ly',
    'lea',
    'goff',
    'le goff',
    'marie-lea',
    'ba',
    'sa',
    'le',
  ])('« %s » is not kept', async (termes) => {
    await note(termes)
    expect(await countedBy(kit)).toEqual([])
  })

  test.each([
    'le vélo',
    'les ruches',
    'un van aménagé',
    'la laine de mouton',
    'vend sa harpe',
    'royaume',
    'tir à l’arc',
  ])('« %s » is kept: it has articles and particles that are parts of names', async (termes) => {
    await note(termes)
    expect(await countedBy(kit)).toEqual([[termes, 1]])
  })
})
