import { z } from '@entrelles/contract/kit/z.ts'
import { SANS_RESULTAT_JOURS } from '@entrelles/contract/modules/recherche/recherche.constants.ts'
import { inBatches } from '#kit/batches.ts'
import { defineJob } from '#kit/jobs.ts'
import { deleteSansResultat } from './sans-resultat.repository.ts'

const BATCH = 1000
const DAY_MS = 86_400_000

/** Each night: forgets the searches that nobody has made for ninety days. */
export const purgeSansResultatJob = defineJob({
  name: 'recherche.purger',
  data: z.object({}),
  cron: '37 2 * * *',
  run: async (_data, { now, log, transaction }) => {
    const before = new Date(now().getTime() - SANS_RESULTAT_JOURS * DAY_MS)
    const oubliees = await inBatches(BATCH, () =>
      transaction(({ db }) => deleteSansResultat(db, before, BATCH)),
    )
    if (oubliees > 0) log.info({ oubliees }, 'searches without results forgotten')
  },
})
