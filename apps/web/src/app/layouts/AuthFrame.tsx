import type { ReactNode } from 'react'
import { Logo } from '#ui/Logo.tsx'
import styles from './AuthFrame.module.css'
import { Road } from './Road.tsx'

type AuthFrameProps = {
  /** Paragraphs on the dark panel: the first is its headline. Visible on large screens only. */
  readonly art: ReactNode
  /** Names the panel for screen readers. */
  readonly artLabel: string
  /** The form and its title. */
  readonly children: ReactNode
}

/** The frame of pages without a menu: a dark panel next to the form, above it on small screens. */
export const AuthFrame = ({ art, artLabel, children }: AuthFrameProps) => (
  <div className={styles.frame}>
    <aside className={styles.art} aria-label={artLabel}>
      <Road />
      <div className={styles.texts}>
        <Logo onInk className={styles.artLogo} />
        {art}
      </div>
    </aside>
    <main className={styles.main} id="contenu" tabIndex={-1}>
      <Logo className={styles.logo} />
      {children}
    </main>
  </div>
)
