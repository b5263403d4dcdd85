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

/** Every hour: removes expired members from the directory and restores those whose suspension ended. */
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

/** Every night: recounts the words of the directory and deletes the unused ones. */
export const rebuildLexiqueJob = defineJob({
  name: 'adherentes.rebatir-lexique',
  data: z.object({}),
  cron: '41 3 * * *',
  run: async (_data, { log, transaction }) => {
    await transaction(({ db }) => rebuildLexique(db))
    log.info('lexicon rebuilt')
  },
})
