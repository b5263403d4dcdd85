import { secondFacteurEndpoints } from '@entrelles/contract/modules/second-facteur/second-facteur.endpoints.ts'
import { bind } from '#kit/bind.ts'
import { checkPassword } from '#kit/check-password.ts'
import type { ServerModule } from '#kit/module.ts'
import { acceptActivation } from './accept-activation.ts'
import { createSecondFacteur } from './create-second-facteur.ts'
import { readSecondFacteur } from './second-facteur.queries.ts'
import { deleteSecret } from './second-facteur.repository.ts'

export const secondFacteurModule: ServerModule = {
  name: 'second-facteur',
  routes: bind(secondFacteurEndpoints, {
    getSecondFacteur: (_input, { db, actor }) => readSecondFacteur(db, actor.id),
    createSecondFacteur: ({ body }, ctx) => createSecondFacteur(body, ctx),
    acceptActivation: ({ body }, ctx) => acceptActivation(body, ctx),
    deleteSecondFacteur: async ({ body }, ctx) => {
      await checkPassword(ctx, body.password)
      await ctx.transaction(({ db, actor }) => deleteSecret(db, actor.id))
    },
  }),
}
