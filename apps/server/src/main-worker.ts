import closeWithGrace from 'close-with-grace'
import { loadEnv } from '#kit/env.ts'
import { jobCtxOf } from '#kit/job-ctx.ts'
import { startWorker } from '#kit/jobs.ts'
import { createLogger } from '#kit/log.ts'
import { createMetrics, serveMetrics } from '#kit/metrics.ts'
import { startReporting } from '#kit/reporting.ts'
import { createServices } from '#kit/services.ts'
import { VERSION } from '#kit/version.ts'
import { jobs } from '#modules.ts'

const env = loadEnv()
const log = createLogger(env, 'worker')
await startReporting(env.SENTRY_DSN, VERSION)
const services = await createServices({ env, log, jobs, works: true })
await startWorker(services.queue, jobs, jobCtxOf(services), log)
const metricsServer =
  env.METRICS_PORT === undefined
    ? undefined
    : await serveMetrics(createMetrics('worker').registry, env.METRICS_PORT)
log.info('the worker is ready')

closeWithGrace({ delay: 10_000, logger: log }, async ({ err }) => {
  if (err) log.fatal({ err }, 'stopping after an unexpected error')
  metricsServer?.close()
  await services.close()
})
