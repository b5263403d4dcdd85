import { readFileSync } from 'node:fs'
import type { Env } from './env.ts'

/** The only source of the current time for business rules. */
export type Clock = () => Date

const systemClock: Clock = () => new Date()

const fileClock =
  (path: string): Clock =>
  () => {
    const offset = Number(readFileSync(path, 'utf8'))
    return new Date(Date.now() + offset)
  }

export const createClock = (env: Env): Clock =>
  env.CLOCK_FILE === undefined ? systemClock : fileClock(env.CLOCK_FILE)
