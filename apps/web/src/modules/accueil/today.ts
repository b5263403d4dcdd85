import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { capitalize, formatWeekday } from '@entrelles/contract/kit/format.ts'

/** « Samedi 14 novembre » */
export const todayInWords = (now: Date): string => capitalize(formatWeekday(parisDay(now)))
