import { COUNT_CAP } from '@entrelles/contract/kit/pagination.ts'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDb, type Db } from './client.ts'
import { createTestDatabase } from './test-database.ts'
import { linesOfManyWords, linesOfWords, prefixKeys, typedWords } from './word-keys.ts'

const TITRES = ['Lire un bilan', 'Lire son bilan en ligne', 'Élire une mairesse', 'Tarte et tartine']

let database: Awaited<ReturnType<typeof createTestDatabase>>
let db: Db
beforeAll(async () => {
  database = await createTestDatabase()
  db = createDb({ url: database.url, poolSize: 1, name: 'test' })
  await sql`insert into annuaire_cles (cle, tri, compte_id)
    select 'm:' || mot, titre, md5(titre)::uuid
    from unnest(${TITRES}::text[]) titre, unnest(mots_nom(titre)) mot`.execute(db)
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const read = async (termes: string, { max = 32, whole = false } = {}) => {
  const lines = linesOfWords({ table: 'annuaire_cles', columns: ['tri', 'compte_id'], whole })
  const { rows } = await sql<{ tri: string; rang: number }>`
    with ${sql.join([typedWords(termes, 3), prefixKeys('annuaire_cles', 'm:', max)])}
    select tri, rang from (${lines}) l order by rang, tri`.execute(db)
  return rows.map(({ tri, rang }) => [tri, rang])
}

describe('typed words', () => {
  test.each([
    ['find what has them, whatever their case', 'BILAN', ['Lire son bilan en ligne', 'Lire un bilan']],
    ['find what they begin, whatever their accents', 'èl', ['Élire une mairesse']],
    ['must all be there', 'bilan lire', ['Lire son bilan en ligne', 'Lire un bilan']],
    ['find nothing when one of them is nowhere', 'bilan piscine', []],
    ['are found in any order, one of them begun', 'lig bilan', ['Lire son bilan en ligne']],
  ])('%s', async (_, termes, titres) => {
    expect((await read(termes)).map(([tri]) => tri)).toEqual(titres)
    expect((await read(termes, { whole: true })).map(([tri]) => tri)).toEqual(titres)
  })

  test('count a row once, with its best rank, when a prefix matches several of its words', async () => {
    expect(await read('tarte')).toEqual([['Tarte et tartine', 0]])
    expect(await read('tart')).toEqual([['Tarte et tartine', 1]])
    expect(await read('lire tart')).toEqual([])
  })

  test('are completed by at most max words', async () => {
    expect(await read('l')).toHaveLength(2)
    // « ligne » comes before « lire ».
    expect(await read('l', { max: 1 })).toEqual([['Lire son bilan en ligne', 1]])
  })

  test('beyond the maximum are ignored', async () => {
    expect(await read('lire un bilan zoologie')).toEqual([['Lire un bilan', 0]])
  })

  test('with other conditions, look for them among the first rows of each key', async () => {
    const ofMost = async (most: number) => {
      const among = { kept: [sql`k.tri like '%un bilan'`], most }
      const lines = linesOfWords({ table: 'annuaire_cles', columns: ['tri', 'compte_id'], among })
      const { rows } = await sql<{ tri: string }>`
        with ${sql.join([typedWords('bilan', 3), prefixKeys('annuaire_cles', 'm:', 3)])}
        select tri from (${lines}) l`.execute(db)
      return rows.map(({ tri }) => tri)
    }
    expect(await ofMost(2)).toEqual(['Lire un bilan'])
    expect(await ofMost(1)).toEqual([])
  })

  test('match more rows than the cap only with « whole »', async () => {
    await sql`insert into annuaire_cles (cle, tri, compte_id)
      select 'm:foule', n::text, gen_random_uuid() from generate_series(1, ${sql.lit(COUNT_CAP + 50)}) n`.execute(
      db,
    )
    expect(await read('foule')).toHaveLength(COUNT_CAP + 1)
    expect(await read('foule', { whole: true })).toHaveLength(COUNT_CAP + 50)
  })
})

describe('several typed words, among a great many rows', () => {
  const readMany = async (termes: string, most: number, kept: readonly RawBuilder<unknown>[] = []) => {
    const lines = linesOfManyWords({ table: 'annuaire_cles', columns: ['tri', 'compte_id'], kept, most })
    const { rows } = await sql<{ tri: string }>`
      with ${sql.join([typedWords(termes, 3), prefixKeys('annuaire_cles', 'm:', 1)])}
      select tri from (${lines}) l order by tri`.execute(db)
    return rows.map(({ tri }) => tri)
  }

  test.each([
    ['bilan lire', ['Lire son bilan en ligne', 'Lire un bilan']],
    ['son bilan', ['Lire son bilan en ligne']],
    ['bilan piscine', []],
    ['lire', ['Lire son bilan en ligne', 'Lire un bilan']],
  ])('« %s » finds what has all of them', async (termes, titres) => {
    expect(await readMany(termes, 100)).toEqual(titres)
  })

  test('a word that is too common does not choose', async () => {
    expect(await readMany('un lire', 2)).toEqual(['Lire un bilan'])
    expect(await readMany('mairesse lire', 2)).toEqual(['Élire une mairesse'])
    // An unknown word still finds nothing.
    expect(await readMany('piscine lire', 2)).toEqual([])
  })

  test('words that are all too common choose among the rows that are read', async () => {
    expect(await readMany('bilan lire', 1)).toEqual(['Lire son bilan en ligne'])
  })

  test('other conditions are looked for among the rows that are read', async () => {
    const enLigne = [sql`k.tri like '%ligne'`]
    expect(await readMany('bilan lire', 100, enLigne)).toEqual(['Lire son bilan en ligne'])
    // « lire » is too common whether or not its rows are kept.
    expect(await readMany('son lire', 2, enLigne)).toEqual(['Lire son bilan en ligne'])
    const unBilan = [sql`k.tri like '%un bilan'`]
    expect(await readMany('bilan lire', 100, unBilan)).toEqual(['Lire un bilan'])
    expect(await readMany('bilan lire', 1, unBilan)).toEqual([])
  })
})
