// A dynamic import keeps every export of its module: this list lets the bundler drop the rest of the library.
export { browserTracingIntegration, captureException, init, replayIntegration } from '@sentry/react'
