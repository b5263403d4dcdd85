import { setTimeout as wait } from 'node:timers/promises'
import { z } from '@entrelles/contract/kit/z.ts'
import { inBatches } from '#kit/batches.ts'
import { defineJob, type Job, type JobCtx } from '#kit/jobs.ts'
import { MAIL } from './deliver-mail.ts'
import { PUSH } from './deliver-push.ts'
import { deleteEnvois } from './envois.repository.ts'
import { MailUnavailable, sendNextEnvoi, type Canal } from './send-next-envoi.ts'

/** A stopping worker waits for its job, so the job is short and enqueues the next one. */
const TURN_MS = 5000
/** Delays after failures of the mail server; then the job of the next minute tries again. */
const AGAIN_SECONDS = [5, 10, 20] as const

const MINUTE_MS = 60_000

const data = z.object({ echecs: z.int().default(0) })

/**
 * Sends what is due on a channel; returns whether some may be left when its time is over. It rests as long as each letter takes,
 * so that a burst leaves the processor and the database of a small server to members' requests.
 */
const sendDue = async (ctx: JobCtx, canal: Canal, pauseMs = 0): Promise<boolean> => {
  const end = performance.now() + TURN_MS
  while (performance.now() < end) {
    const start = performance.now()
    if (!(await sendNextEnvoi(ctx, canal))) return false
    await wait(Math.max(pauseMs, performance.now() - start))
  }
  return true
}

/**
 * Sends the due letters, one at a time, so that a killed worker repeats one mail at most. It is enqueued with every planned
 * letter, and every minute for the postponed ones.
 */
export const sendEnvoisJob: Job<typeof data> = defineJob({
  name: 'envois.expedier',
  data,
  cron: '* * * * *',
  run: async ({ echecs }, ctx) => {
    const { SMTP_DEBIT: debit } = ctx.settings
    const pauseMs = debit === 0 ? 0 : MINUTE_MS / debit
    try {
      if (await sendDue(ctx, MAIL, pauseMs)) await ctx.enqueue(sendEnvoisJob, {})
    } catch (error) {
      if (!(error instanceof MailUnavailable)) throw error
      const afterSeconds = AGAIN_SECONDS[echecs]
      ctx.log.warn({ err: error, afterSeconds }, 'the mail server does not take mails, they wait')
      if (afterSeconds !== undefined)
        await ctx.enqueue(sendEnvoisJob, { echecs: echecs + 1 }, { afterSeconds })
    }
  },
})

/** Tells telephones, beside the mails: neither waits for the other's server. */
export const sendPushesJob: Job<z.ZodObject> = defineJob({
  name: 'envois.pousser',
  data: z.object({}),
  cron: '* * * * *',
  run: async (_data, ctx) => {
    if (await sendDue(ctx, PUSH)) await ctx.enqueue(sendPushesJob, {})
  },
})

const KEPT_MS = 365 * 86_400_000
const BATCH = 1000

/** Each night, deletes the letters of more than a year. */
export const purgeEnvoisJob = defineJob({
  name: 'envois.purger',
  data: z.object({}),
  cron: '43 3 * * *',
  run: async (_data, { now, log, transaction }) => {
    const before = new Date(now().getTime() - KEPT_MS)
    const deleted = await inBatches(BATCH, () => transaction(({ db }) => deleteEnvois(db, before, BATCH)))
    log.info({ deleted }, 'old letters purged')
  },
})
