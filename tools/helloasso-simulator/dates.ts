const offset = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Paris', timeZoneName: 'longOffset' })

const parisOffsetOf = (at: number): string =>
  offset
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.slice('GMT'.length) ?? '+00:00'

const minutesOf = (text: string): number => {
  const [hours = 0, minutes = 0] = text.slice(1).split(':').map(Number)
  return (text.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
}

/**
 * Date as the platform writes it: Paris time, seven decimals, offset. The last four decimals are derived from the
 * instant, so that an instant is always written in the same way, and never end with a zero.
 */
export const platformDate = (at: number): string => {
  const paris = parisOffsetOf(at)
  const local = new Date(at + minutesOf(paris) * 60_000).toISOString().slice(0, -1)
  const digits = String(((at * 7919) % 999) * 10 + (at % 9) + 1).padStart(4, '0')
  return `${local}${digits}${paris}`
}
