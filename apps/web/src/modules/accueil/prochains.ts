import type { CarteEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'

/** Number of events in each list of the home page. */
const MONTRES = 3

/** The member’s next events, and those of the network that are not in her agenda. */
export const prochainsOf = (agenda: readonly CarteEvenement[], liste: readonly CarteEvenement[]) => {
  const hers = new Set(agenda.map(({ id }) => id))
  return {
    miens: agenda.slice(0, MONTRES),
    autres: liste.filter(({ id, isAnnule }) => !hers.has(id) && !isAnnule).slice(0, MONTRES),
  }
}
