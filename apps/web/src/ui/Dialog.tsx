import { useEffect, type ReactNode } from 'react'
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

/** Leaves the frames in which React Aria gives the focus back. */
const afterFocusIsBack = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act))

/**
 * When a dialog closes over another one, its button there may have gone with what was done. React Aria would then lead the
 * focus out of both, where neither Tab nor Escape reaches the one that is left: that one takes it.
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
