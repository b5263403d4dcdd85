import { z } from '@entrelles/contract/kit/z.ts'
import { defineJob } from '#kit/jobs.ts'
import { deleteEndedSessions, deleteExpiredJetons, deleteOldAppareils } from './purge.repository.ts'

/** Ended sessions are kept this long for investigation. */
const KEPT_MS = 30 * 86_400_000
/** As long as the cookie of a browser. */
const APPAREIL_MS = 365 * 86_400_000

/** Each night, deletes the sessions and the mailed links that ended more than KEPT_MS ago, and the forgotten browsers. */
export const purgeSessionsJob = defineJob({
  name: 'session.purger',
  data: z.object({}),
  cron: '23 3 * * *',
  run: async (_data, { now, log, transaction }) => {
    const before = new Date(now().getTime() - KEPT_MS)
    const sessions = await transaction(({ db }) => deleteEndedSessions(db, before))
    const jetons = await transaction(({ db }) => deleteExpiredJetons(db, before))
    const unseen = new Date(now().getTime() - APPAREIL_MS)
    const appareils = await transaction(({ db }) => deleteOldAppareils(db, unseen))
    log.info({ sessions, jetons, appareils }, 'ended sessions and links purged')
  },
})
