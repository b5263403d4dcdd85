import type { CivilDay } from '@entrelles/contract/kit/dates.ts'
import { capitalize, formatCount, formatHour } from '@entrelles/contract/kit/format.ts'
import { localDayOf, ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { ActuProgrammee } from '@entrelles/contract/modules/bo-actus/bo-actus.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { startTransition, useState } from 'react'
import { useToday } from '#kit/use-today.ts'
import { moisPlus, nomMois, semainesOf } from '#modules/agenda/agenda.public.ts'
import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import type { Ask } from '../acts.ts'
import { programmeesQuery } from '../bo-actus.api.ts'
import styles from './Marge.module.css'

const JOURS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'] as const

const dayOf = ({ dateProgrammee }: ActuProgrammee): CivilDay => localDayOf(dateProgrammee, ZONE_PARIS)

type JourCellProps = {
  readonly day: CivilDay
  readonly isToday: boolean
  /** How many leave that day. */
  readonly nb: number
}

const JourCell = ({ day, isToday, nb }: JourCellProps) => (
  <td aria-current={isToday ? 'date' : undefined}>
    <span className={cx(styles.number, nb > 0 && styles.leaving, isToday && styles.today)}>
      {Number(day.slice(8))}
      {nb > 0 && <span className="sr-only">, {formatCount(nb, 'programmée')}</span>}
    </span>
  </td>
)

/** What is scheduled in a month: the days, then each post, which opens its form. */
export const CalendrierCard = ({ onAsk }: { readonly onAsk: Ask }) => {
  const today = useToday()
  const [mois, setMois] = useState(() => today.slice(0, 7))
  const { programmees } = useSuspenseQuery(programmeesQuery(mois)).data
  const jours = Map.groupBy(programmees, dayOf)
  const [before, after] = [moisPlus(mois, -1), moisPlus(mois, 1)]
  // The month that is shown stays until the next one is read.
  const show = (other: string) => startTransition(() => setMois(other))
  return (
    <Card as="section" aria-labelledby="calendrier">
      <div className={styles.head}>
        <h2 id="calendrier" className={styles.title} aria-live="polite">
          {capitalize(nomMois(mois))}
        </h2>
        <span className="nowrap">
          <IconButton
            plain
            icon="caret-left-bold"
            label={`Mois précédent\u00a0: ${nomMois(before)}`}
            onClick={() => show(before)}
          />
          <IconButton
            plain
            icon="caret-right-bold"
            label={`Mois suivant\u00a0: ${nomMois(after)}`}
            onClick={() => show(after)}
          />
        </span>
      </div>
      <table className={styles.month}>
        <caption className="sr-only">Actus programmées en {nomMois(mois)}</caption>
        <thead>
          <tr>
            {JOURS.map((nom) => (
              <th key={nom} scope="col">
                <abbr title={nom}>{nom.slice(0, 3)}.</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {semainesOf(mois).map((semaine) => (
            <tr key={semaine[0]}>
              {semaine.map((day) =>
                day.startsWith(mois) ? (
                  <JourCell key={day} day={day} isToday={day === today} nb={jours.get(day)?.length ?? 0} />
                ) : (
                  <td key={day} aria-hidden="true" />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.lines}>
        {programmees.map((actu) => (
          <li key={actu.id} className={styles.line}>
            <button
              type="button"
              className={styles.open}
              aria-haspopup="dialog"
              onClick={() => onAsk({ acte: 'modifier', id: actu.id })}
            >
              <span className={styles.day}>{Number(dayOf(actu).slice(8))}</span>
              <span className={cx('grow', 'small')}>
                {actu.titre}, {formatHour(actu.dateProgrammee, ZONE_PARIS)}
              </span>
              <Icon name="caret-right-bold" size="sm" />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
