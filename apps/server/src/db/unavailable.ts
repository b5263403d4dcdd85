const CODES = new Set([
  // Unreachable.
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // Starting or stopping.
  '57P01',
  '57P02',
  '57P03',
  // Out of connections.
  '53300',
  // Lock timeout: another transaction holds the row or the table.
  '55P03',
  // The process stood still in the middle of a transaction, which the server ended.
  '25P03',
])
/** The driver's own errors for a connection lost in use have no code. */
const LOST =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Client (has encountered a connection error|was closed))/

/** Whether the same query may succeed later, without any change. */
export const isUnavailable = (error: Error & { readonly code?: string }): boolean =>
  CODES.has(error.code ?? '') || LOST.test(error.message)
