import type { FiltresAnnuaire } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { useListChange } from '#kit/list/use-list-change.ts'
import { useList } from '#kit/list/use-list.ts'
import { liste } from './liste.ts'

const NONE = Object.fromEntries(liste.panel.map((filtre) => [filtre, undefined]))

/** The current filters of the directory, with functions that change and clear them. */
export const useAnnuaire = () => {
  const view = useList(liste, undefined)
  const changeList = useListChange(view)
  const change = (changes: FiltresAnnuaire) => changeList(changes, { preventScrollReset: true })
  return { view, filtres: view.filters, change, clear: () => change(NONE) }
}
