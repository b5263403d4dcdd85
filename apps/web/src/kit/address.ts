// The values that addresses carry (R2.1-25): whatever is not one of them is the default.

/** What the address holds at this moment: a drawing may still be of the one before. */
export const searchNow = (): URLSearchParams => new URLSearchParams(window.location.search)

/** `pagenum`, from 1. */
export const pageOf = (pagenum: string | null | undefined): number => {
  const page = Number(pagenum)
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}
