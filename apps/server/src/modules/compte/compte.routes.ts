import { compteEndpoints } from '@entrelles/contract/modules/compte/compte.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ServerModule } from '#kit/module.ts'
import { endSessions } from '#modules/session/session.public.ts'
import { acceptChangementEmail } from './accept-changement-email.ts'
import { eraseComptesJob } from './compte.jobs.ts'
import { changementEmailLettre, emailChangeLettre, suppressionLettre } from './compte.lettres.ts'
import { getParametres, listSessionsOuvertes } from './compte.queries.ts'
import { createChangementEmail } from './create-changement-email.ts'
import { cancelSuppression, deleteCompte } from './delete-compte.ts'
import { assertOwn } from './own-compte.ts'
import { updateMotDePasse } from './update-mot-de-passe.ts'
import { updateParametres } from './update-parametres.ts'

export const compteModule: ServerModule = {
  name: 'compte',
  routes: bind(compteEndpoints, {
    getParametres: async ({ params }, { db, actor, now }) => {
      assertOwn(actor, params.id)
      return getParametres(db, actor, now())
    },
    updateParametres: ({ params, body }, ctx) => updateParametres(params.id, body, ctx),
    createChangementEmail: ({ body }, ctx) => createChangementEmail(body, ctx),
    acceptChangementEmail: ({ body }, ctx) => acceptChangementEmail(body, ctx),
    updateMotDePasse: ({ body }, ctx) => updateMotDePasse(body, ctx),
    listSessionsOuvertes: (_input, { db, actor, now }) => listSessionsOuvertes(db, actor, now()),
    // Matches only her own sessions: another member's id has no effect.
    deleteSessionOuverte: ({ params }, ctx) => endSessions(ctx.actor.id, ctx, { only: params.id }),
    deleteCompte: ({ params, body }, ctx) => deleteCompte([params.id, body.id], ctx),
    cancelSuppression: ({ params }, ctx) => cancelSuppression(params.id, ctx),
  }),
  jobs: [eraseComptesJob],
  lettres: [changementEmailLettre, emailChangeLettre, suppressionLettre],
}
