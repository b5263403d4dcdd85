import { z } from './z.ts'
import { FUSEAUX, type Fuseau } from './zoned-time.ts'

/** A day of the calendar, `YYYY-MM-DD`. */
export const civilDay = z.iso.date()
/** An instant as every answer writes it: ISO 8601 with its offset. */
export const instant = z.iso.datetime({ offset: true })
/** The zone in which an event takes place. */
export const fuseau = z.enum(Object.keys(FUSEAUX) as [Fuseau, ...Fuseau[]])
