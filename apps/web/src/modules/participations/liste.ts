import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { defineList, NO_FILTERS } from '#kit/list/define-list.ts'

/** R2.1-10: participants of an event; the first page has the short URL. */
export const liste = defineList({
  filters: NO_FILTERS,
  path: (id: string, _, pagenum) =>
    pagenum > 1
      ? pathTo('/evenement/:id/participant/page/:pagenum', { id, pagenum })
      : pathTo('/evenement/:id/participant', { id }),
  inPath: ['pagenum'],
})
