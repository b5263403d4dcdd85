import { usualZone, ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'

const find = (): string => {
  try {
    // Some browsers answer « Etc/Unknown », which their own formatters refuse.
    return usualZone(Intl.DateTimeFormat().resolvedOptions().timeZone)
  } catch {
    return ZONE_PARIS
  }
}

let found: string | undefined

/** The time zone of the reader's device; that of Paris where the browser has none that it can use. */
export const readerZone = (): string => (found ??= find())
