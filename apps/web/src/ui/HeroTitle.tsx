import styles from './HeroTitle.module.css'

/** The large title of a welcome page. Its only h1, marked with `data-page-title` like PageHead. */
export const HeroTitle = ({ children }: { readonly children: string }) => (
  <h1 className={styles.title} tabIndex={-1} data-page-title="">
    {children}
  </h1>
)
