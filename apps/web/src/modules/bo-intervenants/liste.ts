import {
  ONGLETS_INTERVENANTS,
  type OngletIntervenants,
} from '@entrelles/contract/modules/intervenants/intervenants.constants.ts'
import { filtresIntervenants } from '@entrelles/contract/modules/intervenants/intervenants.schema.ts'
import type { Espace } from '#kit/back-offices.ts'
import { defineList } from '#kit/list/define-list.ts'
import { cheminOf, ficheHref } from './adresses.ts'

type Where = {
  readonly espace: Espace
  /** Id of the record shown beside the list. */
  readonly id?: string | undefined
}

const ONGLETS = Object.entries(ONGLETS_INTERVENANTS) as [OngletIntervenants, string][]

export const liste = defineList({
  path: ({ espace, id }: Where) => (id === undefined ? cheminOf(espace) : ficheHref(espace, id)),
  filters: filtresIntervenants,
  words: 'termes',
  panel: ['thematique', 'territoire'],
  tabs: ONGLETS.map(([onglet, label]) => ({ label, count: onglet, filters: { onglet } })),
})
