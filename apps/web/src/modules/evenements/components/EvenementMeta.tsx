import { formatDistance } from '@entrelles/contract/kit/format.ts'
import type { CarteEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { Icon } from '#ui/Icon.tsx'
import { heuresOf, quandOf } from '../horaires.ts'
import styles from './EvenementMeta.module.css'

type EvenementMetaProps = {
  readonly evenement: Pick<CarteEvenement, 'dateHeureDebut' | 'dateHeureFin' | 'fuseau' | 'ville'> & {
    readonly distanceKilometre?: number | null
  }
}

/** Hours, commune and distance. */
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
          {/* A distance of 0 is omitted: the event is in the member’s commune, somewhere. */}
          {distanceKilometre ? `${ville.nom} · ${formatDistance(distanceKilometre)}` : ville.nom}
        </span>
      )}
    </p>
  )
}
