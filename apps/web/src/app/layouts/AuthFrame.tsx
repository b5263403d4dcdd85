import type { ReactNode } from 'react'
import { Logo } from '#ui/Logo.tsx'
import styles from './AuthFrame.module.css'
import { Road } from './Road.tsx'

type AuthFrameProps = {
  /** Paragraphs on the ink panel: the first is its headline. Seen on large screens only. */
  readonly art: ReactNode
  /** Names the panel for screen readers. */
  readonly artLabel: string
  /** The form and its title. */
  readonly children: ReactNode
}

/** The frame of the pages without a menu: an ink panel beside the form, a band above it on small screens. */
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
