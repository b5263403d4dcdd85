import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, test, vi } from 'vitest'
import { buildIcs, type Ics, type IcsEvent } from './ics.ts'

const event: IcsEvent = {
  uid: '0192-evenement@entrelles.test',
  sequence: 3,
  stamp: '2026-11-14T09:00:00.000Z',
  start: '2026-11-19T17:30:00.000Z',
  end: '2026-11-19T19:30:00.000Z',
  zone: 'Europe/Paris',
  title: 'Fixer ses prix sans s’excuser',
}

const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  const zones = new Map(
    calendar
      .getAllSubcomponents('vtimezone')
      .map((zone) => [String(zone.getFirstPropertyValue('tzid')), new ICAL.Timezone(zone)] as const),
  )
  const events = calendar.getAllSubcomponents('vevent').map((vevent) => {
    /** Resolves the instant with the time zones of the file, not those of this machine. */
    const at = (name: 'dtstart' | 'dtend') => {
      const property = vevent.getFirstProperty(name)
      const time = property?.getFirstValue() as ICAL.Time
      const tzid = property?.getParameter('tzid')
      const zone = tzid === undefined ? ICAL.Timezone.utcTimezone : zones.get(String(tzid))
      if (!zone) throw new Error(`the file does not say what ${String(tzid)} is`)
      const shown = String(time).replace(/Z$/, '')
      return {
        tzid,
        shown,
        instant: new Date(Date.parse(`${shown}Z`) - zone.utcOffset(time) * 1000).toISOString(),
      }
    }
    return {
      start: at('dtstart'),
      end: at('dtend'),
      value: (name: string) => vevent.getFirstPropertyValue(name),
      vevent,
    }
  })
  return { calendar, zones, events }
}

const build = (fields: Partial<IcsEvent> = {}, rest: Partial<Ics> = {}) =>
  buildIcs({ method: 'PUBLISH', events: [{ ...event, ...fields }], ...rest })

const only = (text: string) => {
  const { events } = read(text)
  expect(events).toHaveLength(1)
  const [first] = events
  if (!first) throw new Error('no event')
  return first
}

