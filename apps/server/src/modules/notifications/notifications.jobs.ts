import { z } from '@entrelles/contract/kit/z.ts'
import { NOTIFICATIONS_MOIS } from '@entrelles/contract/modules/notifications/notifications.schema.ts'
import { inBatches } from '#kit/batches.ts'
import { defineJob } from '#kit/jobs.ts'
import { deleteNotifications } from './notifications.repository.ts'

const BATCH = 1000

/** Each night, deletes the notifications that have not changed for six months. */
export const purgeNotificationsJob = defineJob({
  name: 'notifications.purger',
  data: z.object({}),
  cron: '47 3 * * *',
  run: async (_data, { now, log, transaction }) => {
    const before = now()
    before.setUTCMonth(before.getUTCMonth() - NOTIFICATIONS_MOIS)
    const deleted = await inBatches(BATCH, () =>
      transaction(({ db }) => deleteNotifications(db, before, BATCH)),
    )
    log.info({ deleted }, 'old notifications purged')
  },
})
