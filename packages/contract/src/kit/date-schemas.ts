import { z } from './z.ts'
import { FUSEAUX, type Fuseau } from './zoned-time.ts'

/** A calendar day, `YYYY-MM-DD`. */
export const civilDay = z.iso.date()
/** An instant as every response writes it: ISO 8601 with its offset. */
export const instant = z.iso.datetime({ offset: true })
/** The time zone of an event. */
export const fuseau = z.enum(Object.keys(FUSEAUX) as [Fuseau, ...Fuseau[]])
