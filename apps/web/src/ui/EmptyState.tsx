import type { ReactNode, Ref } from 'react'
import roadblock from './assets/roadblock.svg'
import signpost from './assets/signpost.svg'
import styles from './EmptyState.module.css'

const arts = { signpost, roadblock }

type EmptyStateProps = {
  readonly title: string
  /** One sentence: what the user can do. */
  readonly children?: ReactNode
  readonly actions?: ReactNode
  /** `signpost` when there is nothing; `roadblock` when something failed, announced as an alert. */
  readonly art?: keyof typeof arts
  /** 1 when it replaces the whole page. */
  readonly level?: 1 | 2 | 3
  /** For callers that move the focus to the title. */
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined
}

/** Replaces missing content. */
export const EmptyState = ({
  title,
  children,
  actions,
  art = 'signpost',
  level = 2,
  titleRef,
}: EmptyStateProps) => {
  const Heading = `h${level}` as const
  return (
    <div className={styles.empty} role={art === 'roadblock' ? 'alert' : undefined}>
      <img src={arts[art]} alt="" width={148} height={112} />
      <Heading ref={titleRef} tabIndex={titleRef === undefined ? undefined : -1} className={styles.title}>
        {title}
      </Heading>
      {children && <p className={styles.text}>{children}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
