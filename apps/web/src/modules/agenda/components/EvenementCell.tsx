import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { CarteAgenda } from '@entrelles/contract/modules/agenda/agenda.schema.ts'
import { Link } from 'react-router'
import { useNow } from '#kit/use-now.ts'
import { heureOf } from '#modules/evenements/evenements.public.tsx'
import { Icon } from '#ui/Icon.tsx'
import { cx } from '#ui/cx.ts'
import { isWebinaire, statutOf } from '../statut.ts'
import styles from './Mois.module.css'

/** An event in a day of the month: hour, status of the member, title. */
export const EvenementCell = ({ evenement }: { readonly evenement: CarteAgenda }) => {
  const { id, titre, dateHeureDebut, fuseau, evenementType, isAnnule } = evenement
  const { icon, mots, isFavori } = statutOf(evenement, useNow())
  return (
    <Link
      to={pathTo('/evenement/:id', { id })}
      className={cx(
        styles.event,
        isWebinaire(evenement) ? styles.webinar : styles.workshop,
        isFavori && styles.outline,
        isAnnule && styles.off,
      )}
    >
      <span className={styles.hour}>
        <Icon name={icon} size="sm" />
        {dateHeureDebut !== null && heureOf({ dateHeureDebut, fuseau })}
        <span className="sr-only">
          , {evenementType?.libelle.toLowerCase()}, {mots},
        </span>
      </span>{' '}
      <span className={styles.name}>{titre}</span>
    </Link>
  )
}
