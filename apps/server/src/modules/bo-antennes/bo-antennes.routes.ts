import { boAntennesEndpoints } from '@entrelles/contract/modules/bo-antennes/bo-antennes.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ServerModule } from '#kit/module.ts'
import { acceptRattachement } from './accept-rattachement.ts'
import { getTerritoireBo, listTerritoiresBo } from './bo-territoires.queries.ts'
import { closeTerritoire } from './close-territoire.ts'
import { createAccueil } from './create-accueil.ts'
import { createTerritoire } from './create-territoire.ts'
import { deleteTerritoire } from './delete-territoire.ts'
import { listAAccueillir } from './list-a-accueillir.ts'
import { updateCoordinatrices } from './update-coordinatrices.ts'
import { updatePresentation } from './update-presentation.ts'
import { updateTerritoire } from './update-territoire.ts'

export const boAntennesModule: ServerModule = {
  name: 'bo-antennes',
  routes: bind(boAntennesEndpoints, {
    listTerritoiresBo: ({ query }, ctx) => listTerritoiresBo(ctx.db, ctx.actor, query),
    getTerritoireBo: ({ params }, ctx) => getTerritoireBo(ctx.db, ctx.actor, params.id),
    createTerritoire: ({ body }, ctx) => createTerritoire(body, ctx),
    updateTerritoire: ({ params, body }, ctx) => updateTerritoire(params.id, body, ctx),
    updatePresentation: ({ params, body }, ctx) => updatePresentation(params.id, body, ctx),
    updateCoordinatrices: ({ params, body }, ctx) => updateCoordinatrices(params.id, body, ctx),
    closeTerritoire: ({ params, body }, ctx) => closeTerritoire(params.id, body, ctx),
    deleteTerritoire: ({ params }, ctx) => deleteTerritoire(params.id, ctx),
    listAAccueillir: ({ params, query }, ctx) => listAAccueillir(params.id, query.page, ctx),
    createAccueil: ({ params, body }, ctx) => createAccueil(params, body, ctx),
    acceptRattachement: ({ params }, ctx) => acceptRattachement(params, ctx),
  }),
}
