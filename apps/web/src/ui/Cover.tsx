import type { ReactNode } from 'react'
import styles from './Cover.module.css'
import { cx } from './cx.ts'

type CoverProps = {
  readonly src: string
  readonly alt: string
  /** Above the title: the kind of page. */
  readonly above: ReactNode
  readonly title: string
  /** 1 for the page's own title; 2 where the cover is part of another page. */
  readonly level?: 1 | 2
  /** Below the title. */
  readonly children?: ReactNode
  readonly className?: string | undefined
}

/** The picture and the title at the top of a page. */
export const Cover = ({ src, alt, above, title, level = 1, children, className }: CoverProps) => (
  <div className={cx(styles.cover, className)}>
    <img src={src} alt={alt} />
    <div className={styles.panel}>
      {above}
      {level === 1 ? (
        <h1 tabIndex={-1} data-page-title="">
          {title}
        </h1>
      ) : (
        <h2>{title}</h2>
      )}
      {children}
    </div>
  </div>
)
