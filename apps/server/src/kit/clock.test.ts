import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createClock } from './clock.ts'
import { loadEnv } from './env.ts'

const driftOf = (clock: () => Date): number => clock().getTime() - Date.now()
const DAY = 86_400_000

describe('the clock', () => {
  test('is the system clock by default', () => {
    const clock = createClock(loadEnv({ APP_ENV: 'test' }))
    expect(Math.abs(driftOf(clock))).toBeLessThan(1000)
  })

  test('follows the offset in a file, read each time', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'entrelles-horloge-'))
    const CLOCK_FILE = join(folder, 'horloge')
    try {
      await writeFile(CLOCK_FILE, String(DAY))
      const clock = createClock(loadEnv({ APP_ENV: 'test', CLOCK_FILE }))
      expect(Math.abs(driftOf(clock) - DAY)).toBeLessThan(1000)
      await writeFile(CLOCK_FILE, String(-30 * DAY))
      expect(Math.abs(driftOf(clock) + 30 * DAY)).toBeLessThan(1000)
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})
