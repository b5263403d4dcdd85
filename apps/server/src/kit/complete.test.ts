import { describe, expect, test } from 'vitest'
import { nothingLeft, type Complete } from './complete.ts'

// The lines that must not compile are marked: the type check fails if one of them compiles.

type Row = { id: string; titre: string; note: string | null; version?: number }

describe('a write or the journal values', () => {
  test('are complete with every key, except those written elsewhere', () => {
    const all = { id: '1', titre: 'a', note: null, version: 1 } satisfies Complete<Row>
    const some = { titre: 'a', note: null } satisfies Complete<Row, 'id' | 'version'>
    expect(all).toMatchObject(some)
  })

  test('may have more keys than the shape', () => {
    const more = { titre: 'a', note: null, le: 1 } satisfies Complete<Row, 'id' | 'version'>
    expect(more.le).toBe(1)
  })

  test('do not compile if a key is missing, even a nullable or optional one', () => {
    // @ts-expect-error: the column `note` is missing
    const forgotten = { titre: 'a' } satisfies Complete<Row, 'id' | 'version'>
    // @ts-expect-error: the field `version` is missing
    const optional = { id: '1', titre: 'a', note: null } satisfies Complete<Row>
    expect([forgotten, optional]).toHaveLength(2)
  })

  test('do not compile if a key written elsewhere no longer exists', () => {
    // @ts-expect-error: the shape has no key `ordre`
    const gone = { titre: 'a', note: null } satisfies Complete<Row, 'id' | 'version' | 'ordre'>
    expect(gone.titre).toBe('a')
  })
})

describe('a form whose fields are destructured', () => {
  const form: Row = { id: '1', titre: 'a', note: null }

  test('compiles when no field is left', () => {
    const { id, titre, note, version, ...rest } = form
    nothingLeft(rest)
    expect([id, titre, note, version]).toEqual(['1', 'a', null, undefined])
  })

  test('does not compile when a field is left, even an optional one', () => {
    const { id, titre, note, ...rest } = form
    // @ts-expect-error: the field `version` is left
    nothingLeft(rest)
    expect([id, titre, note]).toEqual(['1', 'a', null])
  })
})
