import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { filtresNotations } from '@entrelles/contract/modules/notations/notations.schema.ts'
import { defineList } from '#kit/list/define-list.ts'

export const liste = defineList({
  path: () => pathTo('/administratrice/notation'),
  filters: filtresNotations,
  panel: ['periode'],
})
