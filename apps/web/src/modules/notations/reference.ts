import { referenceNotation } from '@entrelles/contract/modules/notations/notations.policy.ts'

/** R3-11. */
const KEY = 'ratingLoadDate'

/** The date at which the rules of the banner are evaluated (R9-3); undefined outside its months. */
export const readReference = (now: Date): Date | undefined => {
  const stored = localStorage.getItem(KEY)
  return referenceNotation(stored === null ? undefined : new Date(stored), now)
}

export const storeReference = (at: Date): void => localStorage.setItem(KEY, at.toISOString())

export const clearReference = (): void => localStorage.removeItem(KEY)
