import type { MouseEvent } from 'react'
import styles from './SkipLink.module.css'

type SkipLinkProps = {
  /** The id of the main content, which must be focusable. */
  readonly target: string
}

/** The first link of the page: skips the menus. */
export const SkipLink = ({ target }: SkipLinkProps) => {
  // No history entry: the router would treat the new hash as a navigation.
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
