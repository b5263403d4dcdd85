import type { CarteEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'

/** Number of events in each list of the home page. */
const MONTRES = 3

type Listes = {
  readonly agenda: readonly CarteEvenement[]
  /** Events around the member’s commune; undefined if she has none. */
  readonly proches: readonly CarteEvenement[] | undefined
  readonly liste: readonly CarteEvenement[]
}

/** Events that she can reach: online, or at a distance that is shown. */
const isAPortee = ({ isEnLigne, distanceKilometre }: CarteEvenement): boolean =>
  isEnLigne === true || distanceKilometre !== null

/**
 * The member’s next events, and those of the network that are not in her agenda: near her first, then those that she can
 * reach, then the others, each by date.
 */
export const prochainsOf = ({ agenda, proches, liste }: Listes) => {
  const seen = new Set(agenda.map(({ id }) => id))
  const sorted =
    proches === undefined
      ? liste
      : [...proches, ...liste.filter(isAPortee), ...liste.filter((evenement) => !isAPortee(evenement))]
  const autres = sorted.filter(({ id, isAnnule }) => {
    const isNew = !seen.has(id)
    seen.add(id)
    return isNew && !isAnnule
  })
  return { miens: agenda.slice(0, MONTRES), autres: autres.slice(0, MONTRES) }
}
