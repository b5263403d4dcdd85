import { offsetMinutesAt } from '@entrelles/contract/kit/zoned-time.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** No zone has two transitions within this time. */
const STEP = 7 * DAY
/** A zone with summer time has a transition within this time. */
const REACH = 400 * DAY

/** Milliseconds to add to an instant to get the local time. */
export type Offset = (at: number) => number

/** The offsets of an IANA zone, from Intl; an unknown zone throws a RangeError when called. */
export const offsetOf =
  (zone: string): Offset =>
  (at) =>
    offsetMinutesAt(new Date(at), zone) * MINUTE

type Transition = { readonly at: number; readonly from: number; readonly to: number }

/** The transitions between two instants, to the minute. */
const transitionsOf = (offset: Offset, from: number, to: number): Transition[] => {
  const found: Transition[] = []
  for (let at = from; at < to; at += STEP) {
    let [before, after] = [at, Math.min(at + STEP, to)]
    const [old, next] = [offset(before), offset(after)]
    if (old === next) continue
    while (after - before > MINUTE) {
      const middle = before + Math.floor((after - before) / 2 / MINUTE) * MINUTE
      if (offset(middle) === old) before = middle
      else after = middle
    }
    found.push({ at: after, from: old, to: next })
  }
  return found
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

const formatOffset = (offset: number): string => {
  const minutes = Math.abs(offset) / MINUTE
  return `${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}${twoDigits(minutes % 60)}`
}

/** « 20261025T030000 »: the local time at that offset. */
export const formatLocal = (at: number, offset: number): string =>
  new Date(at + offset).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')

const observance = (start: string, from: number, to: number): string[] => {
  const kind = to > from ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${formatOffset(from)}`,
    `TZOFFSETTO:${formatOffset(to)}`,
    `END:${kind}`,
  ]
}

/** A VTIMEZONE that covers every transition around two instants. */
export const buildVtimezone = (zone: string, from: number, to: number): string => {
  const offset = offsetOf(zone)
  // Whole minutes, because the search has minute precision.
  const [first, last] = [from - REACH, to + REACH].map((at) => Math.floor(at / MINUTE) * MINUTE) as [
    number,
    number,
  ]
  const transitions = transitionsOf(offset, first, last)
  const before = offset(first)
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...observance('19700101T000000', before, before),
    ...transitions.flatMap(({ at, from: old, to: next }) => observance(formatLocal(at, old), old, next)),
    'END:VTIMEZONE',
  ].join('\r\n')
}
