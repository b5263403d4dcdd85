import { addDays, parisDay, type CivilDay } from '@entrelles/contract/kit/dates.ts'
import { formatMonthYear } from '@entrelles/contract/kit/format.ts'
import { localDayOf } from '@entrelles/contract/kit/zoned-time.ts'
import type { CarteAgenda } from '@entrelles/contract/modules/agenda/agenda.schema.ts'

const utc = (day: CivilDay): Date => new Date(`${day}T00:00:00Z`)

/** Adds `n` months. */
export const moisPlus = (mois: string, n: number): string => {
  const [annee = 0, numero = 1] = mois.split('-').map(Number)
  return new Date(Date.UTC(annee, numero - 1 + n, 1)).toISOString().slice(0, 7)
}

/** « novembre 2026 » */
export const nomMois = (mois: string): string => formatMonthYear(`${mois}-01`)

/** The weeks of a month: whole, from Monday. */
export const semainesOf = (mois: string): readonly (readonly CivilDay[])[] => {
  const first = `${mois}-01`
  // getUTCDay() counts from Sunday, weeks start on Monday.
  const start = addDays(first, -((utc(first).getUTCDay() + 6) % 7))
  const weeks: CivilDay[][] = []
  for (let day = start; day.slice(0, 7) <= mois; day = addDays(day, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(day, index)))
  }
  return weeks
}

/**
 * The events by day of their own time zone. An event whose local day is outside the shown weeks is on its Paris day
 * instead of missing.
 */
export const parJour = (
  evenements: readonly CarteAgenda[],
  semaines: readonly (readonly CivilDay[])[],
): ReadonlyMap<CivilDay, readonly CarteAgenda[]> => {
  const shown = new Set(semaines.flat())
  const days = new Map<CivilDay, CarteAgenda[]>()
  for (const evenement of evenements) {
    const { dateHeureDebut, fuseau } = evenement
    if (dateHeureDebut === null) continue
    const local = localDayOf(dateHeureDebut, fuseau)
    const day = shown.has(local) ? local : parisDay(new Date(dateHeureDebut))
    days.set(day, [...(days.get(day) ?? []), evenement])
  }
  return days
}

/** The day whose events are listed below the month: the requested one, else the next with events, else the first. */
export const jourMontre = (
  jours: ReadonlyMap<CivilDay, readonly CarteAgenda[]>,
  asked: CivilDay | undefined,
  today: CivilDay,
): CivilDay | undefined => {
  if (asked !== undefined && jours.has(asked)) return asked
  const days = [...jours.keys()].toSorted()
  return days.find((day) => day >= today) ?? days[0]
}

/** Events grouped by month, in the given order. */
export const parMois = (
  evenements: readonly CarteAgenda[],
): readonly { readonly mois: string; readonly evenements: readonly CarteAgenda[] }[] => {
  const groupes = Map.groupBy(
    evenements.filter(({ dateHeureDebut }) => dateHeureDebut !== null),
    ({ dateHeureDebut, fuseau }) => localDayOf(dateHeureDebut ?? '', fuseau).slice(0, 7),
  )
  return [...groupes].map(([mois, ofMois]) => ({ mois, evenements: ofMois }))
}
