import { rebondsEndpoints } from '@entrelles/contract/modules/rebonds/rebonds.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ServerModule } from '#kit/module.ts'
import { createRebonds } from './create-rebonds.ts'
import { purgeRebondsJob } from './rebonds.jobs.ts'
import { deleteRebondOf } from './rebonds.repository.ts'

export const rebondsModule: ServerModule = {
  name: 'rebonds',
  routes: bind(rebondsEndpoints, {
    createRebonds: ({ query, body }, ctx) => createRebonds(query.source, body, ctx),
    deleteMonRebond: (_input, { db, actor }) => deleteRebondOf(db, actor.id),
  }),
  jobs: [purgeRebondsJob],
}
