import type { CivilDay } from '@entrelles/contract/kit/dates.ts'
import { formatDay } from '@entrelles/contract/kit/french-days.ts'

/** « 12 novembre 2026 »: the number of a day is not left alone at the end of a line. */
export const formatJour = (day: CivilDay): string => formatDay(day).replace(' ', '\u00a0')
