import type { CarteEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'

/** How many events each list of the home page shows. */
const MONTRES = 3

/** What is next for her, and what is next for the network that she has nothing to do with yet. */
export const prochainsOf = (agenda: readonly CarteEvenement[], liste: readonly CarteEvenement[]) => {
  const hers = new Set(agenda.map(({ id }) => id))
  return {
    miens: agenda.slice(0, MONTRES),
    autres: liste.filter(({ id, isAnnule }) => !hers.has(id) && !isAnnule).slice(0, MONTRES),
  }
}
