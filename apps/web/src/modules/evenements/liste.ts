import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { filtresEvenements } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { defineList } from '#kit/list/define-list.ts'

/** R7-7: filters of the list, in display order. */
export const liste = defineList({
  path: () => pathTo('/evenement'),
  filters: filtresEvenements,
  words: 'titre',
  panel: ['distanceKilometre', 'type', 'format', 'thematique', 'dateDebut', 'dateFin', 'disponibilite'],
})

export type Filtre = (typeof liste.panel)[number]
