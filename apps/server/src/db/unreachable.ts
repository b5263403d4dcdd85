/** The database is unreachable, starting or stopping, or out of connections. */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01',
  '57P02',
  '57P03',
  '53300',
])
/** The driver's own errors for a connection lost in use have no code. */
const LOST =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Client (has encountered a connection error|was closed))/

/** Whether the same query may succeed later, without any change. */
export const isUnreachable = (error: Error & { readonly code?: string }): boolean =>
  CODES.has(error.code ?? '') || LOST.test(error.message)
