import { formatDecimal, formatMonthYear } from '@entrelles/contract/kit/format.ts'
import { moyenneOf } from '@entrelles/contract/modules/notations/notations.policy.ts'
import type { ResultatNotations } from '@entrelles/contract/modules/notations/notations.schema.ts'

/** The answers of one month, or of several together. */
export type Bilan = Omit<ResultatNotations, 'periode'> & { readonly nbReponses: number }

const sum = (counts: readonly number[]): number => counts.reduce((total, nb) => total + nb, 0)

/** The answers of one month; without a month, of all of them. */
export const bilanOf = (periodes: readonly ResultatNotations[], periode?: string): Bilan => {
  const counted = periodes.filter((one) => periode === undefined || one.periode === periode)
  const notes = [0, 1, 2, 3, 4].map((index) => sum(counted.map((one) => one.notes[index] ?? 0)))
  return {
    notes,
    nbReponses: sum(notes),
    nbSansReponse: sum(counted.map((one) => one.nbSansReponse)),
    moyenne: moyenneOf(notes),
  }
}

/** The share of members who gave a score, of those who saw the banner through; null when nobody did. */
export const tauxOf = ({ nbReponses, nbSansReponse }: Bilan): number | null =>
  nbReponses + nbSansReponse === 0 ? null : nbReponses / (nbReponses + nbSansReponse)

/** Two years: as many columns as a phone has room for. */
const COLUMNS = 6

/** The months of the chart, oldest first: the latest ones, or those that end with an older chosen month. */
export const columnsOf = (periodes: readonly ResultatNotations[], periode?: string): ResultatNotations[] => {
  const chosen = periodes.findIndex((one) => one.periode === periode)
  const start = chosen < COLUMNS ? 0 : chosen
  return periodes.slice(start, start + COLUMNS).toReversed()
}

/** « octobre 2026 » */
export const formatPeriode = (periode: string): string => formatMonthYear(`${periode}-01`)

/** « 4,3 », or a dash when nobody gave a score. */
export const formatMoyenne = (moyenne: number | null): string =>
  moyenne === null ? '–' : formatDecimal(moyenne)

/** The chart in one sentence: « De janvier 2025 à octobre 2026, la note moyenne passe de 3,8 à 4,3 sur 5. » */
export const syntheseOf = (columns: readonly ResultatNotations[]): string => {
  const rated = columns.filter(({ moyenne }) => moyenne !== null)
  const [first, last] = [rated.at(0), rated.at(-1)]
  if (!first || !last) return 'Aucune note sur ces périodes.'
  if (first === last)
    return `En ${formatPeriode(first.periode)}, la note moyenne est de ${formatMoyenne(first.moyenne)} sur 5.`
  return `De ${formatPeriode(first.periode)} à ${formatPeriode(last.periode)}, la note moyenne passe de ${formatMoyenne(first.moyenne)} à ${formatMoyenne(last.moyenne)} sur 5.`
}
