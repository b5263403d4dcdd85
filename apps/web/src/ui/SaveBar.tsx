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

const MARGIN = 12
/** The sticky header, and some room below it. */
const HEADER = 96

/**
 * Scrolls until the bar no longer covers the field being edited. It measures instead of setting a scroll padding: with a
 * padding, reaching an option of an open list scrolls the page, which closes the list.
 */
const uncover = (bar: HTMLElement | null, field: Element | null): void => {
  if (!bar || bar.contains(field) || !field?.closest('form')) return
  const { top, bottom } = field.getBoundingClientRect()
  const covered = bottom + MARGIN - bar.getBoundingClientRect().top
  if (covered > 0 && top > HEADER) window.scrollBy({ top: Math.min(covered, top - HEADER) })
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
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isFloating) return undefined
    const onFocus = () => uncover(bar.current, document.activeElement)
    onFocus()
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [isFloating])
  return (
    <div ref={bar} className={isShown ? cx(styles.bar, isFloating && styles.floating) : undefined}>
      <output className={isShown ? styles.status : 'sr-only'}>{status}</output>
      {isShown && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
