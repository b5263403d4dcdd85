import { coupsDePouceEndpoints } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.endpoints.ts'
import { reponsesEndpoints } from '@entrelles/contract/modules/coups-de-pouce/reponses.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ServerModule } from '#kit/module.ts'
import { closeCoupDePouce } from './close-coup-de-pouce.ts'
import {
  askAidantesJob,
  cleanDemandesJob,
  tellSuiveusesJob,
  watchDemandesJob,
} from './coups-de-pouce.jobs.ts'
import { listCoupsDePouce, listCoupsDePouceTerritoire } from './coups-de-pouce.queries.ts'
import {
  coupDePouceFichiers,
  coupDePouceSignalable,
  reponseSignalable,
} from './coups-de-pouce.signalables.ts'
import { createBrouillon } from './create-brouillon.ts'
import { createCoupDePouce } from './create-coup-de-pouce.ts'
import { createFavoriCoupDePouce } from './create-favori-coup-de-pouce.ts'
import { createSuiviCoupDePouce } from './create-suivi-coup-de-pouce.ts'
import { deleteCoupDePouce } from './delete-coup-de-pouce.ts'
import { deleteFavoriCoupDePouce } from './delete-favori-coup-de-pouce.ts'
import { deleteSuiviCoupDePouce } from './delete-suivi-coup-de-pouce.ts'
import { getCoupDePouce } from './get-coup-de-pouce.ts'
import { aideAccepteeLettre, merciLettre, pourMoiLettre } from './lettres/aide.lettres.ts'
import { reponseLettre } from './lettres/reponse.lettres.ts'
import { aConfirmerLettre, sansReponseLettre } from './lettres/veille.lettres.ts'
import { listSuggestions } from './aidantes/list-suggestions.ts'
import { openCoupDePouce } from './open-coup-de-pouce.ts'
import { getDejaRepondu, listProches } from './proches.queries.ts'
import { renewCoupDePouce } from './renew-coup-de-pouce.ts'
import { acceptReponse } from './reponses/accept-reponse.ts'
import { createReponse } from './reponses/create-reponse.ts'
import { deleteReponse } from './reponses/delete-reponse.ts'
import { getReponse, listReponses } from './reponses/reponses.queries.ts'
import { updateReponse } from './reponses/update-reponse.ts'
import { resolveCoupDePouce } from './resolve-coup-de-pouce.ts'
import { updateBrouillon } from './update-brouillon.ts'
import { updateCoupDePouce } from './update-coup-de-pouce.ts'

export const coupsDePouceModule: ServerModule = {
  name: 'coups-de-pouce',
  routes: [
    ...bind(coupsDePouceEndpoints, {
      listCoupsDePouce: ({ query }, ctx) => listCoupsDePouce(ctx, query),
      listCoupsDePouceTerritoire: ({ params, query }, ctx) =>
        listCoupsDePouceTerritoire(ctx, params.id, query.page),
      getDejaRepondu: ({ query }, ctx) => getDejaRepondu(query.titre, ctx),
      createCoupDePouce: ({ body }, ctx) => createCoupDePouce(body, ctx),
      createBrouillon: ({ body }, ctx) => createBrouillon(body, ctx),
      updateBrouillon: ({ params, body }, ctx) => updateBrouillon(params.id, body, ctx),
      getCoupDePouce: ({ params }, ctx) => getCoupDePouce(params.id, ctx),
      updateCoupDePouce: ({ params, body }, ctx) => updateCoupDePouce(params.id, body, ctx),
      deleteCoupDePouce: ({ params }, ctx) => deleteCoupDePouce(params.id, ctx),
      resolveCoupDePouce: ({ params, body }, ctx) => resolveCoupDePouce(params.id, body, ctx),
      closeCoupDePouce: ({ params, body }, ctx) => closeCoupDePouce(params.id, body, ctx),
      renewCoupDePouce: ({ params, body }, ctx) => renewCoupDePouce(params.id, body, ctx),
      openCoupDePouce: ({ params }, ctx) => openCoupDePouce(params.id, ctx),
      listSuggestions: ({ params }, ctx) => listSuggestions(params.id, ctx),
      listCoupsDePouceProches: ({ params }, ctx) => listProches(params.id, ctx),
      createSuiviCoupDePouce: ({ params }, ctx) => createSuiviCoupDePouce(params.id, ctx),
      deleteSuiviCoupDePouce: ({ params }, ctx) => deleteSuiviCoupDePouce(params.id, ctx),
      createFavoriCoupDePouce: ({ params }, ctx) => createFavoriCoupDePouce(params.id, ctx),
      deleteFavoriCoupDePouce: ({ params }, ctx) => deleteFavoriCoupDePouce(params.id, ctx),
    }),
    ...bind(reponsesEndpoints, {
      listReponses: ({ params, query }, ctx) => listReponses(params.id, query.page, ctx),
      createReponse: ({ params, body }, ctx) => createReponse(params.id, body, ctx),
      getReponse: ({ params }, ctx) => getReponse(params.id, params.reponseId, ctx),
      updateReponse: ({ params, body }, ctx) => updateReponse(params.id, params.reponseId, body, ctx),
      deleteReponse: ({ params }, ctx) => deleteReponse(params.id, params.reponseId, ctx),
      acceptReponse: ({ params }, ctx) => acceptReponse(params.id, params.reponseId, ctx),
    }),
  ],
  jobs: [askAidantesJob, tellSuiveusesJob, watchDemandesJob, cleanDemandesJob],
  lettres: [
    reponseLettre,
    pourMoiLettre,
    aideAccepteeLettre,
    merciLettre,
    aConfirmerLettre,
    sansReponseLettre,
  ],
  signalables: [coupDePouceSignalable, reponseSignalable],
  objetsFichiers: [coupDePouceFichiers],
}
