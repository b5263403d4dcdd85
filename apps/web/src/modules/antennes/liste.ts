import { pathTo } from '@entrelles/contract/kit/paths.ts'
import {
  filtresTerritoires,
  type FiltresTerritoires,
} from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import { defineList, NO_FILTERS } from '#kit/list/define-list.ts'

export const liste = defineList({
  path: () => pathTo('/antenne'),
  filters: filtresTerritoires,
  words: 'termes',
  panel: ['region'],
})

/** The order of the branches; by region by default. */
export const trisOf = ({ trinom, triregion }: FiltresTerritoires) =>
  trinom === 'aucun' && triregion === 'aucun'
    ? ({ trinom, triregion: 'asc' } as const)
    : { trinom, triregion }

export const membres = defineList({
  path: (id: string) => pathTo('/antenne/:id/membre', { id }),
  filters: NO_FILTERS,
})

export const coupsDePouce = defineList({
  path: (id: string) => pathTo('/antenne/:id/coup-de-pouce', { id }),
  filters: NO_FILTERS,
})

export const evenements = defineList({
  path: (id: string) => pathTo('/antenne/:id/evenement', { id }),
  filters: NO_FILTERS,
})

export const publications = defineList({
  path: (id: string) => pathTo('/antenne/:id/publication', { id }),
  filters: NO_FILTERS,
})
