import { addDays, parisDay, type CivilDay } from '@entrelles/contract/kit/dates.ts'
import type { ReadCtx } from '#kit/ctx.ts'

export type Lecture = Pick<ReadCtx, 'db' | 'actor' | 'now' | 'settings'>

/** The members paid up to this day are shown; filtered on read, because the directory is refreshed only hourly. */
export const seuilOf = ({ now, settings }: Pick<Lecture, 'now' | 'settings'>): CivilDay =>
  addDays(parisDay(now()), -settings.GRACE_JOURS)
