// A dynamic import keeps whatever its module exports: named here, the rest of the library stays out of the build.
export { browserTracingIntegration, captureException, init, replayIntegration } from '@sentry/react'
