import { OutsideRefused, type Outside } from '#kit/fenced-fetch.ts'

/** `mort`: the site says that the page is gone, or fails. `injoignable`: nothing answered, perhaps because of our own network. */
export type EtatLu = 'vivant' | 'mort' | 'injoignable'

const GONE = new Set([404, 410])

/** A site that answers otherwise is alive: some refuse programs, or ask for a password. */
const etatOfStatus = (status: number): EtatLu => (GONE.has(status) || status >= 500 ? 'mort' : 'vivant')

/** Opens a link through the fence, and says whether it still leads somewhere. */
export const checkLien = async (outside: Outside, url: string): Promise<EtatLu> => {
  try {
    await outside.get(url, 'text/html,*/*;q=0.5')
    return 'vivant'
  } catch (error) {
    if (!(error instanceof OutsideRefused)) throw error
    if (error.status !== undefined) return etatOfStatus(error.status)
    return error.cause === undefined ? 'mort' : 'injoignable'
  }
}
