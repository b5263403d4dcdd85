import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { cx } from './cx.ts'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton.tsx'

type DialogProps = {
  readonly isOpen: boolean
  /** Escape, the cross or a press outside; the focus goes back to where it was. Without it, nothing closes it. */
  readonly onClose?: () => void
  /** Above the title. */
  readonly above?: ReactNode
  readonly title: string
  readonly children: ReactNode
  readonly footer?: ReactNode
  readonly role?: 'dialog' | 'alertdialog'
}

/** A modal dialog; a sheet from the bottom on small screens. */
export const Dialog = ({ isOpen, onClose, above, title, children, footer, role = 'dialog' }: DialogProps) => (
  <ModalOverlay
    isOpen={isOpen}
    onOpenChange={(open) => !open && onClose?.()}
    isDismissable={onClose !== undefined && role === 'dialog'}
    isKeyboardDismissDisabled={onClose === undefined}
    className={cx(styles.overlay)}
  >
    <Modal className={cx(styles.modal)}>
      <AriaDialog className={cx(styles.dialog)} role={role}>
        {above}
        <div className={styles.head}>
          <Heading slot="title" className={cx(styles.title)}>
            {title}
          </Heading>
          {onClose && <IconButton plain icon="x" label="Fermer" onClick={onClose} />}
        </div>
        {children}
        {footer && <div className={styles.foot}>{footer}</div>}
      </AriaDialog>
    </Modal>
  </ModalOverlay>
)
