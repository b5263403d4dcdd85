// Parsers of URL values (R2.1-25); invalid values fall back to the default.
import type { DataRouter } from 'react-router'

let router: Pick<DataRouter, 'state'> | undefined

/** The application gives its router: the URL of the browser changes only once the guards have resolved. */
export const followRouter = (followed: Pick<DataRouter, 'state'>): void => {
  router = followed
}

/** The search parameters of the URL that is shown or being opened: those of the last render may be out of date. */
export const searchNow = (): URLSearchParams => {
  const { search } = router?.state.navigation.location ?? router?.state.location ?? window.location
  return new URLSearchParams(search)
}

/** Parses `pagenum`, from 1. */
export const pageOf = (pagenum: string | null | undefined): number => {
  const page = Number(pagenum)
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}
