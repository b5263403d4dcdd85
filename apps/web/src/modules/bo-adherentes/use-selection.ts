import type { LigneFiche } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.schema.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { useState } from 'react'

type Chosen = {
  /** URL of the list; a change of filters empties the selection. */
  readonly liste: string
  readonly ids: ReadonlySet<AdherenteId>
  /** Whether all results are selected, on every page. */
  readonly isAll: boolean
}

const nobody = (liste: string): Chosen => ({ liste, ids: new Set(), isAll: false })

/** Selection in a list: some members across pages, or all results. */
export const useSelection = (liste: string, lignes: readonly LigneFiche[]) => {
  const [chosen, setChosen] = useState(nobody(liste))
  const { ids, isAll } = chosen.liste === liste ? chosen : nobody(liste)
  return {
    ids: [...ids],
    isAll,
    isSelected: ({ id }: LigneFiche) => isAll || ids.has(id),
    select: (some: readonly LigneFiche[], selected: boolean) => {
      // Deselecting a member after « select all » keeps only the current page: the ids of other pages are unknown.
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
