import { useEffect, useRef, type ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './SaveBar.module.css'

type SaveBarProps = {
  /** Where what is written stands: « Brouillon enregistré à 10 h 42 ». Said as it changes. */
  readonly status: ReactNode
  /** Nothing is to be saved: what it still offers ends the page, over nothing. */
  readonly isIdle?: boolean
  /** Buttons, the main one last; without any, it is not seen. */
  readonly children: ReactNode
}

/** What ends a long form, in sight as long as there is something to save. */
export const SaveBar = ({ status, isIdle = false, children }: SaveBarProps) => {
  const isShown = Boolean(children)
  const wasShown = useRef(isShown)
  useEffect(() => {
    // The button that saved is gone with what it did.
    if (wasShown.current && !isShown && document.activeElement === document.body)
      document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true })
    wasShown.current = isShown
  }, [isShown])
  const isFloating = isShown && !isIdle
  useEffect(() => {
    // What she types in must not be under it.
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
