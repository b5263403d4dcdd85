import type { DetailEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { Gauge } from '#ui/Gauge.tsx'
import { isComplet, placesOf } from '../etat.ts'

/** How many places are left; nothing when registrations are elsewhere. */
export const PlacesLine = ({ evenement }: { readonly evenement: DetailEvenement }) => {
  const { inscriptionType, nombrePlacesTotal, nbPlacesRestantes } = evenement
  if (inscriptionType === 'Externe') return null
  if (nombrePlacesTotal === null || nbPlacesRestantes === null)
    return <p className="strong">Places illimitées</p>
  return (
    <Gauge
      value={nombrePlacesTotal - nbPlacesRestantes}
      max={nombrePlacesTotal}
      label={isComplet(evenement) ? 'Complet' : placesOf(nbPlacesRestantes)}
    />
  )
}
