import { expect, test } from 'vitest'
import { capitalize, formatCount, formatNumber, formatTotal } from './words.ts'

test('numbers are written as in French: a narrow space between thousands, no plural below two', () => {
  expect(formatNumber(9681)).toBe('9\u202f681')
  expect([0, 1, 2, 1200].map((nb) => formatCount(nb, 'membre'))).toEqual([
    '0 membre',
    '1 membre',
    '2 membres',
    '1\u202f200 membres',
  ])
  expect(formatCount(1, 'événement à venir', 'événements à venir')).toBe('1 événement à venir')
  expect(formatCount(2, 'événement à venir', 'événements à venir')).toBe('2 événements à venir')
})

test('[R2.4-4] [R7-7] what is not counted to its end says so', () => {
  expect(formatTotal(1000, true, 'membre')).toBe('Plus de 1\u202f000 membres')
  expect(formatTotal(3, undefined, 'membre')).toBe('3 membres')
})

test('a sentence starts with a capital', () => {
  expect(capitalize('élue')).toBe('Élue')
  expect(capitalize('')).toBe('')
})
