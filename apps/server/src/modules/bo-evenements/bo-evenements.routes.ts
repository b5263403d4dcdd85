import { boEvenementsEndpoints } from '@entrelles/contract/modules/bo-evenements/bo-evenements.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ServerModule } from '#kit/module.ts'
import { listReferentiels } from '#modules/referentiels/referentiels.public.ts'
import { getAFaire } from './a-faire.queries.ts'
import { getEvenementBo } from './bo-evenement.queries.ts'
import { getResumeEvenements, listEvenementsBo } from './bo-evenements.queries.ts'
import { cancelEvenement } from './cancel-evenement.ts'
import { createEvenement } from './create-evenement.ts'
import { createSerie } from './create-serie.ts'
import { deleteEvenement } from './delete-evenement.ts'
import { duplicateEvenement } from './duplicate-evenement.ts'
import { listEmargementsAFaire } from './emargements-a-faire.queries.ts'
import { updateEvenement } from './update-evenement.ts'
import { updateSuites } from './update-suites.ts'

export const boEvenementsModule: ServerModule = {
  name: 'bo-evenements',
  routes: bind(boEvenementsEndpoints, {
    listEvenementsBo: ({ query }, ctx) => listEvenementsBo(ctx, query),
    getResumeEvenements: (_input, ctx) => getResumeEvenements(ctx),
    getAFaire: (_input, { db, now }) => getAFaire(db, now()),
    listTypesEvenementsBo: (_input, ctx) => listReferentiels(ctx.db, 'type_evenement'),
    getEvenementBo: ({ params }, ctx) => getEvenementBo(ctx, params.id),
    createEvenement: ({ body }, ctx) => createEvenement(body, ctx),
    updateEvenement: ({ params, body }, ctx) => updateEvenement(params.id, body, ctx),
    cancelEvenement: ({ params, query, body }, ctx) =>
      cancelEvenement({ id: params.id, named: body.id }, query.cancel, ctx),
    duplicateEvenement: ({ params, body }, ctx) => duplicateEvenement({ id: params.id, named: body.id }, ctx),
    createSerie: ({ params, body }, ctx) => createSerie(params.id, body, ctx),
    updateSuites: ({ params, body }, ctx) => updateSuites(params.id, body, ctx),
    deleteEvenement: ({ params, body }, ctx) => deleteEvenement({ id: params.id, named: body.id }, ctx),
    listEmargementsAFaire: ({ query }, ctx) => listEmargementsAFaire(ctx, query.page),
  }),
}
