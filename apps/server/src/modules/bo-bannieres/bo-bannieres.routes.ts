import { boBannieresEndpoints } from '@entrelles/contract/modules/bo-bannieres/bo-bannieres.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ServerModule } from '#kit/module.ts'
import { getResumeBannieres, listBannieresBo } from './bo-bannieres.queries.ts'
import { createBanniere } from './create-banniere.ts'
import { deleteBanniere } from './delete-banniere.ts'
import { updateBanniere } from './update-banniere.ts'

export const boBannieresModule: ServerModule = {
  name: 'bo-bannieres',
  routes: bind(boBannieresEndpoints, {
    listBannieresBo: ({ query }, ctx) => listBannieresBo(ctx.db, query, ctx.now()),
    getResumeBannieres: (_input, ctx) => getResumeBannieres(ctx.db, ctx.now()),
    createBanniere: ({ body }, ctx) => createBanniere(body, ctx),
    updateBanniere: ({ params, body }, ctx) => updateBanniere(params.id, body, ctx),
    deleteBanniere: ({ params }, ctx) => deleteBanniere(params.id, ctx),
  }),
}
