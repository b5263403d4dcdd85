import type { Db } from '#db/client.ts'

export type DemoWorld = {
  readonly db: Db
  readonly now: Date
  /** The folder of uploaded images. */
  readonly uploads: string
}

/** The demo rows of one module; it reads the rows of earlier parts from the database. */
export type DemoPart = (world: DemoWorld) => Promise<void>

export const DAY_MS = 86_400_000

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS)
