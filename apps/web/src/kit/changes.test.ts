import { expect, test } from 'vitest'
import { changesOf } from './changes.ts'

test('only fields whose value differs are changes; every empty value is the same', () => {
  const saved = { titre: 'Atelier', lieu: null, charte: undefined, mots: [], visible: true, places: ['a'] }
  expect(
    changesOf(saved, { titre: 'Atelier', lieu: '', charte: false, mots: [], visible: true, places: ['a'] }),
  ).toEqual({})
  expect(changesOf(saved, { titre: '', lieu: 'Die', visible: false, places: ['b'] })).toEqual({
    titre: '',
    lieu: 'Die',
    visible: false,
    places: ['b'],
  })
})

test('two files with the same name, size and date are the same file', () => {
  const file = (name: string) => new File(['x'], name, { lastModified: 1 })
  expect(changesOf({ image: file('a.png') }, { image: file('a.png') })).toEqual({})
  expect(Object.keys(changesOf({ image: file('a.png') }, { image: file('b.png') }))).toEqual(['image'])
})
