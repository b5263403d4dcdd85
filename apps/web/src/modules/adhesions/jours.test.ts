import { expect, test } from 'vitest'
import { formatJour } from './jours.ts'

test('[R1-1] a civil day is written in French, the same wherever the browser is', () => {
  expect(formatJour('2026-11-12')).toBe('12\u00a0novembre 2026')
  expect(formatJour('2027-03-01')).toBe('1er\u00a0mars 2027')
  expect(formatJour('2026-12-31')).toBe('31\u00a0décembre 2026')
})
