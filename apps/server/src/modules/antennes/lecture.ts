import { addDays, parisDay, type CivilDay } from '@entrelles/contract/kit/dates.ts'
import type { ReadCtx } from '#kit/ctx.ts'

/** Who reads, and when. */
export type Lecture = Pick<ReadCtx, 'db' | 'actor' | 'now' | 'settings'>

/** Whoever has paid until that day at least is shown; the directory’s lines are put right every hour only. */
export const seuilOf = ({ now, settings }: Pick<Lecture, 'now' | 'settings'>): CivilDay =>
  addDays(parisDay(now()), -settings.GRACE_JOURS)
