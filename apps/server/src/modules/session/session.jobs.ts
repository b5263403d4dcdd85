import { instant } from '@entrelles/contract/kit/date-schemas.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { defineJob } from '#kit/jobs.ts'
import { findJetonToSend, insertJeton, secretOfJeton } from './jetons.repository.ts'
import { findDestinataire, findDestinataireOfSession } from './session.queries.ts'

/** Mails the password reset link, unless it was used or has expired meanwhile. */
export const sendMotDePasseJob = defineJob({
  name: 'session.envoyer-mot-de-passe',
  data: z.object({ jetonId: z.uuid() }),
  run: async ({ jetonId }, { db, now, mail, publicUrl, derive }) => {
    const jeton = await findJetonToSend(db, jetonId, now())
    if (!jeton) return
    const { renderMotDePasse } = await import('./session.emails.tsx')
    const lien = `${publicUrl}${pathTo('/reinitialisation-mot-de-passe/nouveau-mot-de-passe')}?token=${secretOfJeton(derive, jetonId)}`
    await mail.send({
      id: `mot-de-passe-${jetonId}`,
      to: jeton.email,
      subject: 'Choisis ton nouveau mot de passe',
      ...(await renderMotDePasse({ prenom: jeton.prenom, lien })),
    })
  },
})

/**
 * Creates and mails a password reset link, if the account exists. A job does it, so that the request takes the same
 * time with and without an account.
 */
export const createLienMotDePasseJob = defineJob({
  name: 'session.creer-lien-mot-de-passe',
  data: z.object({ compteId: z.uuid() }),
  run: ({ compteId }, { now, derive, transaction }) =>
    transaction(async ({ db, enqueue }) => {
      if (!(await findDestinataire(db, compteId))) return
      const jetonId = await insertJeton(db, derive, { compteId, usage: 'mot_de_passe' }, now())
      await enqueue(sendMotDePasseJob, { jetonId })
    }),
})

/** Informs a member that her password was changed. */
export const sendMotDePasseChangeJob = defineJob({
  name: 'session.annoncer-mot-de-passe',
  data: z.object({ compteId: z.uuid(), le: instant }),
  run: async ({ compteId, le }, { db, mail, publicUrl }) => {
    const compte = await findDestinataire(db, compteId)
    if (!compte) return
    const { renderMotDePasseChange } = await import('./session.emails.tsx')
    await mail.send({
      id: `mot-de-passe-change-${compteId}-${new Date(le).getTime()}`,
      to: compte.email,
      subject: 'Ton mot de passe a changé',
      ...(await renderMotDePasseChange({ prenom: compte.prenom, publicUrl })),
    })
  },
})

/** Informs a member that a session was ended because its token may have been stolen. */
export const sendAlerteSessionJob = defineJob({
  name: 'session.alerter',
  data: z.object({ sessionId: z.uuid() }),
  run: async ({ sessionId }, { db, mail, publicUrl }) => {
    const compte = await findDestinataireOfSession(db, sessionId)
    if (!compte) return
    const { renderAlerteSession } = await import('./session.emails.tsx')
    await mail.send({
      id: `session-alerte-${sessionId}`,
      to: compte.email,
      subject: 'Une de tes sessions a été fermée par sécurité',
      ...(await renderAlerteSession({ prenom: compte.prenom, publicUrl })),
    })
  },
})