describe('[P-2] the times of an event in a calendar', () => {
  test.each([
    [
      'an evening of Paris',
      'Europe/Paris',
      '2026-11-19T17:30:00.000Z',
      '2026-11-19T19:30:00.000Z',
      '2026-11-19T18:30:00',
    ],
    [
      'a summer evening of Paris',
      'Europe/Paris',
      '2026-07-09T16:30:00.000Z',
      '2026-07-09T18:30:00.000Z',
      '2026-07-09T18:30:00',
    ],
    [
      'across the night when the clocks go back',
      'Europe/Paris',
      '2026-10-24T21:00:00.000Z',
      '2026-10-25T03:00:00.000Z',
      '2026-10-24T23:00:00',
    ],
    [
      'the morning after they went back',
      'Europe/Paris',
      '2026-10-25T09:00:00.000Z',
      '2026-10-25T10:00:00.000Z',
      '2026-10-25T10:00:00',
    ],
    [
      'across the night when the clocks go forward',
      'Europe/Paris',
      '2027-03-27T22:00:00.000Z',
      '2027-03-28T02:00:00.000Z',
      '2027-03-27T23:00:00',
    ],
    [
      'the morning after they went forward',
      'Europe/Paris',
      '2027-03-28T08:00:00.000Z',
      '2027-03-28T09:00:00.000Z',
      '2027-03-28T10:00:00',
    ],
    [
      'La Réunion',
      'Indian/Reunion',
      '2027-03-28T00:30:00.000Z',
      '2027-03-28T02:30:00.000Z',
      '2027-03-28T04:30:00',
    ],
    [
      'Nouméa',
      'Pacific/Noumea',
      '2026-10-25T00:30:00.000Z',
      '2026-10-25T02:30:00.000Z',
      '2026-10-25T11:30:00',
    ],
    [
      'half an hour off: the Marquesas',
      'Pacific/Marquesas',
      '2026-11-19T17:30:00.000Z',
      '2026-11-19T19:30:00.000Z',
      '2026-11-19T08:00:00',
    ],
    [
      'other summer nights: Saint-Pierre',
      'America/Miquelon',
      '2026-11-01T14:00:00.000Z',
      '2026-11-01T15:00:00.000Z',
      '2026-11-01T11:00:00',
    ],
  ])('are correct for %s', (_what, zone, start, end, shown) => {
    const found = only(build({ zone, start, end }))
    expect(found.start).toEqual({ tzid: zone, shown, instant: start })
    expect(found.end).toMatchObject({ tzid: zone, instant: end })
  })

  test.each([
    ['begins the first time', '2026-10-25T00:30:00.000Z', '2026-10-25T03:00:00.000Z'],
    ['begins the second time', '2026-10-25T01:30:00.000Z', '2026-10-25T03:00:00.000Z'],
    ['ends the first time', '2026-10-24T20:00:00.000Z', '2026-10-25T00:00:00.000Z'],
    ['ends the second time', '2026-10-24T20:00:00.000Z', '2026-10-25T01:59:00.000Z'],
  ])('are in UTC when it %s in the hour repeated by the end of summer time', (_when, start, end) => {
    const found = only(build({ start, end }))
    expect(found.start).toMatchObject({ tzid: undefined, instant: start })
    expect(found.end).toMatchObject({ tzid: undefined, instant: end })
  })

  test.each([
    ['before', '2026-10-24T22:00:00.000Z', '2026-10-24T23:59:00.000Z'],
    ['after', '2026-10-25T02:00:00.000Z', '2026-10-25T04:00:00.000Z'],
  ])('are in its time zone right %s that hour', (_when, start, end) => {
    const found = only(build({ start, end }))
    expect(found.start).toMatchObject({ tzid: 'Europe/Paris', instant: start })
    expect(found.end).toMatchObject({ tzid: 'Europe/Paris', instant: end })
  })

  test('are correct at any instant in any French time zone', () => {
    const zones = ['Europe/Paris', 'Indian/Reunion', 'Pacific/Noumea', 'America/Miquelon', 'Pacific/Tahiti']
    const instants = fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2036, 0) / 60_000 })
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        instants,
        fc.integer({ min: 15, max: 4320 }),
        (zone, minute, length) => {
          const [start, end] = [minute, minute + length].map((at) => new Date(at * 60_000).toISOString()) as [
            string,
            string,
          ]
          const found = only(build({ zone, start, end }))
          expect([found.start.instant, found.end.instant]).toEqual([start, end])
        },
      ),
      { numRuns: 150 },
    )
  })

  test('do not depend on the time zone of the machine, nor on the current time', () => {
    const here = build()
    vi.stubEnv('TZ', 'America/New_York')
    try {
      expect(new Date(event.start).getHours()).toBe(12)
      expect(build()).toBe(here)
    } finally {
      vi.unstubAllEnvs()
    }
    expect(build()).toContain('\r\nDTSTART;TZID=Europe/Paris:20261119T183000\r\n')
    expect(build()).toContain('\r\nDTSTAMP:20261114T090000Z\r\n')
  })

  test('are refused in an unknown time zone', () => {
    expect(() => build({ zone: 'Europe/Quimper' })).toThrow(RangeError)
  })
})

test('a time zone without summer time has a single standard component', () => {
  const [zone] = read(build({ zone: 'Indian/Reunion' })).calendar.getAllSubcomponents('vtimezone')
  expect(zone?.getAllSubcomponents('standard')).toHaveLength(1)
  expect(zone?.getAllSubcomponents('daylight')).toHaveLength(0)
})

test('a calendar of many events has one VTIMEZONE per time zone, which covers all its events', () => {
  const events = [
    { ...event, uid: 'a', start: '2024-07-01T10:00:00.000Z', end: '2024-07-01T11:00:00.000Z' },
    { ...event, uid: 'b', start: '2028-07-01T10:00:00.000Z', end: '2028-07-01T11:00:00.000Z' },
    { ...event, uid: 'c', zone: 'Pacific/Noumea' },
  ]
  const {
    calendar,
    zones,
    events: found,
  } = read(build({}, { events, feed: { name: 'Entrelles, mon agenda; à moi', refreshSeconds: 3600 } }))
  expect(calendar.getAllSubcomponents('vtimezone')).toHaveLength(2)
  expect([...zones.keys()]).toEqual(['Europe/Paris', 'Pacific/Noumea'])
  expect(found.map(({ start }) => start.instant)).toEqual(events.map(({ start }) => start))
  expect(found.map(({ value }) => value('uid'))).toEqual(['a', 'b', 'c'])
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toMatch(/^Entrelles.*, mon agenda.*; à moi$/)
  expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT1H')
})

