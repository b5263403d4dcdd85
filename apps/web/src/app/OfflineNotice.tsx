import { useIsOnline } from '#kit/online.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './OfflineNotice.module.css'

type OfflineNoticeProps = {
  /** The page works offline and shows its own pending operations. */
  readonly silent?: boolean
}

/** The empty region is mounted from the start, so that screen readers announce the notice when it appears. */
export const OfflineNotice = ({ silent = false }: OfflineNoticeProps) => {
  const isOnline = useIsOnline()
  return (
    <output className={styles.region}>
      {!isOnline && !silent && (
        <span className={styles.notice}>
          <Icon name="warning-fill" size="sm" />
          Tu es hors ligne&nbsp;: ce que tu vois peut dater, et rien ne peut être envoyé.
        </span>
      )}
    </output>
  )
}
