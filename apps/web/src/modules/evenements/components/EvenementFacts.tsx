import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { DetailEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { Fragment } from 'react'
import { Icon } from '#ui/Icon.tsx'
import { Link } from '#ui/Link.tsx'
import { heuresChezToi, heuresOf, jourOf, quandOf } from '../horaires.ts'
import { itineraireOf, lieuOf } from '../lieu.ts'
import { EvenementDate } from './EvenementDate.tsx'
import styles from './EvenementFacts.module.css'

type EvenementFactsProps = { readonly evenement: DetailEvenement }

const Lieu = ({ evenement }: EvenementFactsProps) => {
  const { isEnLigne, adresse, ville, lienVisio } = evenement
  const itineraire = itineraireOf(evenement)
  const { lieu, rue } = lieuOf(adresse)
  const commune = [ville?.codePostal, ville?.nom].filter(Boolean).join(' ')
  return isEnLigne ? (
    <li>
      <Icon name="video-camera" />
      <span>
        <strong>En ligne</strong>
        {lienVisio === null && <span>Le lien de connexion s’affiche ici une fois inscrite.</span>}
      </span>
    </li>
  ) : (
    <li>
      <Icon name="map-pin" />
      <span>
        <strong>{lieu || 'Lieu à définir'}</strong>
        <span>{[rue, commune].filter(Boolean).join(', ')}</span>
        {itineraire && (
          <span>
            <Link to={itineraire} standalone>
              Itinéraire
            </Link>
          </span>
        )}
      </span>
    </li>
  )
}

/** Date, place and branches. */
export const EvenementFacts = ({ evenement }: EvenementFactsProps) => {
  const { territoires } = evenement
  const quand = quandOf(evenement)
  const chezToi = quand && heuresChezToi(quand)
  return (
    <>
      {quand ? (
        <div className={styles.when}>
          <div aria-hidden="true">
            <EvenementDate evenement={evenement} />
          </div>
          <div>
            <p className="strong">{jourOf(quand)}</p>
            <p>{heuresOf(quand)}</p>
            {chezToi && <p className="muted small">{chezToi}</p>}
          </div>
        </div>
      ) : (
        <p className="strong">Date à définir</p>
      )}
      <ul className={styles.facts}>
        <Lieu evenement={evenement} />
        <li>
          <Icon name="map-pin-area" />
          <span>
            <strong>{territoires.length > 1 ? 'Antennes' : 'Antenne'}</strong>
            <span>
              {territoires.length === 0
                ? 'Tout le réseau'
                : territoires.map(({ id, nom }, index) => (
                    <Fragment key={id}>
                      {index > 0 && ', '}
                      <Link to={pathTo('/antenne/:id', { id })}>{nom}</Link>
                    </Fragment>
                  ))}
            </span>
          </span>
        </li>
      </ul>
    </>
  )
}
