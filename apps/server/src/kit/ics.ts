import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalEventData,
} from 'ical-generator'
import { buildVtimezone, formatLocal, offsetOf, type Offset } from './vtimezone.ts'

type Instant = string | Date
type Person = { readonly name: string; readonly email: string }

export type IcsEvent = {
  /** Stable for the life of the event: calendars identify it by this. */
  readonly uid: string
  /** Increases with each change that calendars must apply. */
  readonly sequence: number
  /** Passed in, never read from the clock, so that the same data gives the same file. */
  readonly stamp: Instant
  readonly start: Instant
  readonly end: Instant
  readonly zone: string
  readonly title: string
  readonly isCancelled?: boolean
  readonly location?: string | null
  readonly url?: string | null
  readonly description?: string | null
  readonly organizer?: Person
  /** The recipient: mail clients add an event to the calendar of its attendee. */
  readonly attendee?: Person
}

export type IcsMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL'

export type Ics = {
  readonly method: IcsMethod
  readonly events: readonly IcsEvent[]
  /** The name of a subscribed calendar, and its refresh interval. */
  readonly feed?: { readonly name: string; readonly refreshSeconds: number }
}

const PRODUCT = { company: 'Entrelles', product: 'Agenda', language: 'FR' }

/** Removes the control characters that a calendar cannot hold, except line ends. */
const clean = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/\p{Cc}/gu, (sign) => (sign === '\n' ? '\n' : sign === '\t' ? ' ' : ''))

/** One escaped line, for the fields that the library does not escape. */
const escapeLine = (text: string): string =>
  clean(text)
    .replaceAll('\n', ' ')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)

const msOf = (at: Instant): number => new Date(at).getTime()

/** An instant in the form of a date-library object, which ical-generator accepts: it has no time zones of its own. */
const zoned = (at: number, shift = 0): Exclude<ICalEventData['start'], string> => ({
  isValid: true,
  zone: { type: 'iana' },
  setZone: (name?: string) =>
    zoned(at, name === undefined || name === 'utc' ? 0 : offsetOf(name)(at)) as never,
  toFormat: (format: string) => {
    const [day = '', hour = ''] = formatLocal(at, shift).split('T')
    return format === 'HHmmss' ? hour : day
  },
  toJSDate: () => new Date(at),
  toJSON: () => new Date(at).toISOString(),
})

const AROUND = 3 * 3_600_000

/** Whether a local time is ambiguous at the end of summer time: calendar programs disagree on which one is meant. */
const comesTwice = (at: number, offset: Offset): boolean =>
  [at - AROUND, at + AROUND].map(offset).some((other) => {
    const same = at + offset(at) - other
    return same !== at && offset(same) === other
  })

/** Null, which means UTC, if a local time is ambiguous. */
const zoneOf = ({ start, end, zone }: IcsEvent): string | null => {
  const offset = offsetOf(zone)
  return [start, end].some((at) => comesTwice(msOf(at), offset)) ? null : zone
}

const person = ({ name, email }: Person): Person => ({ name: clean(name).replaceAll('\n', ' '), email })

const eventOf = (event: IcsEvent): ICalEventData => ({
  id: escapeLine(event.uid),
  sequence: event.sequence,
  stamp: new Date(event.stamp),
  start: zoned(msOf(event.start)),
  end: zoned(msOf(event.end)),
  timezone: zoneOf(event),
  summary: clean(event.title).replaceAll('\n', ' '),
  status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  location: event.location ? clean(event.location) : null,
  // Percent-encoded, because the library would escape these characters as text.
  url: event.url?.replaceAll(/[,;\\\s]/g, encodeURIComponent) ?? null,
  description: event.description ? clean(event.description) : null,
  organizer: event.organizer ? person(event.organizer) : null,
  attendees: event.attendee
    ? [
        {
          ...person(event.attendee),
          role: ICalAttendeeRole.REQ,
          status: ICalAttendeeStatus.ACCEPTED,
          rsvp: false,
        },
      ]
    : [],
})

/** An iCalendar file (RFC 5545). */
export const buildIcs = ({ method, events, feed }: Ics): string => {
  const vtimezone = (zone: string): string => {
    const own = events.filter((event) => event.zone === zone)
    const starts = own.map(({ start }) => msOf(start))
    const ends = own.map(({ end }) => msOf(end))
    return buildVtimezone(
      zone,
      starts.reduce((a, b) => Math.min(a, b), Infinity),
      ends.reduce((a, b) => Math.max(a, b), -Infinity),
    )
  }
  const calendar = ical({
    method: ICalCalendarMethod[method],
    prodId: PRODUCT,
    scale: 'GREGORIAN',
    timezone: { name: null, generator: vtimezone },
    ...(feed && { name: escapeLine(feed.name), ttl: feed.refreshSeconds }),
    events: events.map(eventOf),
  })
  return `${calendar.toString()}\r\n`
}
