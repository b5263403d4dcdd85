import { moderationEndpoints } from '@entrelles/contract/modules/moderation/moderation.endpoints.ts'
import { recoursEndpoints } from '@entrelles/contract/modules/moderation/recours.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ServerModule } from '#kit/module.ts'
import { createRecoursMesure } from './create-recours-mesure.ts'
import { createRecoursSignalement } from './create-recours-signalement.ts'
import { createSignalement } from './create-signalement.ts'
import { createRecoursParLien, getPageRecours } from './lien-recours.ts'
import { listMesMesures } from './mesures.queries.ts'
import { reponseSignalementLettre, signalementLettre } from './moderation.lettres.ts'
import { recoursLettre } from './recours.lettres.ts'
import { listMesSignalements } from './signalements.queries.ts'

export const moderationModule: ServerModule = {
  name: 'moderation',
  routes: [
    ...bind(moderationEndpoints, {
      createSignalement: ({ body }, ctx) => createSignalement(body, ctx),
      listMesSignalements: ({ query }, ctx) => listMesSignalements(query.page, ctx),
    }),
    ...bind(recoursEndpoints, {
      createRecoursSignalement: ({ params, body }, ctx) => createRecoursSignalement(params.id, body, ctx),
      listMesMesures: ({ query }, ctx) => listMesMesures(query.page, ctx),
      createRecoursMesure: ({ params, body }, ctx) => createRecoursMesure(params.id, body, ctx),
      getPageRecours: ({ query }, ctx) => getPageRecours(query.token, ctx),
      createRecoursParLien: ({ query, body }, ctx) => createRecoursParLien(query.token, body, ctx),
    }),
  ],
  lettres: [signalementLettre, reponseSignalementLettre, recoursLettre],
}
