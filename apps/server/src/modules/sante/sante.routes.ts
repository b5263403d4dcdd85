import { santeEndpoints } from '@entrelles/contract/modules/sante/sante.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ServerModule } from '#kit/module.ts'
import { getPret } from './get-pret.ts'

export const santeModule: ServerModule = {
  name: 'sante',
  routes: bind(santeEndpoints, {
    getVivant: async () => ({ etat: 'vivant' as const }),
    getPret: (_input, ctx) => getPret(ctx),
  }),
}
