import closeWithGrace from 'close-with-grace'
import { buildApp } from '#app.ts'
import { loadEnv } from '#kit/env.ts'
import { createLogger } from '#kit/log.ts'
import { createMetrics, serveMetrics } from '#kit/metrics.ts'
import { startReporting } from '#kit/reporting.ts'
import { createServices } from '#kit/services.ts'
import { VERSION } from '#kit/version.ts'
import { jobs, modules } from '#modules.ts'

const env = loadEnv()
const log = createLogger(env, 'api')
await startReporting(env.SENTRY_DSN, VERSION)
const services = await createServices({ env, log, jobs, works: false })
const metrics = createMetrics('api')
const app = await buildApp(services, modules, metrics)
const metricsServer =
  env.METRICS_PORT === undefined ? undefined : await serveMetrics(metrics.registry, env.METRICS_PORT)

closeWithGrace({ delay: 10_000, logger: log }, async ({ err }) => {
  if (err) log.fatal({ err }, 'stopping after an unexpected error')
  await app.close()
  metricsServer?.close()
  await services.close()
})
await app.listen({ port: env.PORT, host: '0.0.0.0' })
