import { blocagesEndpoints } from '@entrelles/contract/modules/blocages/blocages.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ServerModule } from '#kit/module.ts'
import { listBlocages } from './blocages.queries.ts'
import { createBlocage } from './create-blocage.ts'
import { deleteBlocage } from './delete-blocage.ts'

export const blocagesModule: ServerModule = {
  name: 'blocages',
  routes: bind(blocagesEndpoints, {
    listBlocages: ({ query }, ctx) => listBlocages(query.page, ctx),
    createBlocage: ({ body }, ctx) => createBlocage(ctx, body.adherenteId),
    deleteBlocage: ({ params }, ctx) => deleteBlocage(params.id, ctx),
  }),
}
