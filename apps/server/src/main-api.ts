import { buildApp } from '#app.ts'
import { createMetrics, serveMetrics } from '#kit/metrics.ts'
import { runProcess } from '#kit/run-process.ts'
import { createServices } from '#kit/services.ts'
import { jobs, lettres, modules, objetsFichiers, signalables } from '#modules.ts'

await runProcess('api', async ({ env, log, onStop }) => {
  const services = await createServices({
    env,
    log,
    jobs,
    lettres,
    objetsFichiers,
    signalables,
    works: false,
  })
  onStop(services.close)
  const metrics = createMetrics('api')
  onStop(await serveMetrics(metrics.registry, env, log))
  const app = await buildApp(services, modules, metrics)
  onStop(() => app.close())
  await app.listen({ port: env.PORT, host: env.HOST })
})
