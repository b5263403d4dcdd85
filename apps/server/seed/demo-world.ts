import type { Db } from '#db/client.ts'

/** What a part of the demonstration is written into. */
export type DemoWorld = {
  readonly db: Db
  readonly now: Date
  /** The folder of the pictures. */
  readonly uploads: string
}

/** What a module brings to the demonstration: it finds what came before it in the database. */
export type DemoPart = (world: DemoWorld) => Promise<void>

export const DAY_MS = 86_400_000

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS)
