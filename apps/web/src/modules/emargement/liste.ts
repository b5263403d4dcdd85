import { termes } from '@entrelles/contract/kit/optional-fields.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { defineList } from '#kit/list/define-list.ts'

/** The people expected at an event: as a list, with the phone camera, or on a printable sheet. */
export const liste = defineList({
  path: (id: string) => pathTo('/evenement/:id/emargement', { id }),
  filters: z.strictObject({
    vue: z.enum(['liste', 'scanner', 'feuille']).default('liste'),
    /** Only people who are not checked in yet. */
    afficher: z.literal('a-pointer').optional(),
    termes: termes.optional(),
  }),
  words: 'termes',
})
