import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { filtresJournal } from '@entrelles/contract/modules/journal/journal.schema.ts'
import { defineList } from '#kit/list/define-list.ts'

export const liste = defineList({
  path: () => pathTo('/administratrice/journal'),
  filters: filtresJournal,
  panel: ['auteure', 'action', 'cible', 'du', 'au'],
})
