import { formatNumber } from '@entrelles/contract/kit/format.ts'
import type { CarteEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { Icon } from '#ui/Icon.tsx'
import { heuresOf, quandOf } from '../horaires.ts'
import styles from './EvenementMeta.module.css'

type EvenementMetaProps = {
  readonly evenement: Pick<CarteEvenement, 'dateHeureDebut' | 'dateHeureFin' | 'fuseau' | 'ville'> & {
    readonly distanceKilometre?: number | null
  }
}

/** At what hours, in which commune and how far from hers. */
export const EvenementMeta = ({ evenement }: EvenementMetaProps) => {
  const { ville, distanceKilometre } = evenement
  const quand = quandOf(evenement)
  return (
    <p className={styles.meta}>
      {quand && (
        <span>
          <Icon name="clock" size="sm" />
          {heuresOf(quand)}
        </span>
      )}
      {ville && (
        <span>
          <Icon name="map-pin" size="sm" />
          {/* In her own commune, no distance is worth saying. */}
          {distanceKilometre ? `${ville.nom} · ${formatNumber(distanceKilometre)}\u00a0km` : ville.nom}
        </span>
      )}
    </p>
  )
}
