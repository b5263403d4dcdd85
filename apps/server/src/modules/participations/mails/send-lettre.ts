import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { writeJeton, USAGES_JETON } from '@entrelles/contract/modules/participations/jetons.ts'
import { MailRefused } from '#gateways/mail/mail.ts'
import type { JobCtx } from '#kit/jobs.ts'
import { calendarOf } from './courrier-calendrier.ts'
import type { Lettre } from './courrier-texte.ts'
import type { Courrier } from './courrier.emails.tsx'
import type { Destinataire } from './destinataire.queries.ts'

/** Where the link of a mail leads; nothing happens there before she confirms (R2.1-11). */
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
}

/** Hands a mail over; an address that is refused for good is not tried again. */
export const sendLettre = async (
  { id, to, courrier, calendar }: Envoi,
  { mail, publicUrl, settings, now, log }: JobCtx,
): Promise<void> => {
  // Loaded by the worker alone: what draws mails is heavy.
  const { renderCourrier } = await import('./courrier.emails.tsx')
  const envoi = { publicUrl, from: settings.MAIL_FROM, now: now() }
  try {
    await mail.send({
      id,
      to: to.email,
      subject: courrier.sujet,
      ...(await renderCourrier({ courrier, publicUrl })),
      ...(calendar && { calendar: calendarOf(to, calendar, envoi) }),
    })
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error
    log.warn({ id, status: error.status }, 'a mail was refused for good')
  }
}
