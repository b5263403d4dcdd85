import type { MailCalendar } from '#gateways/mail/mail.ts'
import { buildIcs } from '#kit/ics.ts'
import type { Destinataire } from './destinataire.queries.ts'
import { lieuOf } from './quand.ts'

export type Envoi = {
  readonly publicUrl: string
  /** « Entrelles <bonjour@…> » */
  readonly from: string
  readonly now: Date
}

/** A calendar knows an event by this, wherever the entry came from. */
const uidOf = (evenementId: string, publicUrl: string): string =>
  `${evenementId}@${new URL(publicUrl).hostname}`

const organizerOf = (from: string): { name: string; email: string } => {
  const [, name = 'Entrelles', email = from] = /^\s*"?([^"<]*?)"?\s*<([^>]+)>\s*$/.exec(from) ?? []
  return { name, email }
}

/** Her entry in her calendar, or its end. It never holds the link of the event on line, only the way to it. */
export const calendarOf = (
  to: Destinataire,
  method: 'REQUEST' | 'CANCEL',
  { publicUrl, from, now }: Envoi,
): MailCalendar => {
  const page = `${publicUrl}/evenement/${to.evenementId}`
  const visio = `Rejoindre la visio\u202f: ${publicUrl}/api/evenements/${to.evenementId}/visio`
  return {
    method,
    name: 'evenement.ics',
    content: buildIcs({
      method,
      events: [
        {
          uid: uidOf(to.evenementId, publicUrl),
          sequence: to.sequence,
          stamp: now,
          start: to.debut,
          end: to.fin,
          zone: to.fuseau,
          title: to.titre,
          isCancelled: method === 'CANCEL',
          location: lieuOf(to),
          url: page,
          description: to.enLigne ? `${visio}\n${page}` : page,
          organizer: organizerOf(from),
          attendee: { name: [to.prenom, to.nom].filter(Boolean).join(' '), email: to.email },
        },
      ],
    }),
  }
}
