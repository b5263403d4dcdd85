import styles from './Badge.module.css'

const format = new Intl.NumberFormat('fr-FR')

type CountProps = {
  readonly value: number
  /** What is counted, for screen readers: « filtres actifs ». */
  readonly label: string
}

/** How many, in a small disc of ink. */
export const Count = ({ value, label }: CountProps) => (
  <span className={styles.count}>
    {format.format(value)}
    <span className="sr-only"> {label}</span>
  </span>
)
