import { sessionEndpoints } from '@entrelles/contract/modules/session/session.endpoints.ts'
import { bind } from '#kit/bind.ts'
import { checkPassword } from '#kit/check-password.ts'
import type { ServerModule } from '#kit/module.ts'
import { acceptSecondFacteur } from './accept-second-facteur.ts'
import { createDemandeMotDePasse } from './create-demande-mot-de-passe.ts'
import { createSessionAvecMotDePasse } from './create-session-avec-mot-de-passe.ts'
import { createSessionParLien } from './create-session-par-lien.ts'
import { createSession } from './create-session.ts'
import { deleteSession } from './delete-session.ts'
import { getApercuLien } from './get-apercu-lien.ts'
import { purgeSessionsJob } from './purge.jobs.ts'
import { renewSession } from './renew-session.ts'
import { createLienMotDePasseJob } from './session.jobs.ts'
import { motDePasseChangeLettre, motDePasseOublieLettre, sessionFermeeLettre } from './session.lettres.ts'
import { getMe } from './session.queries.ts'
import { updateConfirmee } from './session.repository.ts'
import { updateMotDePasseOublie } from './update-mot-de-passe-oublie.ts'

export const sessionModule: ServerModule = {
  name: 'session',
  routes: bind(sessionEndpoints, {
    createSession: ({ body }, ctx) => createSession(body, ctx),
    acceptSecondFacteur: ({ body }, ctx) => acceptSecondFacteur(body, ctx),
    getMe: (_input, ctx) => getMe(ctx.db, ctx.actor),
    confirmSession: async ({ body }, ctx) => {
      await checkPassword(ctx, body.password)
      await ctx.transaction(({ db, actor, now }) => updateConfirmee(db, actor.sessionId, now()))
    },
    renewSession: ({ body }, ctx) => renewSession(body, ctx),
    deleteSession: ({ body }, ctx) => deleteSession(body, ctx),
    createSessionParLien: ({ params }, ctx) => createSessionParLien(params.token, ctx),
    getApercuLien: ({ params }, ctx) => getApercuLien(params.token, ctx),
    createSessionAvecMotDePasse: ({ params, body }, ctx) =>
      createSessionAvecMotDePasse(params.token, body, ctx),
    createDemandeMotDePasse: ({ body }, ctx) => createDemandeMotDePasse(body, ctx),
    updateMotDePasseOublie: ({ body }, ctx) => updateMotDePasseOublie(body, ctx),
  }),
  jobs: [createLienMotDePasseJob, purgeSessionsJob],
  lettres: [motDePasseOublieLettre, motDePasseChangeLettre, sessionFermeeLettre],
}
