import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { cx } from './cx.ts'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton.tsx'

type DialogProps = {
  readonly isOpen: boolean
  /** Escape, the cross or a press outside; the focus goes back to where it was. */
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
  readonly footer?: ReactNode
  readonly role?: 'dialog' | 'alertdialog'
}

/** A modal dialog; a sheet from the bottom on small screens. */
export const Dialog = ({ isOpen, onClose, title, children, footer, role = 'dialog' }: DialogProps) => (
  <ModalOverlay
    isOpen={isOpen}
    onOpenChange={(open) => !open && onClose()}
    isDismissable={role === 'dialog'}
    className={cx(styles.overlay)}
  >
    <Modal className={cx(styles.modal)}>
      <AriaDialog className={cx(styles.dialog)} role={role}>
        <div className={styles.head}>
          <Heading slot="title" className={cx(styles.title)}>
            {title}
          </Heading>
          <IconButton plain icon="x" label="Fermer" onClick={onClose} />
        </div>
        {children}
        {footer && <div className={styles.foot}>{footer}</div>}
      </AriaDialog>
    </Modal>
  </ModalOverlay>
)
