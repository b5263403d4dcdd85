import type { ReactNode } from 'react'
import styles from './PageHead.module.css'

type PageHeadProps = {
  readonly title: ReactNode
  /** One sentence under the title. */
  readonly lede?: ReactNode
  /** The main action of the page, next to the title. */
  readonly actions?: ReactNode
}

/** The top of a page. Its only h1 takes the focus at each navigation, found by `data-page-title`. */
export const PageHead = ({ title, lede, actions }: PageHeadProps) => (
  <div className={styles.head}>
    <div className={styles.texts}>
      <h1 tabIndex={-1} data-page-title="">
        {title}
      </h1>
      {lede && <p className={styles.lede}>{lede}</p>}
    </div>
    {actions && <div className={styles.actions}>{actions}</div>}
  </div>
)
