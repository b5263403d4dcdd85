import { expect, test } from 'vitest'
import { phrasePortee, porteeLeOf } from './portee-antenne.ts'

const debut = '2026-11-17T09:00:00.000Z'

test('a branch counts once it is accepted, or thirty days old', () => {
  const before = new Date('2026-12-17T08:59:59Z')
  expect(porteeLeOf({ debut, accepteeLe: null }, before)).toBe('2026-12-17T09:00:00.000Z')
  expect(porteeLeOf({ debut, accepteeLe: debut }, before)).toBeNull()
  expect(porteeLeOf({ debut, accepteeLe: null }, new Date('2026-12-17T09:00:00Z'))).toBeNull()
})

test('she is told the day in Paris', () => {
  expect(phrasePortee('2026-12-16T23:30:00.000Z')).toContain(
    'à partir du 17\u00a0décembre, ou dès que ta coordinatrice l’accepte',
  )
})
