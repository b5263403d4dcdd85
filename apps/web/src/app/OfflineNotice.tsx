import { useIsOnline } from '#kit/online.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './OfflineNotice.module.css'
import { usePageHandle } from './page-handle.ts'

/** The empty region is mounted from the start, so that screen readers announce the notice when it appears. */
export const OfflineNotice = () => {
  const isOnline = useIsOnline()
  const { worksOffline = false } = usePageHandle()
  return (
    <output className={styles.region}>
      {!isOnline && !worksOffline && (
        <span className={styles.notice}>
          <Icon name="warning-fill" size="sm" />
          Tu es hors ligne&nbsp;: ce que tu vois peut dater, et rien ne peut être envoyé.
        </span>
      )}
    </output>
  )
}
