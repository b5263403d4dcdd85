import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { defineList } from '#kit/list/define-list.ts'

/** The three views of the page share its path. */
export const liste = defineList({
  path: () => pathTo('/administratrice/referentiel'),
  filters: z.strictObject({
    onglet: z.enum(['synonymes', 'sans-resultat', 'listes']).default('synonymes'),
  }),
})
