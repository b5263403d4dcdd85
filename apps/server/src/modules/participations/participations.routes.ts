import { participationsEndpoints } from '@entrelles/contract/modules/participations/participations.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ServerModule } from '#kit/module.ts'
import { acceptOffre } from './accept-offre.ts'
import { createFavori } from './create-favori.ts'
import { createParticipation } from './create-participation.ts'
import { declineOffre } from './decline-offre.ts'
import { deleteFavori } from './delete-favori.ts'
import { deleteParticipation } from './delete-participation.ts'
import { getApercuDesinscription } from './get-apercu-desinscription.ts'
import { getDesinscription } from './get-desinscription.ts'
import { getParticipation } from './get-participation.ts'
import { spreadAnnonceJob, spreadAvisJob } from './mails/avis.jobs.ts'
import { annonceLettre, LETTRES_AVIS } from './mails/avis.lettres.ts'
import { lettresCourrier } from './mails/courriers.lettres.ts'
import { eraseBesoinsJob, planRappelsEvenementsJob, sweepPlacesJob } from './participations.jobs.ts'
import { updateBesoins } from './update-besoins.ts'

export const participationsModule: ServerModule = {
  name: 'participations',
  routes: bind(participationsEndpoints, {
    createParticipation: ({ params, body }, ctx) => createParticipation(params.id, body, ctx),
    deleteParticipation: ({ params, body }, ctx) => deleteParticipation(params.id, body, ctx),
    getParticipation: ({ params }, ctx) => getParticipation(params.id, ctx),
    updateBesoins: ({ params, body }, ctx) => updateBesoins(params.id, body, ctx),
    acceptOffre: ({ params }, ctx) => acceptOffre(params.id, ctx),
    declineOffre: ({ params }, ctx) => declineOffre(params.id, ctx),
    getDesinscription: ({ query }, ctx) => getDesinscription(query.token, ctx),
    getApercuDesinscription: ({ query }, ctx) => getApercuDesinscription(query.token, ctx),
    createFavori: ({ body }, ctx) => createFavori(body, ctx),
    deleteFavori: ({ params, body }, ctx) => deleteFavori(params.id, body.favori, ctx),
  }),
  jobs: [spreadAvisJob, spreadAnnonceJob, sweepPlacesJob, planRappelsEvenementsJob, eraseBesoinsJob],
  lettres: [...lettresCourrier, ...Object.values(LETTRES_AVIS), annonceLettre],
}
