import type { MouseEvent } from 'react'
import styles from './SkipLink.module.css'

type SkipLinkProps = {
  /** The id of the main content, that must be focusable. */
  readonly target: string
}

/** The first stop of the keyboard: jumps over the menus. */
export const SkipLink = ({ target }: SkipLinkProps) => {
  // Not a move in the history: the router would take the new hash for a change of route.
  const jump = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById(target)?.focus()
  }
  return (
    <a className={styles.link} href={`#${target}`} onClick={jump}>
      Aller au contenu
    </a>
  )
}
