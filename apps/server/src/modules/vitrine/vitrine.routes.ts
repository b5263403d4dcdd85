import { vitrineEndpoints } from '@entrelles/contract/modules/vitrine/vitrine.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ServerModule } from '#kit/module.ts'
import { getPageVitrine } from './get-page-vitrine.ts'
import { serveVitrine } from './serve-vitrine.ts'
import { listVitrine } from './vitrine.queries.ts'

const routes = bind(vitrineEndpoints, {
  listVitrine: ({ query }, ctx) => listVitrine(ctx, query.page),
  getPageVitrine: (_input, ctx) => getPageVitrine(ctx),
})

export const vitrineModule: ServerModule = { name: 'vitrine', routes, serve: serveVitrine }
