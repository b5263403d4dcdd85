import { instant } from '@entrelles/contract/kit/date-schemas.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { defineJob } from '#kit/jobs.ts'
import { findJetonToSend, insertJeton, secretOfJeton } from '#modules/session/session.public.ts'
import { findDestinataire } from './inscription.queries.ts'
import { deleteInscriptionsInachevees } from './inscription.repository.ts'

/** The page that logs in with the link; `creation` makes it speak of a confirmation (R2.1-2). */
const lienOf = (publicUrl: string, secret: string, creation: 0 | 1): string => {
  const lienConnexion = encodeURIComponent(`${publicUrl}/api/connexion/lien/${secret}`)
  return `${publicUrl}${pathTo('/connexion/:token/:creation', { token: secret, creation })}?lienConnexion=${lienConnexion}`
}

/** Mails the login link, unless it was used or has expired meanwhile. */
export const sendLienConnexionJob = defineJob({
  name: 'inscription.envoyer-lien',
  data: z.object({ jetonId: z.uuid(), reprise: z.boolean() }),
  run: async ({ jetonId, reprise }, { db, now, mail, publicUrl, derive }) => {
    const jeton = await findJetonToSend(db, jetonId, now())
    if (!jeton) return
    const isConfirmed = jeton.emailValideLe !== null
    const lien = lienOf(publicUrl, secretOfJeton(derive, jetonId), isConfirmed ? 0 : 1)
    const { renderConfirmation, renderLienConnexion } = await import('./inscription.emails.tsx')
    const { prenom } = jeton
    await mail.send({
      id: `lien-connexion-${jetonId}`,
      to: jeton.email,
      subject: isConfirmed ? 'Ton lien de connexion' : 'Confirme ton adresse e-mail',
      ...(await (isConfirmed
        ? renderLienConnexion({ prenom, lien })
        : renderConfirmation({ prenom, lien, reprise, publicUrl }))),
    })
  },
})

/**
 * Creates and mails a login link to a member who is not suspended. `reprise`: another sign-up was already waiting
 * for her address. A job does it, so that the request takes the same time with and without an account.
 */
export const createLienConnexionJob = defineJob({
  name: 'inscription.creer-lien',
  data: z.object({ compteId: z.uuid(), reprise: z.boolean() }),
  run: ({ compteId, reprise }, { now, derive, transaction }) =>
    transaction(async ({ db, enqueue }) => {
      if (!(await findDestinataire(db, compteId, now()))) return
      const jetonId = await insertJeton(db, derive, { compteId, usage: 'connexion' }, now())
      await enqueue(sendLienConnexionJob, { jetonId, reprise })
    }),
})

/** Informs a member that somebody signed up with her address. */
export const sendDejaInscriteJob = defineJob({
  name: 'inscription.envoyer-deja-inscrite',
  data: z.object({ compteId: z.uuid(), le: instant }),
  run: async ({ compteId, le }, { db, now, mail, publicUrl }) => {
    const compte = await findDestinataire(db, compteId, now())
    if (!compte) return
    const { renderDejaInscrite } = await import('./inscription.emails.tsx')
    await mail.send({
      id: `deja-inscrite-${compteId}-${new Date(le).getTime()}`,
      to: compte.email,
      subject: 'Tu as déjà un compte',
      ...(await renderDejaInscrite({ prenom: compte.prenom, publicUrl })),
    })
  },
})

const KEPT_MS = 30 * 86_400_000

/** Each night, deletes the unfinished sign-ups. */
export const purgeInscriptionsJob = defineJob({
  name: 'inscription.purger',
  data: z.object({}),
  cron: '27 3 * * *',
  run: async (_data, { now, log, transaction }) => {
    const before = new Date(now().getTime() - KEPT_MS)
    const deleted = await transaction(({ db }) => deleteInscriptionsInachevees(db, before))
    log.info({ deleted }, 'unfinished sign-ups purged')
  },
})
