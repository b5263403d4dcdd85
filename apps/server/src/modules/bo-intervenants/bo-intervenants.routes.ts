import { boIntervenantsEndpoints } from '@entrelles/contract/modules/bo-intervenants/bo-intervenants.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ServerModule } from '#kit/module.ts'
import { consentementLettre } from './bo-intervenants.lettres.ts'
import { getResumeIntervenants, listChoixIntervenants, listIntervenants } from './bo-intervenants.queries.ts'
import { createConsentement } from './create-consentement.ts'
import { createIntervenant } from './create-intervenant.ts'
import { deleteConsentement } from './delete-consentement.ts'
import { deleteIntervenant } from './delete-intervenant.ts'
import { getIntervenantBo } from './intervenant.queries.ts'
import { mergeIntervenants } from './merge-intervenants.ts'
import { sendDemandeConsentement } from './send-demande-consentement.ts'
import { updateIntervenant } from './update-intervenant.ts'

export const boIntervenantsModule: ServerModule = {
  name: 'bo-intervenants',
  routes: bind(boIntervenantsEndpoints, {
    listIntervenants: ({ query }, ctx) => listIntervenants(ctx.db, query),
    getResumeIntervenants: (_input, ctx) => getResumeIntervenants(ctx.db),
    listChoixIntervenants: ({ query }, ctx) => listChoixIntervenants(ctx.db, query.termes),
    getIntervenantBo: ({ params }, ctx) => getIntervenantBo(ctx.db, ctx.actor, params.id),
    createIntervenant: ({ body }, ctx) => createIntervenant(body, ctx),
    updateIntervenant: ({ params, body }, ctx) => updateIntervenant(params.id, body, ctx),
    deleteIntervenant: ({ params }, ctx) => deleteIntervenant(params.id, ctx),
    mergeIntervenants: ({ params, body }, ctx) => mergeIntervenants(params.id, body.doublonId, ctx),
    sendDemandeConsentement: ({ params }, ctx) => sendDemandeConsentement(params.id, ctx),
    createConsentement: ({ params, body }, ctx) => createConsentement(params.id, body, ctx),
    deleteConsentement: ({ params }, ctx) => deleteConsentement(params.id, ctx),
  }),
  lettres: [consentementLettre],
}
