import { expect, test } from 'vitest'
import { todayInWords } from './today.ts'

test('[R1-1] today is written in French, for the Paris time zone', () => {
  expect(todayInWords(new Date('2026-11-14T10:00:00Z'))).toBe('Samedi 14\u00a0novembre')
  expect(todayInWords(new Date('2026-11-14T23:30:00Z'))).toBe('Dimanche 15\u00a0novembre')
})
