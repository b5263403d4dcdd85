import { RATING_MAX } from '@entrelles/contract/kit/constants.ts'
import { formatShortMonth } from '@entrelles/contract/kit/format.ts'
import type { ResultatNotations } from '@entrelles/contract/modules/notations/notations.schema.ts'
import { useId, type CSSProperties } from 'react'
import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'
import { columnsOf, formatMoyenne, syntheseOf } from '../resultats.ts'
import styles from './Resultats.module.css'

type MoyennesCardProps = {
  readonly periodes: readonly ResultatNotations[]
  /** The chosen month; the latest one is marked without it. */
  readonly periode: string | undefined
}

const shareOf = (moyenne: number | null) => ({ '--share': (moyenne ?? 0) / RATING_MAX }) as CSSProperties

/** The average of each month as columns. One sentence says their course, and the table below has every figure. */
export const MoyennesCard = ({ periodes, periode }: MoyennesCardProps) => {
  const id = useId()
  const columns = columnsOf(periodes, periode)
  const marked = periode ?? columns.at(-1)?.periode
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        Note moyenne par période
      </h2>
      <p className="muted small">{syntheseOf(columns)}</p>
      <div aria-hidden="true" className={styles.chart}>
        {columns.map(({ periode: mois, moyenne }) => (
          <div key={mois} className={cx(styles.column, mois === marked && styles.marked)}>
            <div className={styles.plot}>
              <span className={styles.value}>{formatMoyenne(moyenne)}</span>
              <span className={styles.bar} style={shareOf(moyenne)} />
            </div>
            <span className={styles.month}>
              {formatShortMonth(`${mois}-01`)} <span>{mois.slice(0, 4)}</span>
            </span>
          </div>
        ))}
      </div>
    </Card>
  )
}
