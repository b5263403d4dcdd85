import { boNotationsEndpoints } from '@entrelles/contract/modules/bo-notations/bo-notations.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ServerModule } from '#kit/module.ts'
import { getResultatsNotations, listNotations } from './bo-notations.queries.ts'

export const boNotationsModule: ServerModule = {
  name: 'bo-notations',
  routes: bind(boNotationsEndpoints, {
    listNotations: ({ query }, ctx) => listNotations(ctx.db, query),
    getResultatsNotations: (_input, ctx) => getResultatsNotations(ctx.db),
  }),
}
