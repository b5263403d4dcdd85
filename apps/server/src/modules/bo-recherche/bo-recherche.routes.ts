import { boRechercheEndpoints } from '@entrelles/contract/modules/bo-recherche/bo-recherche.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ServerModule } from '#kit/module.ts'
import { listSansResultat, listSynonymes } from './bo-recherche.queries.ts'
import { createSynonyme } from './create-synonyme.ts'
import { deleteSynonyme } from './delete-synonyme.ts'
import { updateSynonyme } from './update-synonyme.ts'

export const boRechercheModule: ServerModule = {
  name: 'bo-recherche',
  routes: bind(boRechercheEndpoints, {
    listSynonymes: async (_input, { db }) => ({ synonymes: await listSynonymes(db) }),
    createSynonyme: ({ body }, ctx) => createSynonyme(body, ctx),
    updateSynonyme: ({ params, body }, ctx) => updateSynonyme(params.id, body, ctx),
    deleteSynonyme: ({ params }, ctx) => deleteSynonyme(params.id, ctx),
    listRecherchesSansResultat: ({ query }, { db }) => listSansResultat(db, query.page),
  }),
}
