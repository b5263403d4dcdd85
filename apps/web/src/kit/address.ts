// Parsers of URL values (R2.1-25); invalid values fall back to the default.

/** The current search parameters of the URL: those of the last render may be out of date. */
export const searchNow = (): URLSearchParams => new URLSearchParams(window.location.search)

/** Parses `pagenum`, from 1. */
export const pageOf = (pagenum: string | null | undefined): number => {
  const page = Number(pagenum)
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}
