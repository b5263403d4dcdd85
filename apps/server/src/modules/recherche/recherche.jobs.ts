import { z } from '@entrelles/contract/kit/z.ts'
import { defineJob } from '#kit/jobs.ts'
import { recountLexique } from './recherche.repository.ts'

/** Every night: counts how many objects have each word, and forgets the words that none has. */
export const recountLexiqueJob = defineJob({
  name: 'recherche.recompter',
  data: z.object({}),
  cron: '11 4 * * *',
  run: async (_data, { log, transaction }) => {
    await transaction(({ db }) => recountLexique(db))
    log.info('words of search counted')
  },
})
