import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { filtresTerritoires } from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import { defineList } from '#kit/list/define-list.ts'

/** The page and the order are in the path (R2.1-22). */
export const liste = defineList({
  filters: filtresTerritoires.omit({ region: true }),
  path: (_: undefined, { trinom, triregion }, pagenum) =>
    pagenum === 1 && trinom === 'aucun' && triregion === 'aucun'
      ? pathTo('/administratrice/antenne')
      : pathTo('/administratrice/antenne/page/:pagenum/nom/:trinom/region/:triregion', {
          pagenum,
          trinom,
          triregion,
        }),
  inPath: ['trinom', 'triregion', 'pagenum'],
  words: 'termes',
})

/** The branches of a coordinator; `antenne` is the current one. */
export const siennes = defineList({
  path: () => pathTo('/coordinatrice/antenne'),
  filters: z.strictObject({ antenne: z.string().optional() }),
})
