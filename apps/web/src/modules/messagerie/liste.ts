import { pathTo } from '@entrelles/contract/kit/paths.ts'
import {
  FILTRES_DISCUSSIONS,
  type FiltreDiscussions,
} from '@entrelles/contract/modules/messagerie/messagerie.constants.ts'
import { filtresDiscussions } from '@entrelles/contract/modules/messagerie/messagerie.forms.ts'
import { defineList } from '#kit/list/define-list.ts'

const ONGLETS: readonly FiltreDiscussions[] = ['toutes', 'non_lues', 'epinglees', 'archivees']

/** The inbox. It stands beside the open discussion, if there is one, whose address then carries its filters. */
export const liste = defineList({
  filters: filtresDiscussions,
  path: (courante: string | undefined) =>
    courante === undefined ? pathTo('/messagerie') : pathTo('/messagerie/discussion/:id', { id: courante }),
  words: 'termes',
  tabs: ONGLETS.map((filtre) => ({ label: FILTRES_DISCUSSIONS[filtre], filters: { filtre } })),
})
