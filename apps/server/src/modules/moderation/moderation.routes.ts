import { moderationEndpoints } from '@entrelles/contract/modules/moderation/moderation.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ServerModule } from '#kit/module.ts'
import { createSignalement } from './create-signalement.ts'
import { reponseSignalementLettre, signalementLettre } from './moderation.lettres.ts'
import { listMesSignalements } from './signalements.queries.ts'

export const moderationModule: ServerModule = {
  name: 'moderation',
  routes: bind(moderationEndpoints, {
    createSignalement: ({ body }, ctx) => createSignalement(body, ctx),
    listMesSignalements: ({ query }, ctx) => listMesSignalements(query.page, ctx),
  }),
  lettres: [signalementLettre, reponseSignalementLettre],
}
