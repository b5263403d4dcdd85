import { commit } from './commit.ts'
import type { JobCtx } from './jobs.ts'
import type { Logger } from './log.ts'
import type { Services } from './services.ts'

export const jobCtxOf =
  (services: Services) =>
  (log: Logger): JobCtx => {
    const { db, now, mail, queue, derive, payment, push, outside, storage, memory, env, lettres } = services
    const ctx: JobCtx = {
      db,
      now,
      log,
      mail,
      enqueue: queue.enqueueIn(db),
      publicUrl: env.PUBLIC_URL,
      derive,
      payment,
      push,
      outside,
      storage,
      memory,
      settings: env,
      lettres,
      transaction: (write) => commit({ db, queue, log }, (writing) => write({ ...ctx, ...writing })),
    }
    return ctx
  }
