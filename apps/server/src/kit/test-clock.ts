import type { Clock } from './clock.ts'

export type TestClock = {
  readonly now: Clock
  readonly set: (at: string | Date) => void
  readonly advance: (ms: number) => void
}

/** A clock that stands still until a test moves it. */
export const createTestClock = (start = '2026-11-14T09:00:00Z'): TestClock => {
  let at = new Date(start).getTime()
  return {
    now: () => new Date(at),
    set: (to) => {
      at = new Date(to).getTime()
    },
    advance: (ms) => {
      at += ms
    },
  }
}
