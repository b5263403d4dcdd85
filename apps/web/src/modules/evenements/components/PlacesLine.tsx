import type { DetailEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { isComplet } from '@entrelles/contract/modules/participations/file.ts'
import { Gauge } from '#ui/Gauge.tsx'
import { demandableOf, placesOf } from '../etat.ts'

/** Places left; nothing for external registrations. */
export const PlacesLine = ({ evenement }: { readonly evenement: DetailEvenement }) => {
  const { inscriptionType, nombrePlacesTotal, nbPlacesRestantes } = evenement
  if (inscriptionType === 'Externe') return null
  if (nombrePlacesTotal === null || nbPlacesRestantes === null)
    return <p className="strong">Places illimitées</p>
  return (
    <Gauge
      value={nombrePlacesTotal - nbPlacesRestantes}
      max={nombrePlacesTotal}
      label={isComplet(demandableOf(evenement)) ? 'Complet' : placesOf(nbPlacesRestantes)}
    />
  )
}
