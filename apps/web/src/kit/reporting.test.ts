// @vitest-environment jsdom
import * as sentry from '@sentry/react'
import { afterEach, expect, test, vi } from 'vitest'
import { reportingOptions } from './reporting.ts'
import * as ownSentry from './sentry.ts'

const DSN = 'https://cle@sentry.example/1'

afterEach(() => sentry.close())

/** Collects the errors that would be sent to the reporting server. */
const sentErrors = () => {
  const errors: string[] = []
  const send = vi.fn(async (request: { body: string | Uint8Array }) => {
    const text = typeof request.body === 'string' ? request.body : new TextDecoder().decode(request.body)
    for (const [, value] of text.matchAll(/"value":"([^"]*)"/g)) errors.push(value ?? '')
    return {}
  })
  sentry.init({
    ...reportingOptions(ownSentry, DSN, false),
    transport: (options) => sentry.createTransport(options, send),
  })
  return errors
}

test('[R8-11] « Script error » and ResizeObserver noise are not reported', async () => {
  const errors = sentErrors()
  sentry.captureException(new Error('Script error'))
  sentry.captureException(new Error('Script error.'))
  sentry.captureException(new Error('ResizeObserver loop completed with undelivered notifications'))
  sentry.captureException(new Error('ResizeObserver loop completed with undelivered notifications.'))
  sentry.captureException(new Error('Loading chunk FaqScreen failed'))
  await sentry.flush(1000)
  expect(errors).toEqual(['Loading chunk FaqScreen failed'])
})

test('[R9-7] all traces, a tenth of replays and all replays with an error are sampled; traces propagate to the same origin only', () => {
  const options = reportingOptions(ownSentry, DSN, false)
  expect(options).toMatchObject({
    dsn: DSN,
    tracesSampleRate: 1,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
  })
  const [target] = options.tracePropagationTargets as RegExp[]
  expect(target?.test('/api/faq')).toBe(true)
  expect(target?.test('//pirate.example/api/faq')).toBe(false)
  expect(target?.test('https://pirate.example/api/faq')).toBe(false)
})

const integrationNames = (replayConsent: boolean) =>
  (reportingOptions(ownSentry, DSN, replayConsent).integrations as { name: string }[]).map(({ name }) => name)

test('[R9-7] replay runs only after consent, with all text masked', () => {
  expect(integrationNames(false)).toEqual(['BrowserTracing'])
  const replay = vi.fn(sentry.replayIntegration)
  const withReplay = { ...ownSentry, replayIntegration: replay }
  reportingOptions(withReplay, DSN, true)
  expect(replay).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ maskAllText: true }))
})

/** Loads a page with this configuration, starts reporting and reports an error. */
const reportFromPage = async (configuration: object) => {
  const network = vi.fn<typeof fetch>(async () => new Response('{}'))
  vi.stubGlobal('fetch', network)
  document.body.innerHTML = `<script type="application/json" id="configuration">${JSON.stringify(configuration)}</script>`
  vi.resetModules()
  const { report, startReporting } = await import('./reporting.ts')
  const { CallError } = await import('./errors.ts')
  startReporting()
  report(new CallError(404))
  report(new Error('boum'))
  await new Promise((resolve) => setTimeout(resolve, 200))
  const bodies = network.mock.calls.map(([url, init]) => `${String(url)} ${String(init?.body)}`)
  vi.unstubAllGlobals()
  return bodies
}

test('[R9-7] nothing is sent without a DSN', async () => {
  expect(await reportFromPage({})).toEqual([])
})

test('with a DSN, an unexpected error is sent and a refusal is not', async () => {
  const bodies = await reportFromPage({ sentryDsn: DSN })
  const errors = bodies.filter((body) => body.includes('"type":"event"'))
  expect(errors).toHaveLength(1)
  expect(errors[0]).toContain('sentry.example')
  expect(errors[0]).toContain('boum')
})
