import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { writeJeton, USAGES_JETON } from '@entrelles/contract/modules/participations/jetons.ts'
import type { LettreCtx, Written } from '#kit/lettres.ts'
import { calendarOf } from './courrier-calendrier.ts'
import type { Lettre } from './courrier-texte.ts'
import type { Courrier } from './courrier.emails.tsx'
import type { Destinataire } from './destinataire.queries.ts'

/** Adds the unregistration link; its page asks for a confirmation first (R2.1-11). */
export const lettreOf = (to: Destinataire, { derive }: Pick<LettreCtx, 'derive'>): Lettre => {
  const { participationId } = to
  const signature = derive(USAGES_JETON.desinscription, participationId)
  const token = writeJeton({ participationId, signature })
  return { to, sortie: `${pathTo('/inscription_evenement/desinscription')}?token=${token}` }
}

type Ecrit = {
  readonly to: Destinataire
  readonly courrier: Courrier
  readonly calendar?: 'REQUEST' | 'CANCEL' | undefined
  readonly replyTo?: string
}

/** The mail of a letter. */
export const writeCourrier = async (
  { to, courrier, calendar, replyTo }: Ecrit,
  { publicUrl, settings, now }: LettreCtx,
): Promise<Written> => {
  // Lazy import: mail rendering is heavy, and only the worker needs it.
  const { renderCourrier } = await import('./courrier.emails.tsx')
  const envoi = { publicUrl, from: settings.MAIL_FROM, now: now() }
  return {
    to: to.email,
    subject: courrier.sujet,
    ...(await renderCourrier({ courrier, publicUrl })),
    ...(replyTo && { replyTo }),
    ...(calendar && { calendar: calendarOf(to, calendar, envoi) }),
  }
}
