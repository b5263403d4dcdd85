import { jobCtxOf } from '#kit/job-ctx.ts'
import { startWorker } from '#kit/jobs.ts'
import { createMetrics, serveMetrics } from '#kit/metrics.ts'
import { runProcess } from '#kit/run-process.ts'
import { createServices } from '#kit/services.ts'
import { jobs } from '#modules.ts'

await runProcess('worker', async ({ env, log, onStop }) => {
  const { registry } = createMetrics('worker')
  const services = await createServices({ env, log, jobs, works: true })
  onStop(services.close)
  await startWorker(services.queue, jobs, jobCtxOf(services), log)
  onStop(await serveMetrics(registry, env, log))
  log.info('the worker is ready')
})
