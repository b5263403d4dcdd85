import type { CarteCoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import type { CarteEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'

/** Number of events, or of help requests, in each list of the home page. */
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

const SANS_REPONSE = 2

/** The unanswered requests of all the branches that she coordinates, newest first. */
export const sansReponseOf = (
  antennes: readonly (readonly CarteCoupDePouce[])[],
): readonly CarteCoupDePouce[] =>
  antennes
    .flat()
    .toSorted((a, b) => (b.datePublication ?? '').localeCompare(a.datePublication ?? ''))
    .slice(0, SANS_REPONSE)

/** Requests that she did not write: near her first, then the newest of the network. */
export const coupsDePouceOf = (
  moi: string,
  proches: readonly CarteCoupDePouce[],
  liste: readonly CarteCoupDePouce[],
): readonly CarteCoupDePouce[] => {
  const seen = new Set<string>()
  return [...proches, ...liste]
    .filter(({ id, auteure }) => {
      const isNew = !seen.has(id)
      seen.add(id)
      return isNew && auteure.id !== moi
    })
    .slice(0, MONTRES)
}
