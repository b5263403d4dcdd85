import { bannieresEndpoints } from '@entrelles/contract/modules/bannieres/bannieres.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ServerModule } from '#kit/module.ts'
import { createVueBanniere } from './create-vue-banniere.ts'
import { getBanniereEnCours } from './get-banniere-en-cours.ts'

export const bannieresModule: ServerModule = {
  name: 'bannieres',
  routes: bind(bannieresEndpoints, {
    getBanniereEnCours: (_input, ctx) => getBanniereEnCours(ctx),
    createVueBanniere: ({ params }, ctx) => createVueBanniere(params.id, ctx),
  }),
}
