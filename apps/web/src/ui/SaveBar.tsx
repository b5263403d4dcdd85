import { useEffect, useRef, type ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './SaveBar.module.css'

type SaveBarProps = {
  /** The state of the form, announced when it changes: « Brouillon enregistré à 10 h 42 ». */
  readonly status: ReactNode
  /** Nothing to save: the bar stays at the end of the page instead of floating. */
  readonly isIdle?: boolean
  /** Buttons, the main one last; without any, the bar is visually hidden. */
  readonly children: ReactNode
}

/** The actions of a long form, floating while there is something to save. */
export const SaveBar = ({ status, isIdle = false, children }: SaveBarProps) => {
  const isShown = Boolean(children)
  const wasShown = useRef(isShown)
  useEffect(() => {
    // The save button disappears once the form is saved.
    if (wasShown.current && !isShown && document.activeElement === document.body)
      document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true })
    wasShown.current = isShown
  }, [isShown])
  const isFloating = isShown && !isIdle
  useEffect(() => {
    // The bar must not cover the field being edited.
    const field = document.activeElement
    if (isFloating && field?.closest('form')) field.scrollIntoView({ block: 'nearest' })
  }, [isFloating])
  return (
    <div className={isShown ? cx(styles.bar, isFloating && styles.floating) : undefined}>
      <output className={isShown ? styles.status : 'sr-only'}>{status}</output>
      {isShown && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
