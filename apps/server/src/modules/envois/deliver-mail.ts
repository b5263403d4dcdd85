import { MailPostponed, MailRefused } from '#gateways/mail/mail.ts'
import type { JobWriteCtx } from '#kit/jobs.ts'
import { Ignoree, LETTRE_INCONNUE, type Issue, type Written } from '#kit/lettres.ts'
import { findRebond } from '#modules/rebonds/rebonds.public.ts'
import { applyReglages, COUPEE } from './apply-reglages.ts'
import { VOIES_MAIL, type Envoi } from './envois.repository.ts'
import { MailUnavailable, parsedOf, type Canal, type Deliver } from './send-next-envoi.ts'

const EN_ERREUR = 'adresse en erreur'

const send = async (envoi: Envoi, mail: Omit<Written, 'sent'>, ctx: JobWriteCtx): Promise<Issue> => {
  if (await findRebond(ctx.db, mail.to)) return { statut: 'ignore', motif: EN_ERREUR }
  try {
    await ctx.mail.send({ id: envoi.cle, ...mail })
    return { statut: 'envoye', motif: null }
  } catch (error) {
    // Only the status: the server's own words contain the address, which must not outlive the account.
    if (error instanceof MailRefused) return { statut: 'echec', motif: `adresse refusée (${error.status})` }
    if (error instanceof MailPostponed)
      return { statut: 'reporte', motif: `messagerie occupée (${error.status})` }
    throw new MailUnavailable('the mail server does not take mails', { cause: error })
  }
}

/** Writes and sends one mail; never throws for a reason that concerns its recipient only. */
const deliverMail: Deliver = async (envoi, ctx) => {
  const lettre = ctx.lettres.get(envoi.lettre)
  if (!lettre?.write) return { lettre, issue: { statut: 'echec', motif: LETTRE_INCONNUE } }
  const reglage = await applyReglages(envoi, ctx)
  if (reglage === 'gardee') return undefined
  if (reglage === 'coupee') return { lettre, issue: { statut: 'ignore', motif: COUPEE } }
  const written = await lettre.write(parsedOf(envoi, lettre), { ...ctx, ...reglage })
  if (written instanceof Ignoree) {
    const { statut, motif, apres } = written
    return { lettre, apres, issue: { statut, motif } }
  }
  const { sent, ...mail } = written
  const issue = await send(envoi, { ...mail, ...reglage }, ctx)
  return { lettre, issue, ...(issue.statut === 'envoye' && { apres: sent }) }
}

export const MAIL: Canal = { voies: VOIES_MAIL, deliver: deliverMail }
