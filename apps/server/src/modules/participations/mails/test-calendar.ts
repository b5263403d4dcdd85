import ICAL from 'ical.js'
import type { Mail } from '#gateways/mail/mail.ts'

/** Parses the calendar entry of a mail. */
export const readCalendar = (mail: Mail | undefined) => {
  const calendar = new ICAL.Component(ICAL.parse(mail?.calendar?.content ?? '') as unknown[])
  const event = calendar.getFirstSubcomponent('vevent')
  const value = (name: string) => event?.getFirstPropertyValue(name)
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: value('uid'),
    sequence: value('sequence'),
    status: value('status'),
    start: String(value('dtstart')),
    zone: event?.getFirstProperty('dtstart')?.getParameter('tzid'),
    zones: calendar.getAllSubcomponents('vtimezone').map((zone) => zone.getFirstPropertyValue('tzid')),
    organizer: String(value('organizer')).toLowerCase(),
    attendee: String(value('attendee')).toLowerCase(),
    location: value('location'),
  }
}
