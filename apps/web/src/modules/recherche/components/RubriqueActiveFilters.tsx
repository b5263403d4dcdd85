import { formatShortDay } from '@entrelles/contract/kit/format.ts'
import { useQuery } from '@tanstack/react-query'
import { ActiveFilters } from '#ui/ActiveFilters.tsx'
import { choixTerritoiresQuery } from '../recherche.api.ts'
import type { Rubrique } from '../rubriques.ts'
import type { Vue } from '../use-rubrique.ts'
import { useTypes } from '../use-types.ts'

type RubriqueActiveFiltersProps = {
  readonly rubrique: Rubrique
  readonly view: Vue
  readonly onRemove: () => void
}

/** The active filters, each with a link that removes it. */
export const RubriqueActiveFilters = ({ rubrique, view, onRemove }: RubriqueActiveFiltersProps) => {
  const { list, filters } = view
  const { data: territoires = [] } = useQuery(choixTerritoiresQuery())
  const types = useTypes(rubrique)
  const labels = {
    territoire: () => territoires.find(({ id }) => id === filters.territoire)?.nom ?? 'Une antenne',
    type: () => types.find(({ id }) => id === filters.type)?.nom ?? 'Un type',
    dateMin: () => `À partir du ${formatShortDay(filters.dateMin ?? '')}`,
    dateMax: () => `Jusqu’au ${formatShortDay(filters.dateMax ?? '')}`,
  }
  const actifs = list.active(filters)
  if (actifs.length === 0) return null
  return (
    <ActiveFilters
      filters={actifs.map((filtre) => ({
        to: list.href(undefined, { ...filters, [filtre]: undefined }),
        label: labels[filtre](),
      }))}
      onRemove={onRemove}
    />
  )
}
