import type { ReactNode } from 'react'
import styles from './Cover.module.css'
import { cx } from './cx.ts'

type CoverProps = {
  readonly src: string
  readonly alt: string
  /** Above the title: what kind of thing it is. */
  readonly above: ReactNode
  readonly title: string
  /** Below the title. */
  readonly children?: ReactNode
  readonly className?: string | undefined
}

/** The top of a page that has a picture of its own, with the page’s title. */
export const Cover = ({ src, alt, above, title, children, className }: CoverProps) => (
  <div className={cx(styles.cover, className)}>
    <img src={src} alt={alt} />
    <div className={styles.panel}>
      {above}
      <h1 tabIndex={-1} data-page-title="">
        {title}
      </h1>
      {children}
    </div>
  </div>
)
