import type { Espace } from '#kit/back-offices.ts'
import { defineList, NO_FILTERS } from '#kit/list/define-list.ts'
import { participantesHref, queueHref } from '#modules/bo-evenements/bo-evenements.public.ts'

type Where = { readonly espace: Espace; readonly id: string }

export const participantes = defineList({
  filters: NO_FILTERS,
  path: ({ espace, id }: Where, _, page) => participantesHref(espace, id, page),
  inPath: ['pagenum'],
})

export const queue = defineList({
  filters: NO_FILTERS,
  path: ({ espace, id }: Where, _, page) => queueHref(espace, id, page),
  inPath: ['pagenum'],
})
