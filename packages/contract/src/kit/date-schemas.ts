import { z } from './z.ts'

/** A day of the calendar, `YYYY-MM-DD`. */
export const civilDay = z.iso.date()
/** An instant as every answer writes it: ISO 8601 with its offset. */
export const instant = z.iso.datetime({ offset: true })
