import { evenementsEndpoints } from '@entrelles/contract/modules/evenements/evenements.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ServerModule } from '#kit/module.ts'
import { listReferentiels } from '#modules/referentiels/referentiels.public.ts'
import { listEvenements, listEvenementsTerritoire } from './evenements.queries.ts'
import { evenementSignalable } from './evenements.signalables.ts'
import { getEvenement } from './get-evenement.ts'

export const evenementsModule: ServerModule = {
  name: 'evenements',
  routes: bind(evenementsEndpoints, {
    listEvenements: ({ query }, ctx) => listEvenements(ctx, query),
    listThemesEvenements: (_input, ctx) => listReferentiels(ctx.db, 'theme'),
    listTypesEvenements: (_input, ctx) => listReferentiels(ctx.db, 'type_evenement'),
    getEvenement: ({ params }, ctx) => getEvenement(params.id, ctx),
    listEvenementsTerritoire: ({ params, query }, ctx) =>
      listEvenementsTerritoire(ctx, params.id, query.page),
  }),
  signalables: [evenementSignalable],
}
