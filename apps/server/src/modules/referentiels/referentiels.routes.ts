import { referentielsEndpoints } from '@entrelles/contract/modules/referentiels/referentiels.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ServerModule } from '#kit/module.ts'
import { listReferentiels, listVilles } from './referentiels.queries.ts'

export const referentielsModule: ServerModule = {
  name: 'referentiels',
  routes: bind(referentielsEndpoints, {
    listReferentiels: ({ query }, ctx) => listReferentiels(ctx.db, query.categorie),
    listVilles: ({ query }, ctx) => listVilles(ctx.db, query.codePostal),
  }),
}
