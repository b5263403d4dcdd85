import { boActusEndpoints } from '@entrelles/contract/modules/bo-actus/bo-actus.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ServerModule } from '#kit/module.ts'
import { listActus, listActusEpinglees, listActusProgrammees } from './bo-actus.queries.ts'

export const boActusModule: ServerModule = {
  name: 'bo-actus',
  routes: bind(boActusEndpoints, {
    listActus: ({ query }, ctx) => listActus(ctx, query),
    listActusProgrammees: ({ query }, ctx) => listActusProgrammees(ctx.db, query.mois),
    listActusEpinglees: (_input, ctx) => listActusEpinglees(ctx.db, ctx.now()),
  }),
}
