import { intervenantsEndpoints } from '@entrelles/contract/modules/intervenants/intervenants.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ServerModule } from '#kit/module.ts'
import { getIntervenant } from './intervenants.queries.ts'

export const intervenantsModule: ServerModule = {
  name: 'intervenants',
  routes: bind(intervenantsEndpoints, {
    getIntervenant: ({ params }, ctx) => getIntervenant(ctx.db, params.id, ctx.now()),
  }),
}
