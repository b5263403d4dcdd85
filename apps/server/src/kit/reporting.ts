import { SENTRY_DATA, SENTRY_RATES } from '@entrelles/contract/kit/constants.ts'
import { maskEnvelope } from '@entrelles/contract/kit/mask.ts'

type Report = (error: unknown) => void
let report: Report = () => undefined

/** Sends an unexpected error to the collector, if one is configured. */
export const reportError: Report = (error) => report(error)

/**
 * Loads the collector's client only if a DSN is configured (R9-7). Secrets are masked where everything leaves the
 * process: an event, a span and a breadcrumb quote URLs in many places, and some of them escape the client's options.
 */
export const startReporting = async (dsn: string | undefined, release: string): Promise<void> => {
  if (dsn === undefined) return
  const sentry = await import('@sentry/node')
  sentry.init({
    dsn,
    release,
    tracesSampleRate: SENTRY_RATES.traces,
    dataCollection: SENTRY_DATA,
    transport: (options) => {
      const transport = sentry.makeNodeTransport(options)
      return { ...transport, send: async (envelope) => transport.send(maskEnvelope(envelope)) }
    },
  })
  report = (error) => void sentry.captureException(error)
}
