// The values that addresses carry (R2.1-25): whatever is not one of them is the default.

/** What the address holds at this moment: a drawing may still be of the one before. */
export const searchNow = (): URLSearchParams => new URLSearchParams(window.location.search)

/** `pagenum`, from 1. */
export const pageOf = (pagenum: string | null | undefined): number => {
  const page = Number(pagenum)
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}

/** `futur`: 1 for what is coming, 0 for what is past. */
export const isFutur = (futur: string | undefined): boolean => futur !== '0'

const TRIS = ['asc', 'desc', 'aucun'] as const
export type Tri = (typeof TRIS)[number]

/** `trinom` and `triregion`. */
export const triOf = (tri: string | undefined): Tri => TRIS.find((known) => known === tri) ?? 'aucun'
