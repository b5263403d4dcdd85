import { boParticipationsEndpoints } from '@entrelles/contract/modules/bo-participations/bo-participations.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ServerModule } from '#kit/module.ts'
import { listParticipationsBo, listQueue } from './bo-participations.queries.ts'
import { cancelOffre } from './cancel-offre.ts'
import { createAnnonce } from './create-annonce.ts'
import { deleteParticipationBo } from './delete-participation-bo.ts'
import { exportParticipationsCsv, exportParticipationsXlsx } from './export-participations.ts'
import { promoteParticipation } from './promote-participation.ts'

export const boParticipationsModule: ServerModule = {
  name: 'bo-participations',
  routes: bind(boParticipationsEndpoints, {
    listParticipationsBo: ({ params, query }, ctx) => listParticipationsBo(params.id, query.page, ctx),
    listQueue: ({ params, query }, ctx) => listQueue(params.id, query.page, ctx),
    promoteParticipation: ({ params, body }, ctx) => promoteParticipation(params, body.motif, ctx),
    cancelOffre: ({ params, body }, ctx) => cancelOffre(params, body.motif, ctx),
    deleteParticipationBo: ({ params, body }, ctx) => deleteParticipationBo(params, body.motif, ctx),
    createAnnonce: ({ params, body }, ctx) => createAnnonce(params.id, body, ctx),
    exportParticipationsCsv: ({ params, query }, ctx) =>
      exportParticipationsCsv(params.id, query.cibles, ctx),
    exportParticipationsXlsx: ({ params, query }, ctx) =>
      exportParticipationsXlsx(params.id, query.cibles, ctx),
  }),
}
