import { addDays } from '@entrelles/contract/kit/dates.ts'
import { formatCount, formatHour, formatWeekday } from '@entrelles/contract/kit/format.ts'
import { localDayOf, ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { LigneSignalement } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'

type Promesse = Pick<LigneSignalement, 'reponseAvant' | 'enRetard'>

const MINUTE_MS = 60_000

/** « 40 minutes », « 19 heures », « 3 jours »; at least a minute. */
const dureeOf = (ms: number): string => {
  const minutes = Math.max(1, Math.floor(ms / MINUTE_MS))
  if (minutes < 60) return formatCount(minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  return hours < 72 ? formatCount(hours, 'heure') : formatCount(Math.floor(hours / 24), 'jour')
}

/** The promise may pass while the page is open. */
export const isLate = ({ reponseAvant, enRetard }: Promesse, now: Date): boolean =>
  enRetard || now >= new Date(reponseAvant)

/** « encore 19 heures », « en retard de 2 heures » */
export const delaiOf = (promise: Promesse, now: Date): string => {
  const ms = new Date(promise.reponseAvant).getTime() - now.getTime()
  return isLate(promise, now) ? `en retard de ${dureeOf(-ms)}` : `encore ${dureeOf(ms)}`
}

const jourOf = (at: string, now: Date): string => {
  const [day, today] = [localDayOf(at, ZONE_PARIS), localDayOf(now, ZONE_PARIS)]
  if (day === today) return 'aujourd’hui'
  return day === addDays(today, 1) ? 'demain' : formatWeekday(day)
}

/** « avant demain, 9 h 12 », or how late it is. */
export const avantOf = (promise: Promesse, now: Date): string => {
  const { reponseAvant } = promise
  return isLate(promise, now)
    ? delaiOf(promise, now)
    : `avant ${jourOf(reponseAvant, now)}, ${formatHour(reponseAvant, ZONE_PARIS)}`
}
