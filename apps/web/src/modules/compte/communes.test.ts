import { villeId } from '@entrelles/contract/modules/referentiels/referentiels.schema.ts'
import { expect, test } from 'vitest'
import { choicesOf } from './communes.ts'

const douarnenez = { id: villeId.parse('29046'), nom: 'Douarnenez' }
const kerlaz = { id: villeId.parse('29090'), nom: 'Kerlaz' }
const sienne = { ...douarnenez, codePostal: '29100' }

test('[R5-10] the member’s commune is offered before the list loads, for its own postal code only', () => {
  expect(choicesOf('29100', undefined, sienne)).toEqual([sienne])
  expect(choicesOf('29000', undefined, sienne)).toEqual([])
  expect(choicesOf('29100', undefined, null)).toEqual([])
  expect(choicesOf('29100', [douarnenez, kerlaz], sienne)).toEqual([douarnenez, kerlaz])
})
