import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { DELAI_SUPPRESSION_JOURS } from '@entrelles/contract/modules/compte/compte.schema.ts'
import { digestOf } from '#kit/derive.ts'
import { defineJob } from '#kit/jobs.ts'
import { findJetonToSend, secretOfJeton } from '#modules/session/session.public.ts'
import { findCompte, findSuppression } from './compte.queries.ts'
import { eraseComptes } from './compte.repository.ts'

const DAY_MS = 86_400_000

/** Mails a confirmation link to the new address. */
export const sendChangementEmailJob = defineJob({
  name: 'compte.confirmer-email',
  data: z.object({ jetonId: z.uuid() }),
  run: async ({ jetonId }, { db, now, mail, publicUrl, derive }) => {
    const jeton = await findJetonToSend(db, jetonId, now())
    if (!jeton?.nouvelEmail) return
    const { renderChangementEmail } = await import('./compte.emails.tsx')
    const lien = `${publicUrl}${pathTo('/changement_email')}?token=${secretOfJeton(derive, jetonId)}`
    await mail.send({
      id: `changement-email-${jetonId}`,
      to: jeton.nouvelEmail,
      subject: 'Confirme ta nouvelle adresse e-mail',
      ...(await renderChangementEmail({ prenom: jeton.prenom, lien })),
    })
  },
})

/** Notifies the old address of the change. */
export const sendEmailChangeJob = defineJob({
  name: 'compte.annoncer-email',
  data: z.object({ compteId: z.uuid(), ancienEmail: z.string() }),
  run: async ({ compteId, ancienEmail }, { db, mail, publicUrl }) => {
    const compte = await findCompte(db, compteId)
    if (!compte) return
    const { renderEmailChange } = await import('./compte.emails.tsx')
    await mail.send({
      id: `email-change-${compteId}-${digestOf(compte.email).toString('hex')}`,
      to: ancienEmail,
      subject: 'Ton adresse e-mail a changé',
      ...(await renderEmailChange({ prenom: compte.prenom, publicUrl })),
    })
  },
})

/** Announces the date of the deletion, unless it was cancelled since. */
export const sendSuppressionJob = defineJob({
  name: 'compte.annoncer-suppression',
  data: z.object({ compteId: z.uuid() }),
  run: async ({ compteId }, { db, mail, publicUrl }) => {
    const compte = await findSuppression(db, compteId)
    if (!compte) return
    const { renderSuppression } = await import('./compte.emails.tsx')
    await mail.send({
      id: `suppression-${compteId}-${new Date(compte.suppressionLe).getTime()}`,
      to: compte.email,
      subject: 'Ton compte sera supprimé dans sept jours',
      ...(await renderSuppression({ prenom: compte.prenom, le: compte.suppressionLe, publicUrl })),
    })
  },
})

/** Each night, deletes the accounts whose delay is over. */
export const eraseComptesJob = defineJob({
  name: 'compte.effacer',
  data: z.object({}),
  cron: '29 3 * * *',
  run: async (_data, { now, log, transaction }) => {
    const askedBefore = new Date(now().getTime() - DELAI_SUPPRESSION_JOURS * DAY_MS)
    const erased = await transaction(({ db }) => eraseComptes(db, askedBefore))
    log.info({ erased: erased.length }, 'accounts erased')
  },
})
