import styles from './Plate.module.css'

/** A department number, drawn as on a number plate; the name of the place follows. */
export const Plate = ({ children }: { readonly children: string }) => (
  <span className={styles.plate}>
    <span className="sr-only">département </span>
    {children}
  </span>
)
