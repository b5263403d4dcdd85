import { cx } from '#ui/cx.ts'
import styles from './PaysageArt.module.css'

type PaysageArtProps = {
  readonly nom: 'bocage' | 'littoral' | 'montagne' | 'vignoble'
  /** Lower than the others. */
  readonly isLow?: boolean
  readonly className?: string | undefined
}

/** One of the landscapes, beside what the page says. */
export const PaysageArt = ({ nom, isLow = false, className }: PaysageArtProps) => (
  <img
    src={`/images/paysages/${nom}.svg`}
    alt=""
    className={cx(styles.landscape, isLow && styles.low, className)}
  />
)
