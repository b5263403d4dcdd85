import { boParticipationsEndpoints } from '@entrelles/contract/modules/participations/bo-participations.endpoints.ts'
import { participationsEndpoints } from '@entrelles/contract/modules/participations/participations.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ServerModule } from '#kit/module.ts'
import { listParticipationsBo, listQueue } from './bo/bo-participations.queries.ts'
import { createAnnonce } from './bo/create-annonce.ts'
import { exportParticipationsCsv, exportParticipationsXlsx } from './bo/export-participations.ts'
import { promoteParticipation } from './bo/promote-participation.ts'
import { cancelOffre, deleteParticipationBo } from './bo/retirer.ts'
import { createParticipation } from './create-participation.ts'
import { deleteParticipation } from './delete-participation.ts'
import { getApercuDesinscription, getDesinscription } from './desinscription.ts'
import { createFavori, deleteFavori } from './favoris.ts'
import { getParticipation } from './get-participation.ts'
import { listDernieresInscrites } from './list-inscrites.ts'
import { sendAnnonceJob, sendAvisJob, spreadAnnonceJob, spreadAvisJob } from './mails/avis.jobs.ts'
import { sendCourrierJob, spreadCourriersJob } from './mails/courriers.jobs.ts'
import { acceptOffre, declineOffre } from './offre.ts'
import { eraseBesoinsJob, planRappelsEvenementsJob, sweepPlacesJob } from './participations.jobs.ts'
import { updateBesoins } from './update-besoins.ts'

export const participationsModule: ServerModule = {
  name: 'participations',
  routes: [
    ...bind(participationsEndpoints, {
      createParticipation: ({ params, body }, ctx) => createParticipation(params.id, body, ctx),
      deleteParticipation: ({ params, body }, ctx) => deleteParticipation(params.id, body, ctx),
      getParticipation: ({ params }, ctx) => getParticipation(params.id, ctx),
      updateBesoins: ({ params, body }, ctx) => updateBesoins(params.id, body, ctx),
      acceptOffre: ({ params }, ctx) => acceptOffre(params.id, ctx),
      declineOffre: ({ params }, ctx) => declineOffre(params.id, ctx),
      getDesinscription: ({ query }, ctx) => getDesinscription(query.token, ctx),
      getApercuDesinscription: ({ query }, ctx) => getApercuDesinscription(query.token, ctx),
      createFavori: ({ body }, ctx) => createFavori(body.evenement, ctx),
      deleteFavori: ({ params, body }, ctx) => deleteFavori(params.id, body.favori, ctx),
      listDernieresInscrites: ({ query }, ctx) => listDernieresInscrites(query.evenementId, ctx),
    }),
    ...bind(boParticipationsEndpoints, {
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
  ],
  jobs: [
    sendCourrierJob,
    spreadCourriersJob,
    sendAvisJob,
    spreadAvisJob,
    sendAnnonceJob,
    spreadAnnonceJob,
    sweepPlacesJob,
    planRappelsEvenementsJob,
    eraseBesoinsJob,
  ],
}
