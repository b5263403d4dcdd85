import type { CivilDay } from '@entrelles/contract/kit/dates.ts'
import type { Fiche } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.schema.ts'

const DAY_MS = 86_400_000

const daysBetween = (from: CivilDay, to: CivilDay): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** Time until or since the end of membership; undefined for a member who never paid. */
export const echeanceOf = (
  { payeJusquau }: Pick<Fiche, 'payeJusquau'>,
  today: CivilDay,
): { readonly nb: number; readonly unite: string } | undefined => {
  if (payeJusquau === null) return undefined
  const left = daysBetween(today, payeJusquau)
  const nb = Math.abs(left)
  const jours = nb < 2 ? 'jour' : 'jours'
  return { nb, unite: left < 0 ? `${jours} depuis la fin` : `${jours} avant la fin` }
}

/** « 2025 – 2026 » */
export const anneesOf = (debut: CivilDay, fin: CivilDay): string =>
  `${debut.slice(0, 4)} – ${fin.slice(0, 4)}`
