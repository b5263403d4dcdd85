import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { defineList } from '#kit/list/define-list.ts'

export const TERMES_MAX = 100

/** Who is expected at an event: as a list, before the camera of a telephone, or on a sheet to print. */
export const liste = defineList({
  path: (id: string) => pathTo('/evenement/:id/emargement', { id }),
  filters: z.strictObject({
    vue: z.enum(['liste', 'scanner', 'feuille']).default('liste'),
    /** Only those of whom nothing is known yet. */
    afficher: z.literal('a-pointer').optional(),
    termes: z.string().trim().max(TERMES_MAX).optional(),
  }),
  words: 'termes',
})
