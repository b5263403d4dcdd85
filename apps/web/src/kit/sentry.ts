import { maskEnvelope } from '@entrelles/contract/kit/mask.ts'
import { makeFetchTransport } from '@sentry/react'

// A dynamic import keeps every export of its module: this list lets the bundler drop the rest of the library.
export { browserTracingIntegration, captureException, init, replayIntegration } from '@sentry/react'

/** Masks secrets where everything leaves the page: reports quote URLs in many places. */
export const makeMaskedTransport: typeof makeFetchTransport = (options) => {
  const transport = makeFetchTransport(options)
  return { ...transport, send: async (envelope) => transport.send(maskEnvelope(envelope)) }
}
