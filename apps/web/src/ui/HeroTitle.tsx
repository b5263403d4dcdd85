import styles from './HeroTitle.module.css'

/** The great title of a page that welcomes. Its only h1, found by `data-page-title` as PageHead's is. */
export const HeroTitle = ({ children }: { readonly children: string }) => (
  <h1 className={styles.title} tabIndex={-1} data-page-title="">
    {children}
  </h1>
)
