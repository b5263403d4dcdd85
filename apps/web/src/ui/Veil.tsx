import { cx } from './cx.ts'
import styles from './Veil.module.css'

type VeilProps = {
  /** What is hidden, for screen readers: « Montant masqué ». */
  readonly label: string
  readonly wide?: boolean
}

/** Replaces a hidden value. */
export const Veil = ({ label, wide = false }: VeilProps) => (
  <span className={cx(styles.veil, wide && styles.wide)}>
    <span className="sr-only">{label}</span>
  </span>
)
