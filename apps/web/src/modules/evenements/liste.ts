import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { filtresEvenements } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { referentiel } from '@entrelles/contract/modules/referentiels/referentiels.schema.ts'
import { defineList } from '#kit/list/define-list.ts'

const id = referentiel.shape.id.optional()

/** R7-7: filters of the list, in display order. Its fields choose by id; the API also takes labels. */
export const liste = defineList({
  path: () => pathTo('/evenement'),
  filters: filtresEvenements.extend({ type: id, thematique: id }),
  words: 'titre',
  panel: ['distanceKilometre', 'type', 'format', 'thematique', 'dateDebut', 'dateFin', 'disponibilite'],
})

export type Filtre = (typeof liste.panel)[number]
