import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { filtresAnnuaire } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { defineList } from '#kit/list/define-list.ts'
import { hrefWith } from '#kit/list/filters.ts'

/** R2.4-4: filters of the directory, in display order. */
export const liste = defineList({
  path: () => pathTo('/membre'),
  filters: filtresAnnuaire,
  words: 'termes',
  panel: [
    'territoire',
    'departement',
    'distanceKm',
    'secteur',
    'competence',
    'situation',
    'nouvelles',
    'coordinatrices',
  ],
})

export type Filtre = (typeof liste.panel)[number]

/** URL of the map, with an optional selected department. */
export const carteHrefOf = (departement?: string): string =>
  hrefWith(pathTo('/membre'), { vue: 'carte', departement })
