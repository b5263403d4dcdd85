import type { LigneFiche } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.schema.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { useState } from 'react'

type Chosen = {
  /** The list that they were chosen in: another one begins with nobody. */
  readonly liste: string
  readonly ids: ReadonlySet<AdherenteId>
  /** Everybody whom the list finds, on this page and the others. */
  readonly isAll: boolean
}

const nobody = (liste: string): Chosen => ({ liste, ids: new Set(), isAll: false })

/** Who is chosen in a list: some of them, across its pages, or all whom it finds. */
export const useSelection = (liste: string, lignes: readonly LigneFiche[]) => {
  const [chosen, setChosen] = useState(nobody(liste))
  const { ids, isAll } = chosen.liste === liste ? chosen : nobody(liste)
  return {
    ids: [...ids],
    isAll,
    isSelected: ({ id }: LigneFiche) => isAll || ids.has(id),
    select: (some: readonly LigneFiche[], selected: boolean) => {
      // Once somebody is taken away, those of the other pages are no longer known by the filter.
      const next = new Set(isAll ? lignes.map(({ id }) => id) : ids)
      for (const { id } of some) {
        if (selected) next.add(id)
        else next.delete(id)
      }
      setChosen({ liste, ids: next, isAll: false })
    },
    selectAll: () => setChosen({ liste, ids: new Set(), isAll: true }),
    clear: () => setChosen(nobody(liste)),
  }
}
