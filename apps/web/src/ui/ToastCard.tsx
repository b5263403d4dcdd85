import { useEffect, useState } from 'react'
import { Button } from './Button.tsx'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { closeToast, type Toast } from './toast.ts'
import styles from './ToastRegion.module.css'
import { toneIcons } from './tones.ts'
import { useTimeout } from './use-timeout.ts'

const ANNOUNCE_MS = 50

/** Screen readers announce changes in a live region, not its initial content: the text is added after mount. */
const useIsAnnounced = (): boolean => {
  const [isAnnounced, setIsAnnounced] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsAnnounced(true), ANNOUNCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return isAnnounced
}

type ToastCardProps = { readonly toast: Toast; readonly isPaused: boolean; readonly onClose: () => void }

export const ToastCard = ({ toast, isPaused, onClose }: ToastCardProps) => {
  const { id, tone, message, duration, action } = toast
  const isAnnounced = useIsAnnounced()
  useTimeout(() => closeToast(id), duration, isPaused)

  return (
    <li className={cx(styles.toast, styles[tone], action && styles.acting)}>
      <span className={styles.icon}>
        <Icon name={toneIcons[tone]} />
      </span>
      <div role={tone === 'warning' || tone === 'danger' ? 'alert' : 'status'}>{isAnnounced && message}</div>
      {action && (
        <Button
          size="sm"
          onClick={() => {
            onClose()
            action.onAction()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton plain icon="x" label="Fermer" onClick={onClose} />
    </li>
  )
}
