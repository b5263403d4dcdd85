import { cx } from '#ui/cx.ts'
import styles from './PaysageArt.module.css'

type PaysageArtProps = {
  readonly nom: 'bocage' | 'littoral' | 'montagne' | 'vignoble'
  readonly isLow?: boolean
  readonly className?: string | undefined
}

/** A decorative landscape. */
export const PaysageArt = ({ nom, isLow = false, className }: PaysageArtProps) => (
  <img
    src={`/images/paysages/${nom}.svg`}
    alt=""
    className={cx(styles.landscape, isLow && styles.low, className)}
  />
)
