import type { ReactNode } from 'react'
import { useIsDesktop } from '#kit/media.ts'
import { Card } from '#ui/Card.tsx'
import { InboxPanel } from './InboxPanel.tsx'
import styles from './Inbox.module.css'

type InboxFrameProps = {
  readonly courante?: string | undefined
  /** What stands beside the list; on a phone, in its place. Undefined: the list alone, beside a quiet pane on a desk. */
  readonly children?: ReactNode
}

/** The list beside the discussion where there is room for both, one after the other on a phone (mock-up 11). */
export const InboxFrame = ({ courante, children }: InboxFrameProps) => {
  const isDesktop = useIsDesktop()
  if (!isDesktop) {
    return <Card className={styles.frame}>{children ?? <InboxPanel isPage />}</Card>
  }
  return (
    <Card className={styles.frame}>
      <InboxPanel courante={courante} isPage={children === undefined} />
      <div className={styles.pane}>
        {children ?? (
          <div className={styles.quiet}>
            <p className="muted">Choisis une discussion pour la lire ici.</p>
          </div>
        )}
      </div>
    </Card>
  )
}
