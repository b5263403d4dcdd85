import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { STATUTS_DEMANDE_FAQ } from '@entrelles/contract/modules/faq/faq.schema.ts'
import { defineList } from '#kit/list/define-list.ts'

/** The questions of the FAQ, or those asked by members: both have the same path. */
export const liste = defineList({
  path: () => pathTo('/administratrice/faq'),
  filters: z.strictObject({
    onglet: z.enum(['questions', 'recues']).default('questions'),
    statut: z.enum(STATUTS_DEMANDE_FAQ).default('a_traiter'),
  }),
})
