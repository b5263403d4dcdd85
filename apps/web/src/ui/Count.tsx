import styles from './Count.module.css'

type CountProps = {
  readonly value: string
  /** What is counted, for screen readers: « filtres actifs ». */
  readonly label: string
}

/** A number in a small dark disc. */
export const Count = ({ value, label }: CountProps) => (
  <span className={styles.count}>
    {value}
    <span className="sr-only"> {label}</span>
  </span>
)
