import { TRIS_RESSOURCES } from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import type { Ressource } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { ActiveFilters } from '#ui/ActiveFilters.tsx'
import { liste, type Filtre, type Filtres } from '../liste.ts'
import { themesQuery } from '../ressources.api.ts'

type RessourcesActiveFiltersProps = {
  readonly filtres: Filtres
  /** The first resource found names the branch whose resources are listed. */
  readonly premiere: Ressource | undefined
  readonly onRemove: () => void
}

/** The active filters, each with a link that removes it. */
export const RessourcesActiveFilters = ({ filtres, premiere, onRemove }: RessourcesActiveFiltersProps) => {
  const { data: themes = [] } = useQuery(themesQuery())
  const actifs = liste.active(filtres)
  if (actifs.length === 0) return null
  const antenne = premiere?.territoires.find(({ id }) => id === filtres.territoire)
  const libelles: Record<Filtre, string> = {
    thematique: themes.find(({ id }) => id === filtres.thematique)?.libelle ?? 'Thématique',
    tri: TRIS_RESSOURCES[filtres.tri],
    territoire: antenne ? `Antenne ${antenne.nom}` : 'D’une antenne',
  }
  return (
    <ActiveFilters
      filters={actifs.map((nom) => ({
        to: liste.href(undefined, { ...filtres, [nom]: undefined }),
        label: libelles[nom],
      }))}
      onRemove={onRemove}
    />
  )
}
