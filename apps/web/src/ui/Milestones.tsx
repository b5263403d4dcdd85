import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import styles from './Milestones.module.css'

type Milestone = { readonly title: string; readonly text: string }

type MilestonesProps = {
  readonly milestones: readonly Milestone[]
  /** Index of the current step; past the last one, all steps are done. */
  readonly current: number
  /** Side by side when there is enough space. */
  readonly isHorizontal?: boolean
}

const stateOf = (index: number, current: number): string =>
  index < current ? 'étape faite' : index === current ? 'étape en cours' : 'étape à venir'

/** Steps in order: done, current, to come. */
export const Milestones = ({ milestones, current, isHorizontal = false }: MilestonesProps) => (
  <ol className={cx(styles.road, isHorizontal && styles.horizontal)}>
    {milestones.map(({ title, text }, index) => (
      <li
        key={`${index} ${title}`}
        className={cx(styles.step, index === current && styles.now, index > current && styles.next)}
        aria-current={index === current ? 'step' : undefined}
      >
        <span className={styles.stop}>{index < current && <Icon name="check-bold" />}</span>
        <div>
          <strong className={styles.title}>
            {title}
            <span className="sr-only">, {stateOf(index, current)}</span>
          </strong>
          <span className={`muted ${styles.text}`}>{text}</span>
        </div>
      </li>
    ))}
  </ol>
)
