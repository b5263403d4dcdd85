import { useEffect, type ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { cx } from './cx.ts'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton.tsx'

type DialogProps = {
  readonly isOpen: boolean
  /** Called on Escape, the close button or, except in an alertdialog, a click outside. Without it, the user cannot close it. */
  readonly onClose?: () => void
  /** Above the title. */
  readonly above?: ReactNode
  readonly title: string
  readonly children: ReactNode
  readonly footer?: ReactNode
  readonly role?: 'dialog' | 'alertdialog'
  /** As wide as a page, for what a page shows. */
  readonly isWide?: boolean
}

/** Waits until React Aria has restored the focus. */
const afterFocusIsBack = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act))

/**
 * A dialog may close over another one and remove the button that opened it. React Aria would then move the focus outside both,
 * where neither Tab nor Escape reaches the dialog that remains: this one takes the focus.
 */
const KeepFocusInDialogBelow = () => {
  useEffect(
    () => () => {
      afterFocusIsBack(() => {
        const below = Array.from(
          document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]'),
        ).at(-1)
        if (below && !below.contains(document.activeElement)) below.focus()
      })
    },
    [],
  )
  return null
}

/** A modal dialog; a bottom sheet on small screens. */
export const Dialog = ({
  isOpen,
  onClose,
  above,
  title,
  children,
  footer,
  role = 'dialog',
  isWide = false,
}: DialogProps) => (
  <ModalOverlay
    isOpen={isOpen}
    onOpenChange={(open) => !open && onClose?.()}
    isDismissable={onClose !== undefined && role === 'dialog'}
    isKeyboardDismissDisabled={onClose === undefined}
    className={cx(styles.overlay)}
  >
    <Modal className={cx(styles.modal, isWide && styles.wide)}>
      <AriaDialog className={cx(styles.dialog)} role={role}>
        <KeepFocusInDialogBelow />
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
