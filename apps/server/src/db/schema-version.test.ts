import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SCHEMA_VERSION } from './schema-version.ts'

const files = readdirSync(new URL('../../migrations', import.meta.url)).sort()

test('the version that this code needs is the last migration', () => {
  expect(`${SCHEMA_VERSION}.sql`, 'Write its name in db/schema-version.ts.').toBe(files.at(-1))
})

test('migrations are numbered without a gap', () => {
  expect(files.map((file) => Number(/^(\d{4})-[a-z0-9-]+\.sql$/.exec(file)?.[1]))).toEqual(
    files.map((_, index) => index + 1),
  )
})
