import ICAL from 'ical.js'

/** Parses a calendar file with its own time zones, not those of this machine. */
export const readIcs = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  const zones = new Map(
    calendar
      .getAllSubcomponents('vtimezone')
      .map((zone) => [String(zone.getFirstPropertyValue('tzid')), new ICAL.Timezone(zone)] as const),
  )
  return calendar.getAllSubcomponents('vevent').map((vevent) => {
    const at = (name: 'dtstart' | 'dtend') => {
      const property = vevent.getFirstProperty(name)
      const time = property?.getFirstValue() as ICAL.Time
      const tzid = property?.getParameter('tzid')
      const zone = tzid === undefined ? ICAL.Timezone.utcTimezone : zones.get(String(tzid))
      if (!zone) throw new Error(`the file does not say what ${String(tzid)} is`)
      const shown = String(time).replace(/Z$/, '')
      const instant = new Date(Date.parse(`${shown}Z`) - zone.utcOffset(time) * 1000).toISOString()
      return { tzid: tzid === undefined ? undefined : String(tzid), shown, instant }
    }
    const text = (name: string): string => String(vevent.getFirstPropertyValue(name) ?? '')
    return {
      start: at('dtstart'),
      end: at('dtend'),
      title: text('summary'),
      uid: text('uid'),
      status: text('status'),
      sequence: text('sequence'),
      location: text('location'),
      description: text('description'),
      url: text('url'),
    }
  })
}
