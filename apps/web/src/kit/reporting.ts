import { SENTRY_DATA, SENTRY_RATES } from '@entrelles/contract/kit/constants.ts'
import type { BrowserOptions } from '@sentry/react'
import { configuration } from './configuration.ts'
import { isRefusal } from './errors.ts'
import { loadWithRetry } from './lazy-with-retry.ts'
import type * as SentryModule from './sentry.ts'

type Sentry = typeof SentryModule

/** Noise that nobody can act on (R8-11). */
const IGNORED = ['Script error', 'ResizeObserver loop completed with undelivered notifications']

/** Sentry options (R9-7); replay requires consent and masks all text. */
export const reportingOptions = (sentry: Sentry, dsn: string, replayConsent: boolean): BrowserOptions => ({
  dsn,
  release: configuration.version,
  ignoreErrors: IGNORED,
  integrations: [
    sentry.browserTracingIntegration(),
    ...(replayConsent ? [sentry.replayIntegration({ maskAllText: true, blockAllMedia: true })] : []),
  ],
  transport: sentry.makeMaskedTransport,
  // The browser and its version explain many errors.
  dataCollection: { ...SENTRY_DATA, httpHeaders: { request: { allow: ['user-agent'] }, response: false } },
  tracesSampleRate: SENTRY_RATES.traces,
  // Sentry matches a path only for same-origin calls.
  tracePropagationTargets: [/^\/(?!\/)/],
  replaysSessionSampleRate: SENTRY_RATES.replay,
  replaysOnErrorSampleRate: SENTRY_RATES.replayOnError,
})

let started: Promise<Sentry | undefined> | undefined

/** Starts error reporting; without a DSN, Sentry is not even downloaded. */
export const startReporting = (replayConsent = false): void => {
  const { sentryDsn } = configuration
  if (sentryDsn === null) return
  started = loadWithRetry(() => import('./sentry.ts')).then(
    (sentry) => {
      sentry.init(reportingOptions(sentry, sentryDsn, replayConsent))
      return sentry
    },
    () => undefined,
  )
}

/** Reports an unexpected error; a refusal is an expected response. */
export const report = (error: unknown): void => {
  if (!isRefusal(error)) void started?.then((sentry) => sentry?.captureException(error))
}
