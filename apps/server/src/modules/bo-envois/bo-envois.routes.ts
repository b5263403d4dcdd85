import { boEnvoisEndpoints } from '@entrelles/contract/modules/bo-envois/bo-envois.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ServerModule } from '#kit/module.ts'
import { getResumeEnvois, listEnvois } from './bo-envois.queries.ts'
import { sendEnvoi } from './send-envoi.ts'

export const boEnvoisModule: ServerModule = {
  name: 'bo-envois',
  routes: bind(boEnvoisEndpoints, {
    listEnvois: ({ query }, ctx) => listEnvois(ctx.db, query, ctx.now()),
    getResumeEnvois: (_input, ctx) => getResumeEnvois(ctx.db),
    sendEnvoi: ({ params }, ctx) => sendEnvoi(params.id, ctx),
  }),
}
