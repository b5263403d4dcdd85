import type { Fuseau } from '@entrelles/contract/kit/zoned-time.ts'
import { cx } from '#ui/cx.ts'
import { dateCourteOf } from '../horaires.ts'
import styles from './EvenementDate.module.css'

type EvenementDateProps = {
  readonly evenement: { readonly dateHeureDebut: string | null; readonly fuseau: Fuseau }
  /** Smaller, on a picture. */
  readonly small?: boolean
  readonly className?: string | undefined
}

/** The day of an event in its own time zone; a draft may have none. */
export const EvenementDate = ({ evenement, small = false, className }: EvenementDateProps) => {
  const { dateHeureDebut, fuseau } = evenement
  const look = cx(styles.date, small && styles.small, className)
  if (dateHeureDebut === null) {
    return (
      <span className={look}>
        <span aria-hidden="true" className={styles.day}>
          –
        </span>
        <span className="sr-only">Sans date</span>
      </span>
    )
  }
  const { iso, semaine, jour, mois } = dateCourteOf({ dateHeureDebut, fuseau })
  return (
    <time dateTime={iso} className={look}>
      <span className={styles.week}>{semaine}</span> <span className={styles.day}>{jour}</span>{' '}
      <span className={styles.month}>{mois}</span>
    </time>
  )
}
