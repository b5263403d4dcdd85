import { SENTRY_RATES } from '@entrelles/contract/kit/constants.ts'

type Report = (error: unknown) => void
let report: Report = () => undefined

/** Sends an unexpected error to the collector, if one is configured. */
export const reportError: Report = (error) => report(error)

/** Loads the collector's client only if a DSN is configured (R9-7). */
export const startReporting = async (dsn: string | undefined, release: string): Promise<void> => {
  if (dsn === undefined) return
  const sentry = await import('@sentry/node')
  sentry.init({ dsn, release, tracesSampleRate: SENTRY_RATES.traces })
  report = (error) => void sentry.captureException(error)
}
