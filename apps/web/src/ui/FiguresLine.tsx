import type { ReactNode } from 'react'
import styles from './FiguresLine.module.css'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import { Link } from './Link.tsx'

export type Figure = { readonly noun: string; readonly text: string }

type FiguresLineProps = {
  /** The tags of its state. */
  readonly tags: ReactNode
  readonly title: string
  readonly to: string
  /** For whom and by whom. */
  readonly detail: string
  readonly when: { readonly icon: IconName; readonly text: string }
  readonly figures: readonly Figure[]
  readonly menu: ReactNode
}

/** The content of an item of a `LineList`: a published object with its state, its figures and the menu of its acts. */
export const FiguresLine = ({ tags, title, to, detail, when, figures, menu }: FiguresLineProps) => (
  <div className={styles.line}>
    <div className={styles.what}>
      <span className="row">{tags}</span>
      <h3 className={styles.title}>
        <Link to={to} standalone>
          {title}
        </Link>
      </h3>
      <span className="small muted">{detail}</span>
      <span className={styles.when}>
        <Icon name={when.icon} size="sm" />
        {when.text}
      </span>
    </div>
    <dl className={styles.figures}>
      {figures.map(({ noun, text }) => (
        <div key={noun}>
          <dt>{noun}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
    {menu}
  </div>
)
