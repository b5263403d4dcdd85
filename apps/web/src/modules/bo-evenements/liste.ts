import {
  ONGLETS_EVENEMENTS,
  type OngletEvenements,
} from '@entrelles/contract/modules/evenements/evenements.constants.ts'
import { filtresEvenementsBo } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { defineList } from '#kit/list/define-list.ts'
import { cheminOf } from './adresses.ts'

const ONGLETS = Object.entries(ONGLETS_EVENEMENTS) as [OngletEvenements, string][]

export const liste = defineList({
  path: cheminOf,
  filters: filtresEvenementsBo,
  words: 'titre',
  panel: ['territoire', 'thematique', 'type'],
  tabs: ONGLETS.map(([onglet, label]) => ({ label, count: onglet, filters: { onglet } })),
})
