import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDb, type Db } from './client.ts'
import { createTestDatabase } from './test-database.ts'
import { prefixQuery } from './text-search.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let db: Db
beforeAll(async () => {
  database = await createTestDatabase()
  db = createDb({ url: database.url, poolSize: 1, name: 'test' })
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})
const finds = async (termes: string, text: string): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    select to_tsvector('fr', ${text}) @@ ${prefixQuery(termes)} as found`.execute(db)
  return rows[0]?.found ?? false
}

describe('typed words', () => {
  test.each([
    ['adhesion', 'Renouveler mon adhésion', true],
    ['ADHÉSIONS', 'Renouveler mon adhésion', true],
    ['adhes', 'Renouveler mon adhésion', true],
    ['mon adhes', 'Renouveler mon adhésion', true],
    ['évén', 'Les événements de mon antenne', true],
    ['piscine', 'Renouveler mon adhésion', false],
    ['adhesion piscine', 'Renouveler mon adhésion', false],
    ["l'antenne", 'Changer d’antenne', true],
  ])('[P-11] %j in %j: %j', async (termes, text, expected) => {
    expect(await finds(termes, text)).toBe(expected)
  })

  test.each(["' & | ! :* ( )", '   ', '', '—'])('%j has no word and gives no query', (termes) => {
    expect(prefixQuery(termes)).toBeUndefined()
  })

  test.each(['a & !b | c:*', "x'; drop table comptes; --", '<-> <2>', 'a\\'])(
    'operators in %j are treated as text',
    async (termes) => {
      await expect(finds(termes, 'texte')).resolves.toBe(false)
    },
  )
})
