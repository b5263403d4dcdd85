import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { writeJeton, USAGES_JETON } from '@entrelles/contract/modules/participations/jetons.ts'
import { MailRefused } from '#gateways/mail/mail.ts'
import type { JobCtx } from '#kit/jobs.ts'
import { calendarOf } from './courrier-calendrier.ts'
import type { Lettre } from './courrier-texte.ts'
import type { Courrier } from './courrier.emails.tsx'
import type { Destinataire } from './destinataire.queries.ts'

/** Adds the unregistration link; its page asks for a confirmation first (R2.1-11). */
export const lettreOf = (to: Destinataire, { derive }: Pick<JobCtx, 'derive'>): Lettre => {
  const { participationId } = to
  const signature = derive(USAGES_JETON.desinscription, participationId)
  const token = writeJeton({ participationId, signature })
  return { to, sortie: `${pathTo('/inscription_evenement/desinscription')}?token=${token}` }
}

type Envoi = {
  readonly id: string
  readonly to: Destinataire
  readonly courrier: Courrier
  readonly calendar?: 'REQUEST' | 'CANCEL' | undefined
  readonly replyTo?: string
}

/** Sends a mail; a permanently refused address is not retried. */
export const sendLettre = async (
  { id, to, courrier, calendar, replyTo }: Envoi,
  { mail, publicUrl, settings, now, log }: JobCtx,
): Promise<void> => {
  // Lazy import: mail rendering is heavy, and only the worker needs it.
  const { renderCourrier } = await import('./courrier.emails.tsx')
  const envoi = { publicUrl, from: settings.MAIL_FROM, now: now() }
  try {
    await mail.send({
      id,
      to: to.email,
      subject: courrier.sujet,
      ...(await renderCourrier({ courrier, publicUrl })),
      ...(replyTo && { replyTo }),
      ...(calendar && { calendar: calendarOf(to, calendar, envoi) }),
    })
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error
    log.warn({ id, status: error.status }, 'a mail was refused for good')
  }
}
