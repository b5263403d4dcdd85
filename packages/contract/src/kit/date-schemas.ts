import { enumOfKeys } from './enum-of-keys.ts'
import { z } from './z.ts'
import { FUSEAUX, type Fuseau } from './zoned-time.ts'

/** A calendar day, `YYYY-MM-DD`. */
export const civilDay = z.iso.date()
/** Any offset is accepted; an invalid text stays as it is, for the check to refuse. */
const inUtc = (text: string): string => {
  const date = new Date(text)
  return Number.isNaN(date.getTime()) ? text : date.toISOString()
}
/** An instant as every response writes it: `2026-11-14T09:00:00.000Z`. */
export const instant = z.iso.datetime({ offset: true }).overwrite(inUtc)
/** The time zone of an event. */
export const fuseau = enumOfKeys<Fuseau>(FUSEAUX)
