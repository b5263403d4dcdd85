import { z } from '@entrelles/contract/kit/z.ts'
import { defineJob } from '#kit/jobs.ts'
import { writeToMembre } from '#modules/messagerie/messagerie.public.ts'

/** A message of one person to many, each in their direct discussion. */
export type Lot = {
  readonly lot: string
  readonly de: string
  readonly contenu: string
  readonly compteIds: readonly string[]
}

const BATCH = 50

/** Writes to members by batches. A lot that runs again writes to nobody twice. */
export const writeFichesJob = defineJob({
  name: 'bo-adherentes.ecrire',
  data: z.object({
    lot: z.uuid(),
    de: z.uuid(),
    contenu: z.string(),
    compteIds: z.array(z.uuid()),
  }),
  run: async ({ compteIds, ...lot }, { transaction }) => {
    for (let from = 0; from < compteIds.length; from += BATCH)
      await transaction(async (ctx) => {
        for (const a of compteIds.slice(from, from + BATCH)) await writeToMembre(ctx, { ...lot, a })
      })
  },
})
