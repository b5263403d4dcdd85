import { cx } from './cx.ts'
import styles from './Steps.module.css'

type StepsProps = {
  /** 1-based. */
  readonly current: number
  readonly total: number
}

/** The progress in a sequence of steps. The bar is decorative: the text gives the same values. */
export const Steps = ({ current, total }: StepsProps) => (
  <div className={styles.steps}>
    <span>
      Étape {current}/{total}
    </span>
    <span className={styles.bar} aria-hidden="true">
      {Array.from({ length: total }, (_, index) => (
        <span
          key={index}
          className={cx(styles.step, index < current - 1 && styles.done, index === current - 1 && styles.now)}
        />
      ))}
    </span>
  </div>
)
