import { z } from '@entrelles/contract/kit/z.ts'
import { inBatches } from '#kit/batches.ts'
import { defineJob } from '#kit/jobs.ts'
import {
  rebuildComptes,
  rebuildLexique,
  SWEPT_MAX,
  sweepAnnuaire,
  writeMoment,
} from './annuaire.repository.ts'

/** Each hour, the directory follows the clock. */
export const sweepAnnuaireJob = defineJob({
  name: 'adherentes.balayer-annuaire',
  data: z.object({}),
  cron: '5 * * * *',
  run: async (_data, { now, settings, log, transaction }) => {
    await transaction(({ db }) => writeMoment(db, now(), settings.GRACE_JOURS))
    const changed = await inBatches(SWEPT_MAX, () => transaction(({ db }) => sweepAnnuaire(db)))
    await transaction(({ db }) => rebuildComptes(db))
    log.info({ changed }, 'directory swept')
  },
})

/** Each night, counts the words of the directory and forgets those that nobody has any more. */
export const rebuildLexiqueJob = defineJob({
  name: 'adherentes.rebatir-lexique',
  data: z.object({}),
  cron: '41 3 * * *',
  run: async (_data, { log, transaction }) => {
    await transaction(({ db }) => rebuildLexique(db))
    log.info('lexicon rebuilt')
  },
})
