import { BANNER_RELOAD_MS } from '@entrelles/contract/kit/constants.ts'

const KEY = 'bannerLoadDate'

/** When this browser last loaded the banner of the signed-in member (R3-11); null if it never did. */
export const readLoadDate = (): string | null => localStorage.getItem(KEY)

export const storeLoadDate = (at: Date): void => localStorage.setItem(KEY, at.toISOString())

export const clearLoadDate = (): void => localStorage.removeItem(KEY)

/** Whether the banner is due again: the date is more than 24 hours old, absent, unreadable or in the future (R4-9). */
export const isLoadOld = (stored: string | null, now: Date): boolean => {
  const age = now.getTime() - Date.parse(stored ?? '')
  return !(age >= 0 && age <= BANNER_RELOAD_MS)
}
