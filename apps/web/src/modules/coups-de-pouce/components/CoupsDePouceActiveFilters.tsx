import { formatName } from '@entrelles/contract/kit/format.ts'
import type { CarteCoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import { useQueries } from '@tanstack/react-query'
import { ActiveFilters } from '#ui/ActiveFilters.tsx'
import { antennesQuery, categoriesQuery } from '../coups-de-pouce.api.ts'
import { libelleOf } from '../libelles.ts'
import { isParEtat, liste, type Filtres } from '../liste.ts'

type CoupsDePouceActiveFiltersProps = {
  readonly filtres: Filtres
  /** The first request found names the member whose requests are listed. */
  readonly premiere: CarteCoupDePouce | undefined
  readonly onRemove: () => void
}

/** The active filters, each with a link that removes it. */
export const CoupsDePouceActiveFilters = ({
  filtres,
  premiere,
  onRemove,
}: CoupsDePouceActiveFiltersProps) => {
  const [{ data: categories = [] }, { data: antennes = [] }] = useQueries({
    queries: [categoriesQuery(), { ...antennesQuery(), enabled: filtres.territoire !== undefined }],
  })
  // Where the state has its own links above the list, it is not said twice.
  const actifs = liste.active(filtres).filter((nom) => nom !== 'statut' || !isParEtat(filtres.onglet))
  if (actifs.length === 0) return null
  const noms = {
    categorie: categories.find(({ id }) => id === filtres.categorie)?.libelle,
    antenne: antennes.find(({ id }) => id === filtres.territoire)?.nom,
    auteure: premiere && formatName(premiere.auteure),
  }
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