test('a calendar without events is valid', () => {
  const { calendar, events } = read(buildIcs({ method: 'PUBLISH', events: [] }))
  expect(events).toEqual([])
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
})

test.each([
  ['REQUEST', false, 'CONFIRMED'],
  ['CANCEL', true, 'CANCELLED'],
  ['PUBLISH', false, 'CONFIRMED'],
] as const)('a calendar declares its method: %s', (method, isCancelled, status) => {
  const { calendar, events } = read(build({ isCancelled }, { method }))
  expect(calendar.getFirstPropertyValue('method')).toBe(method)
  expect(events[0]?.value('status')).toBe(status)
  expect(events[0]?.value('sequence')).toBe(3)
  expect(events[0]?.value('uid')).toBe(event.uid)
})

test('an invitation names its organizer and its attendee, who has already accepted', () => {
  const found = only(
    build(
      {
        organizer: { name: 'Entrelles : "Finistère"; \r\nATTENDEE:x', email: 'bonjour@entrelles.test' },
        attendee: { name: 'Maëlle, Le Goff', email: 'maelle@exemple.fr' },
      },
      { method: 'REQUEST' },
    ),
  )
  expect(found.value('organizer')).toBe('mailto:bonjour@entrelles.test')
  const attendees = found.vevent.getAllProperties('attendee')
  expect(attendees).toHaveLength(1)
  expect(attendees[0]?.getFirstValue()).toBe('MAILTO:maelle@exemple.fr')
  expect(attendees[0]?.getParameter('cn')).toBe('Maëlle, Le Goff')
  expect(attendees[0]?.getParameter('partstat')).toBe('ACCEPTED')
  expect(attendees[0]?.getParameter('rsvp')).toBe('FALSE')
})

describe('texts in a calendar', () => {
  test('cannot inject properties or events', () => {
    const hostile =
      'Prix, « juste »; \\n ou pas\r\nEND:VEVENT\r\nBEGIN:VEVENT\nUID:autre\rMETHOD:CANCEL\u0000\u0007\u2028fin'
    const text = build({
      title: hostile,
      location: hostile,
      description: hostile,
      url: 'https://entrelles.test/evenement/1?a=1,2;3\r\nUID:autre',
      uid: 'un,deux;\r\nUID:autre',
    })
    const { calendar, events } = read(text)
    expect(events).toHaveLength(1)
    expect(calendar.getAllProperties('method')).toHaveLength(1)
    expect(events[0]?.vevent.getAllProperties('uid')).toHaveLength(1)
    const lines = 'Prix, « juste »; \\n ou pas\nEND:VEVENT\nBEGIN:VEVENT\nUID:autre\nMETHOD:CANCEL\nfin'
    expect(events[0]?.value('summary')).toBe(lines.replaceAll('\n', ' '))
    expect(events[0]?.value('location')).toBe(lines)
    expect(events[0]?.value('description')).toBe(lines)
    expect(events[0]?.value('url')).toBe('https://entrelles.test/evenement/1?a=1%2C2%3B3%0D%0AUID:autre')
  })

  test('are preserved for any characters, in lines of at most 75 bytes', () => {
    const signs = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 400 })
    const printable = signs.map((text) => text.replaceAll(/[\p{Cc}\u2028\u2029]/gu, ''))
    fc.assert(
      fc.property(printable, (description) => {
        const text = build({ description })
        expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
        for (const line of text.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
          expect(line).not.toMatch(/[\r\n]/)
        }
        expect(only(text).value('description') ?? '').toBe(description)
      }),
      { numRuns: 100 },
    )
  })

  test('are omitted when empty', () => {
    const found = only(build({ location: null, url: null, description: '' }))
    for (const name of ['location', 'url', 'description', 'organizer', 'attendee'])
      expect(found.value(name)).toBeNull()
  })
})
