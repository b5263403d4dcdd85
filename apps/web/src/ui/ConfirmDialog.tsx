import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

type ConfirmDialogProps = {
  readonly isOpen: boolean
  readonly title: string
  /** What will happen, and whether it can be undone. */
  readonly children: ReactNode
  /** The verb of the action, as its first button said it. */
  readonly confirmLabel: string
  /** The other button: another word where the action itself is to cancel something. */
  readonly closeLabel?: string
  /** While the action is under way. */
  readonly busy?: boolean
  readonly busyLabel?: string
  readonly variant?: 'primary' | 'danger'
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before an action that matters. */
export const ConfirmDialog = ({
  isOpen,
  title,
  children,
  confirmLabel,
  closeLabel = 'Annuler',
  busy = false,
  busyLabel = 'Patiente…',
  variant = 'danger',
  onConfirm,
  onClose,
}: ConfirmDialogProps) => (
  <Dialog
    role="alertdialog"
    isOpen={isOpen}
    title={title}
    onClose={onClose}
    footer={
      <>
        <Button variant={variant} busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
          {confirmLabel}
        </Button>
        <Button onClick={onClose}>{closeLabel}</Button>
      </>
    }
  >
    <div>{children}</div>
  </Dialog>
)
