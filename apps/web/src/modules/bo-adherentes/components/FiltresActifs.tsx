import type {
  FiltresFiches,
  TriFiches,
} from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.schema.ts'
import { ActiveFilters } from '#ui/ActiveFilters.tsx'
import { useTerritoires } from '../bo-adherentes.api.ts'
import type { Espace } from '../espace.ts'
import { actifsOf, hrefOf } from '../filtres.ts'
import { libelleOf } from '../mots.ts'

type FiltresActifsProps = {
  readonly espace: Espace
  readonly filtres: FiltresFiches
  readonly tri: TriFiches
  readonly onRemove: () => void
}

export const FiltresActifs = ({ espace, filtres, tri, onRemove }: FiltresActifsProps) => {
  const territoires = useTerritoires(espace)
  const actifs = actifsOf(filtres)
  if (actifs.length === 0) return null
  return (
    <ActiveFilters
      filters={actifs.map((nom) => ({
        to: hrefOf(espace, { filtres: { ...filtres, [nom]: '' }, tri }),
        label: libelleOf(nom, filtres, territoires),
      }))}
      onRemove={onRemove}
    />
  )
}
