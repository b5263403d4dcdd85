import { boAdhesionsEndpoints } from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ServerModule } from '#kit/module.ts'
import { listATraiter } from './a-traiter.queries.ts'
import { listAdherentesBo } from './adherentes.queries.ts'
import { listAdhesionsBo } from './adhesions-bo.queries.ts'
import { attachPaiement } from './attach-paiement.ts'
import { cancelAdhesion } from './cancel-adhesion.ts'
import { createAdhesion } from './create-adhesion.ts'
import { getAdhesionBo } from './detail.queries.ts'
import { listMontants } from './list-montants.ts'
import { resolvePaiement } from './resolve-paiement.ts'
import { acceptPaiement } from './accept-paiement.ts'
import { getResumeAdhesions } from './resume.queries.ts'
import { sendReponseReclamation } from './send-reponse-reclamation.ts'
import { verifyPaiement } from './verify-paiement.ts'

export const boAdhesionsModule: ServerModule = {
  name: 'bo-adhesions',
  routes: bind(boAdhesionsEndpoints, {
    listAdhesionsBo: ({ query }, { db, now, settings }) =>
      listAdhesionsBo(db, query, { now: now(), graceDays: settings.GRACE_JOURS }),
    getResumeAdhesions: (_input, { db, now, settings }) =>
      getResumeAdhesions(db, now(), settings.GRACE_JOURS),
    listATraiter: (_input, { db, now }) => listATraiter(db, now()),
    listAdherentesBo: ({ query }, { db }) => listAdherentesBo(db, query.termes),
    getAdhesionBo: ({ params }, { db, now, settings }) =>
      getAdhesionBo(db, params.id, now(), settings.GRACE_JOURS),
    listMontants: ({ body }, ctx) => listMontants(body, ctx),
    createAdhesion: ({ body }, ctx) => createAdhesion(body, ctx),
    cancelAdhesion: ({ params, body }, ctx) => cancelAdhesion(params.id, body, ctx),
    attachPaiement: ({ params, body }, ctx) => attachPaiement(params.id, body, ctx),
    verifyPaiement: ({ params }, ctx) => verifyPaiement(params.id, ctx),
    acceptPaiement: ({ params, body }, ctx) => acceptPaiement(params.id, body, ctx),
    resolvePaiement: ({ params, body }, ctx) => resolvePaiement(params.id, body, ctx),
    sendReponseReclamation: ({ params, body }, ctx) => sendReponseReclamation(params.id, body, ctx),
  }),
}
