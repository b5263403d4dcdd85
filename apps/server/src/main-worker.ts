import { constants, setPriority } from 'node:os'
import { createSmtpMail } from '#gateways/mail/smtp-mail.ts'
import { createPush } from '#gateways/push/create-push.ts'
import { startHeartbeat } from '#kit/heartbeat.ts'
import { jobCtxOf } from '#kit/job-ctx.ts'
import { startWorker } from '#kit/jobs.ts'
import { createMetrics, serveMetrics } from '#kit/metrics.ts'
import { runProcess } from '#kit/run-process.ts'
import { createServices } from '#kit/services.ts'
import { countJobs, countMails, countPushes, showQueues } from '#kit/worker-metrics.ts'
import { jobs, lettres, objetsFichiers, signalables } from '#modules.ts'

// On a small server, members’ requests go before letters and sweeps.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

await runProcess('worker', async ({ env, log, onStop }) => {
  const { registry } = createMetrics('worker')
  const mail = countMails(registry, createSmtpMail(env.SMTP_URL, env.MAIL_FROM))
  const push = countPushes(registry, createPush(env))
  const services = await createServices({
    env,
    log,
    jobs,
    lettres,
    objetsFichiers,
    signalables,
    works: true,
    mail,
    push,
  })
  onStop(services.close)
  showQueues(registry, services.queue.boss)
  await startWorker(services.queue, jobs, jobCtxOf(services), log, countJobs(registry))
  onStop(await startHeartbeat(services.db, log))
  onStop(await serveMetrics(registry, env, log))
  log.info('the worker is ready')
})
