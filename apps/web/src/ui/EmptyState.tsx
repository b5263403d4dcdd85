import type { ReactNode } from 'react'
import roadblock from './assets/roadblock.svg'
import signpost from './assets/signpost.svg'
import styles from './EmptyState.module.css'

const arts = { signpost, roadblock }

type EmptyStateProps = {
  readonly title: string
  /** One sentence: what to do now. */
  readonly children?: ReactNode
  readonly actions?: ReactNode
  /** `signpost` when there is nothing, `roadblock` when something failed: announced as an alert. */
  readonly art?: keyof typeof arts
  readonly level?: 2 | 3
}

/** In the place of what is not there. */
export const EmptyState = ({ title, children, actions, art = 'signpost', level = 2 }: EmptyStateProps) => {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={styles.empty} role={art === 'roadblock' ? 'alert' : undefined}>
      <img src={arts[art]} alt="" width={148} height={112} />
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={styles.text}>{children}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
