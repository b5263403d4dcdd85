import { describe, expect, test } from 'vitest'
import { nothingLeft, type Complete } from './complete.ts'

// What must not compile is marked so: the check of types fails when such a line compiles after all.

type Row = { id: string; titre: string; note: string | null; version?: number }

describe('a write or the values of the journal', () => {
  test('are complete with every key, or every key but those written elsewhere', () => {
    const all = { id: '1', titre: 'a', note: null, version: 1 } satisfies Complete<Row>
    const some = { titre: 'a', note: null } satisfies Complete<Row, 'id' | 'version'>
    expect(all).toMatchObject(some)
  })

  test('may hold more than the shape', () => {
    const more = { titre: 'a', note: null, le: 1 } satisfies Complete<Row, 'id' | 'version'>
    expect(more.le).toBe(1)
  })

  test('do not compile without one of them, even one that may be null or absent', () => {
    // @ts-expect-error: the column `note` is forgotten
    const forgotten = { titre: 'a' } satisfies Complete<Row, 'id' | 'version'>
    // @ts-expect-error: the field `version` is forgotten
    const optional = { id: '1', titre: 'a', note: null } satisfies Complete<Row>
    expect([forgotten, optional]).toHaveLength(2)
  })

  test('do not name elsewhere a key that is no longer there', () => {
    // @ts-expect-error: the shape has no key `ordre`
    const gone = { titre: 'a', note: null } satisfies Complete<Row, 'id' | 'version' | 'ordre'>
    expect(gone.titre).toBe('a')
  })
})

describe('a form whose fields are taken one by one', () => {
  const form: Row = { id: '1', titre: 'a', note: null }

  test('has nothing left', () => {
    const { id, titre, note, version, ...rest } = form
    nothingLeft(rest)
    expect([id, titre, note, version]).toEqual(['1', 'a', null, undefined])
  })

  test('does not compile with a field left, even one that may be absent', () => {
    const { id, titre, note, ...rest } = form
    // @ts-expect-error: nobody took the field `version`
    nothingLeft(rest)
    expect([id, titre, note]).toEqual(['1', 'a', null])
  })
})
