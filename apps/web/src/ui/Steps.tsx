import { cx } from './cx.ts'
import styles from './Steps.module.css'

type StepsProps = {
  /** From 1. */
  readonly current: number
  readonly total: number
}

/** Where one is among some steps: the words say it, the bar only draws it. */
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
