import { cx } from './cx.ts'
import styles from './Gauge.module.css'

type GaugeProps = {
  readonly value: number
  readonly max: number
  /** What the gauge measures, as a sentence: « 3 places restantes ». */
  readonly label: string
}

/** A fill level. The bar is decorative: the text gives the same values. */
export const Gauge = ({ value, max, label }: GaugeProps) => {
  const share = max > 0 ? Math.min(1, value / max) : 1
  return (
    <div className={cx(styles.gauge, share === 1 && styles.full)}>
      <div className={styles.texts}>
        <strong>{label}</strong>
        <span className="num">
          {value} / {max}
        </span>
      </div>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.fill} style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  )
}
