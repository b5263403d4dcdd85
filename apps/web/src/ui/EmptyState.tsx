import type { ReactNode, Ref } from 'react'
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
  /** 1 where it stands for the whole page. */
  readonly level?: 1 | 2 | 3
  /** For who brings the focus to the title. */
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined
}

/** In the place of what is not there. */
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
