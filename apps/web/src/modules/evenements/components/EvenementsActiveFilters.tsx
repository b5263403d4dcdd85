import type { FiltresEvenements } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { useQueries } from '@tanstack/react-query'
import { ActiveFilters } from '#ui/ActiveFilters.tsx'
import { themesQuery, typesQuery } from '../evenements.api.ts'
import { libelleOf } from '../libelles.ts'
import { liste } from '../liste.ts'

type EvenementsActiveFiltersProps = { readonly filtres: FiltresEvenements; readonly onRemove: () => void }

/** The active filters, each with a button that removes it. */
export const EvenementsActiveFilters = ({ filtres, onRemove }: EvenementsActiveFiltersProps) => {
  const noms = new Map(
    useQueries({ queries: [themesQuery(), typesQuery()] }).flatMap(({ data }) =>
      (data ?? []).map(({ id, libelle }) => [id, libelle] as const),
    ),
  )
  const actifs = liste.active(filtres)
  if (actifs.length === 0) return null
  return (
    <ActiveFilters
      filters={actifs.map((nom) => ({
        to: liste.href(undefined, { ...filtres, [nom]: undefined }),
        label: libelleOf(nom, filtres, noms),
      }))}
      onRemove={onRemove}
    />
  )
}
