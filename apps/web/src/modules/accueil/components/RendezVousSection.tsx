import { formatCount } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { EvenementBo } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { EvenementDate, EvenementTags, heureOf } from '#modules/evenements/evenements.public.tsx'
import { Gauge } from '#ui/Gauge.tsx'
import { Link } from '#ui/Link.tsx'
import { Tag } from '#ui/Tag.tsx'
import { organisesQuery } from '../accueil.api.ts'
import styles from './Accueil.module.css'

const MONTRES = 3

/** Seats left, in few words: little room is left beside the figures. */
const placesOf = (nb: number): string => {
  if (nb <= 0) return 'Complet'
  return formatCount(nb, 'place')
}

const RendezVous = ({ evenement }: { readonly evenement: EvenementBo }) => {
  const { id, titre, evenementType, isAnnule, dateHeureDebut, fuseau } = evenement
  const { nombrePlacesTotal, nbInscrites, nbEnAttente } = evenement
  return (
    <li className={styles.meeting}>
      <EvenementDate evenement={evenement} className={styles.date} />
      <div>
        <div className={styles.tags}>
          <EvenementTags evenement={{ evenementType, isEnLigne: null }} />
          {isAnnule ? (
            <Tag tone="danger">Annulé</Tag>
          ) : (
            <Tag tone="wine" icon="compass-fill">
              Tu organises
            </Tag>
          )}
        </div>
        <h3>
          <Link to={pathTo('/coordinatrice/evenement/:id/participantes/page/:pagenum', { id, pagenum: 1 })}>
            {titre}
          </Link>
        </h3>
        <p className="muted small">
          {[
            dateHeureDebut && heureOf({ dateHeureDebut, fuseau }),
            nbEnAttente > 0 && `${nbEnAttente} en attente`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className={styles.places}>
        {nombrePlacesTotal === null ? (
          <p className="small strong">{formatCount(nbInscrites, 'inscrite')}</p>
        ) : (
          <Gauge
            value={nbInscrites}
            max={nombrePlacesTotal}
            label={placesOf(nombrePlacesTotal - nbInscrites)}
          />
        )}
      </div>
    </li>
  )
}

/** The next events that a coordinator organises (mock-up 48). */
export const RendezVousSection = () => {
  const { evenements } = useSuspenseQuery(organisesQuery()).data
  if (evenements.length === 0) return null
  return (
    <section className="section" aria-labelledby="rendez-vous">
      <div className="section__head">
        <h2 id="rendez-vous">Tes rendez-vous</h2>
        <Link to={pathTo('/coordinatrice/evenement')} standalone>
          Tous mes événements
        </Link>
      </div>
      <ul className={styles.lines}>
        {evenements.slice(0, MONTRES).map((evenement) => (
          <RendezVous key={evenement.id} evenement={evenement} />
        ))}
      </ul>
    </section>
  )
}
