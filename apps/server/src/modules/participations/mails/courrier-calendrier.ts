import { formatName } from '@entrelles/contract/kit/format.ts'
import type { MailCalendar } from '#gateways/mail/mail.ts'
import { buildIcs } from '#kit/ics.ts'
import { icsEventOf } from '#modules/agenda/agenda.public.ts'
import type { Destinataire } from './destinataire.queries.ts'

export type Envoi = {
  readonly publicUrl: string
  /** For example « Entrelles <bonjour@…> ». */
  readonly from: string
  readonly now: Date
}

const organizerOf = (from: string): { name: string; email: string } => {
  const [, name = 'Entrelles', email = from] = /^\s*"?([^"<]*?)"?\s*<([^>]+)>\s*$/.exec(from) ?? []
  return { name, email }
}

/** The member's calendar entry, or its cancellation. */
export const calendarOf = (
  to: Destinataire,
  method: 'REQUEST' | 'CANCEL',
  { publicUrl, from, now }: Envoi,
): MailCalendar => ({
  method,
  name: 'evenement.ics',
  content: buildIcs({
    method,
    events: [
      {
        ...icsEventOf(
          {
            ...to,
            id: to.evenementId,
            isEnLigne: to.enLigne,
            isAnnule: method === 'CANCEL',
            modifieLe: now.toISOString(),
            inscrite: true,
          },
          publicUrl,
        ),
        organizer: organizerOf(from),
        attendee: { name: formatName(to), email: to.email },
      },
    ],
  }),
})
