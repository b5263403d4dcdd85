import { antennesEndpoints } from '@entrelles/contract/modules/antennes/antennes.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ServerModule } from '#kit/module.ts'
import { attachZoneJob, leaveTerritoireJob } from './antennes.jobs.ts'
import { coordinationLettre } from './antennes.lettres.ts'
import { createSuivi } from './create-suivi.ts'
import { listAdherentesTerritoire } from './list-adherentes-territoire.ts'
import { endSuivi } from './rattachements.repository.ts'
import { getTerritoire, listChoixTerritoires, listTerritoires } from './territoires.queries.ts'
import { updateAntenne } from './update-antenne.ts'

export const antennesModule: ServerModule = {
  name: 'antennes',
  routes: bind(antennesEndpoints, {
    listTerritoires: ({ query }, ctx) => listTerritoires(ctx, query),
    listChoixTerritoires: (_input, ctx) => listChoixTerritoires(ctx.db),
    getTerritoire: ({ params }, ctx) => getTerritoire(ctx, params.id),
    listAdherentesTerritoire: ({ params, query }, ctx) =>
      listAdherentesTerritoire(params.id, query.page, ctx),
    createSuivi: ({ params }, ctx) => createSuivi(params.id, ctx),
    deleteSuivi: ({ params }, ctx) => endSuivi(ctx.db, ctx.actor.id, params.id, ctx.now()),
    updateAntenne: ({ params, body }, ctx) => updateAntenne(params.id, body, ctx),
  }),
  jobs: [attachZoneJob, leaveTerritoireJob],
  lettres: [coordinationLettre],
}
