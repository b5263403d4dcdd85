import type { CivilDay } from '@entrelles/contract/kit/dates.ts'
import { formatCount, formatWeekday } from '@entrelles/contract/kit/format.ts'
import type { CarteAgenda } from '@entrelles/contract/modules/agenda/agenda.schema.ts'
import { Link } from 'react-router'
import { cx } from '#ui/cx.ts'
import { hrefMois } from '../adresse.ts'
import { isWebinaire } from '../statut.ts'
import { EvenementCell } from './EvenementCell.tsx'
import styles from './Mois.module.css'

/** Maximum number of marks in a narrow cell. */
const MARQUES = 3

type JourCellProps = {
  readonly mois: string
  readonly day: CivilDay
  readonly evenements: readonly CarteAgenda[]
  readonly isToday: boolean
  readonly isShown: boolean
}

/** A day of the month: its events when there is room, otherwise marks that link to the list below the month. */
export const JourCell = ({ mois, day, evenements, isToday, isShown }: JourCellProps) => {
  const number = (
    <span className={styles.number}>
      {Number(day.slice(8))}
      {isToday && <span className="sr-only">, aujourd’hui</span>}
    </span>
  )
  return (
    <td
      className={cx(!day.startsWith(mois) && styles.out, isToday && styles.today)}
      aria-current={isToday ? 'date' : undefined}
    >
      {evenements.length === 0 ? (
        number
      ) : (
        <>
          <Link
            to={hrefMois({ mois, jour: day })}
            replace
            preventScrollReset
            className={styles.cell}
            aria-label={`${formatWeekday(day)}, ${formatCount(evenements.length, 'événement')}`}
            aria-current={isShown ? 'true' : undefined}
          >
            {number}
            <span className={styles.marks}>
              {evenements.slice(0, MARQUES).map((evenement) => (
                <i
                  key={evenement.id}
                  className={cx(
                    isWebinaire(evenement) ? styles.webinar : styles.workshop,
                    evenement.monInscription === null && styles.outline,
                  )}
                />
              ))}
            </span>
          </Link>
          <div className={styles.events}>
            {number}
            {evenements.map((evenement) => (
              <EvenementCell key={evenement.id} evenement={evenement} />
            ))}
          </div>
        </>
      )}
    </td>
  )
}
