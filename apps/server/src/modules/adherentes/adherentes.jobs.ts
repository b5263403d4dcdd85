import { z } from '@entrelles/contract/kit/z.ts'
import { defineJob } from '#kit/jobs.ts'
import { rebuildComptes, rebuildLexique, sweepAnnuaire, writeMoment } from './annuaire.repository.ts'

/** Each hour, the directory follows the clock. */
export const sweepAnnuaireJob = defineJob({
  name: 'adherentes.balayer-annuaire',
  data: z.object({}),
  cron: '5 * * * *',
  run: async (_data, { db, now, settings, log }) => {
    await writeMoment(db, now(), settings.GRACE_JOURS)
    const changed = await sweepAnnuaire(db)
    await rebuildComptes(db)
    log.info({ changed }, 'directory swept')
  },
})

/** Each night, counts the words of the directory and forgets those that nobody has any more. */
export const rebuildLexiqueJob = defineJob({
  name: 'adherentes.rebatir-lexique',
  data: z.object({}),
  cron: '41 3 * * *',
  run: async (_data, { db, log }) => {
    await rebuildLexique(db)
    log.info('lexicon rebuilt')
  },
})
