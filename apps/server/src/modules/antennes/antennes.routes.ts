import { antennesEndpoints } from '@entrelles/contract/modules/antennes/antennes.endpoints.ts'
import { boAntennesEndpoints } from '@entrelles/contract/modules/antennes/bo-antennes.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ServerModule } from '#kit/module.ts'
import { attachZoneJob, leaveTerritoireJob, sendCoordinationJob } from './antennes.jobs.ts'
import { getTerritoireBo, listTerritoiresBo } from './bo-territoires.queries.ts'
import { closeTerritoire } from './close-territoire.ts'
import { createAccueil } from './create-accueil.ts'
import { createSuivi } from './create-suivi.ts'
import { createTerritoire } from './create-territoire.ts'
import { deleteTerritoire } from './delete-territoire.ts'
import { listAAccueillir } from './list-a-accueillir.ts'
import { listAdherentesTerritoire } from './list-adherentes-territoire.ts'
import { endSuivi } from './rattachements.repository.ts'
import { getTerritoire, listChoixTerritoires, listTerritoires } from './territoires.queries.ts'
import { updateAntenne } from './update-antenne.ts'
import { updateCoordinatrices } from './update-coordinatrices.ts'
import { updatePresentation } from './update-presentation.ts'
import { updateTerritoire } from './update-territoire.ts'

const routes = bind(antennesEndpoints, {
  listTerritoires: ({ query }, ctx) => listTerritoires(ctx, query),
  listChoixTerritoires: (_input, ctx) => listChoixTerritoires(ctx.db),
  getTerritoire: ({ params }, ctx) => getTerritoire(ctx, params.id),
  listAdherentesTerritoire: ({ params, query }, ctx) => listAdherentesTerritoire(params.id, query.page, ctx),
  createSuivi: ({ params }, ctx) => createSuivi(params.id, ctx),
  deleteSuivi: ({ params }, ctx) => endSuivi(ctx.db, ctx.actor.id, params.id, ctx.now()),
  updateAntenne: ({ params, body }, ctx) => updateAntenne(params.id, body, ctx),
})

const boRoutes = bind(boAntennesEndpoints, {
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
})

export const antennesModule: ServerModule = {
  name: 'antennes',
  routes: [...routes, ...boRoutes],
  jobs: [attachZoneJob, leaveTerritoireJob, sendCoordinationJob],
}
