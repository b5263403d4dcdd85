import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { writeJeton, USAGES_JETON } from '@entrelles/contract/modules/participations/jetons.ts'
import type { Attachment } from '#gateways/mail/mail.ts'
import type { LettreCtx, Written } from '#kit/lettres.ts'
import { BRAND } from '#kit/mail/mail-colors.ts'
import { calendarOf } from './courrier-calendrier.ts'
import type { Lettre } from './courrier-parts.ts'
import type { Courrier } from './courrier.emails.tsx'
import type { Destinataire } from './destinataire.queries.ts'

/** Adds the unregistration link; its page asks for a confirmation first (R2.1-11). */
export const lettreOf = (to: Destinataire, { derive }: Pick<LettreCtx, 'derive'>): Lettre => {
  const { participationId } = to
  const signature = derive(USAGES_JETON.desinscription, participationId)
  const token = writeJeton({ participationId, signature })
  return { to, sortie: `${pathTo('/inscription_evenement/desinscription')}?token=${token}` }
}

/** The code that checks the member in, as on the page of the event. Eight pixels a module stay sharp on a phone. */
const qrOf = async (
  { participationId }: Destinataire,
  { derive }: Pick<LettreCtx, 'derive'>,
  cid: string,
): Promise<Attachment> => {
  const signature = derive(USAGES_JETON.pointage, participationId)
  const { default: qrcode } = await import('qrcode')
  const content = await qrcode.toBuffer(writeJeton({ participationId, signature }), {
    margin: 4,
    scale: 8,
    color: { dark: BRAND.ink },
  })
  return { name: 'qr-code.png', content, contentType: 'image/png', cid }
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
  ctx: LettreCtx,
): Promise<Written> => {
  const { publicUrl, settings, now, desabonnement } = ctx
  // Lazy import: mail rendering is heavy, and only the worker needs it.
  const { renderCourrier, QR_CID } = await import('./courrier.emails.tsx')
  const envoi = { publicUrl, from: settings.MAIL_FROM, now: now() }
  return {
    to: to.email,
    ...(await renderCourrier({ courrier, publicUrl, desabonnement })),
    ...(courrier.hasCode && { attachments: [await qrOf(to, ctx, QR_CID)] }),
    ...(replyTo && { replyTo }),
    ...(calendar && { calendar: calendarOf(to, calendar, envoi) }),
  }
}
