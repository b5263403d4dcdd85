import styles from './Plate.module.css'

/** The number of a department, as road plates wear it; the place it belongs to follows. */
export const Plate = ({ children }: { readonly children: string }) => (
  <span className={styles.plate}>
    <span className="sr-only">département </span>
    {children}
  </span>
)
