import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

type ConfirmDialogProps = {
  readonly isOpen: boolean
  readonly title: string
  /** The consequences of the action, and whether it can be undone. */
  readonly children: ReactNode
  /** The verb of the action, the same as on the button that opened the dialog. */
  readonly confirmLabel: string
  /** Label of the other button, for actions that already cancel something. */
  readonly closeLabel?: string
  /** The action is running. */
  readonly busy?: boolean
  readonly busyLabel?: string
  readonly variant?: 'primary' | 'danger'
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks for confirmation before an important action. */
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
